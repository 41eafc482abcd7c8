import { timingSafeEqual } from 'node:crypto';
import { pagePaths, pathWithToken } from '#core/page-paths.ts';

/** The key of an election, as far as a link is signed with it. */
interface SigningKey {
  hashName(name: string): Buffer;
}

/** For which election a link is, and to which entry of its voter list it was sent. */
export interface VoteLink {
  electionId: string;
  entryId: string;
}

const idBytes = 16;
const signatureBytes = 16;

/**
 * The token of a link that goes to an address of the voter list. Nothing of it is stored: it is signed
 * under the key of the election, which no backup holds and which is deleted at the close.
 */
export function signVoteLink(key: SigningKey, link: VoteLink): string {
  const ids = [link.electionId, link.entryId].map((id) =>
    Buffer.from(id.replaceAll('-', ''), 'hex'),
  );
  return Buffer.concat([...ids, signatureOf(key, link)]).toString('base64url');
}

/** What a token says, before anybody has looked whether it is signed; null for what is no token. */
export function parseVoteLink(token: string): VoteLink | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * idBytes + signatureBytes) return null;
  return { electionId: idAt(bytes, 0), entryId: idAt(bytes, idBytes) };
}

/** Whether this campus has signed the token under the key of its election. */
export function isSignedVoteLink(key: SigningKey, token: string): boolean {
  const link = parseVoteLink(token);
  if (link === null) return false;
  const signature = Buffer.from(token, 'base64url').subarray(2 * idBytes);
  return timingSafeEqual(signature, signatureOf(key, link));
}

/** The page that the link of an e-mail opens. */
export const voteLinkUrl = (publicUrl: string, token: string) =>
  `${publicUrl}${pathWithToken(pagePaths.vote, token)}`;

const signatureOf = (key: SigningKey, { entryId }: VoteLink): Buffer =>
  key.hashName(`vote-link:${entryId}`).subarray(0, signatureBytes);

const idAt = (bytes: Buffer, start: number) =>
  bytes
    .toString('hex', start, start + idBytes)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
