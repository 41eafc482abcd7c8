import { createHmac, timingSafeEqual } from 'node:crypto';
import { pagePaths, pathWithToken } from '#core/page-paths.ts';

const idBytes = 16;
const signatureBytes = 16;

/** Where the link of somebody who was entered went: into their mailbox, or onto an officer's screen; `former`: either. */
export type EnteredWay = 'sent' | 'shown' | 'former';

/** The token of the link with which somebody answers who was entered. Nothing of it is stored. */
function signEntered(key: Buffer, id: string, way: EnteredWay): string {
  const said = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([said, signatureOf(key, said, way)]).toString('base64url');
}

/** The id that a token names, and whether an officer was shown it; null for one that this campus did not sign. */
export function readEntered(key: Buffer, token: string): { id: string; way: EnteredWay } | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return null;
  const said = bytes.subarray(0, idBytes);
  const way = (['sent', 'shown', 'former'] as const).find((one) =>
    timingSafeEqual(bytes.subarray(idBytes), signatureOf(key, said, one)),
  );
  if (way === undefined) return null;
  const id = said.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, way };
}

/** The page that the link opens. */
export const enteredUrl = (
  publicUrl: string,
  key: Buffer,
  id: string,
  way: EnteredWay = 'former',
) => `${publicUrl}${pathWithToken(pagePaths.candidacy, signEntered(key, id, way))}`;

// Those of 0.3.0 do not say which way they went.
const words = { sent: 'entered, sent', shown: 'entered, shown', former: 'entered' } as const;

const signatureOf = (key: Buffer, said: Buffer, way: EnteredWay): Buffer =>
  createHmac('sha256', key).update(words[way]).update(said).digest().subarray(0, signatureBytes);
