import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { Db } from '../platform/db/client.ts';
import { compareClosed } from './compare-closed.ts';
import { kitBytes } from './kit-bytes.ts';
import { findKit } from './store.ts';
import type { KeptKit } from './store.ts';

/** The verifier of recount kits, which everybody can download (docs/recount-kit.md). */
export type VerifyKit = (
  bytes: Uint8Array,
  options: { expectedHash: string },
) => { code: number; lines: string[] };

/** The verifier reads a kit as one text, which has an end in JavaScript. */
const mostBytes = 256 * 1024 * 1024;

/** What a recount of a closed election says, and whether it agrees with the close. */
export interface Recounted {
  agrees: boolean;
  says: string;
}

/**
 * Recounts each closed election: its ballots must be those that were counted at the close, and give the
 * result that was kept then.
 */
export async function recountClosed(db: Db, verifyKit: VerifyKit): Promise<Recounted[]> {
  const recounted: Recounted[] = [];
  // The record says what the close was: the label of a kit could be changed together with the kit.
  for (const { id, name, problems } of await compareClosed(db, { folder: null })) {
    const kit = await findKit(db, { electionId: id });
    const { agrees, says } =
      problems.length > 0
        ? { agrees: false, says: problems.map((one) => one()).join(' ') }
        : kit === null
          ? { agrees: true, says: 'it has no recount kit; its counts are those of its ballots.' }
          : await recount(db, kit, verifyKit);
    recounted.push({ agrees, says: `${name}: ${says}` });
  }
  return recounted;
}

async function recount(db: Db, kit: KeptKit, verifyKit: VerifyKit): Promise<Recounted> {
  if (kit.bytes > mostBytes) {
    const says =
      'ballots and result are byte for byte those of the close. It is too large to be recounted here.';
    return { agrees: true, says };
  }
  const bytes = await buffer(Readable.from(kitBytes(db, kit)));
  const { code, lines } = verifyKit(bytes, { expectedHash: kit.sha256 });
  if (code === 0) return { agrees: true, says: 'recounted, with the result of the close.' };
  const wrong = lines.filter((line) => line.startsWith('WRONG')).map((line) => line.slice(7));
  return { agrees: false, says: `the recount does not agree (${wrong.join('; ')}).` };
}
