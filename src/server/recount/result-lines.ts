import { resultCodeOf } from '#core/elections/result-code.ts';
import type { Db } from '../platform/db/client.ts';
import { listClosed, listKits } from './store.ts';

/** How many elections a witness is told of: the last ones. */
const most = 20;

/**
 * The codes of closed elections as they are written down outside of the database: in a file, in the
 * e-mails of witnesses and in the feed.
 */
export async function listResultLines(db: Db): Promise<string[]> {
  const closed = (await listClosed(db)).slice(-most);
  const kits = await listKits(
    db,
    closed.map(({ id }) => id),
  );
  return closed.flatMap(({ id }) => {
    const kit = kits.get(id);
    return kit === undefined ? [] : [resultLine(id, kit)];
  });
}

/** The line of one election, such as "election … result KX4M-7Q2P-9TBA votes sha256 … kit 1 sha256 …". */
export function resultLine(
  electionId: string,
  kit: { edition: number; sha256: string; votesSha256: string | null },
): string {
  const { edition, sha256, votesSha256 } = kit;
  const votes =
    votesSha256 === null ? '' : ` result ${resultCodeOf(votesSha256)} votes sha256 ${votesSha256}`;
  return `election ${electionId}${votes} kit ${edition} sha256 ${sha256}`;
}
