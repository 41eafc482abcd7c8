import { resultCodeOf } from '#core/elections/result-code.ts';
import type { Db } from '../../platform/db/client.ts';
import { listRestores } from '../../elections/restores-store.ts';
import { restoredLines } from '#core/elections/restored-lines.ts';
import { voterLines } from '#texts/election-line.ts';
import { listCountedAgain } from '../../elections/holds-store.ts';

/** A result that was published once and does not stand: an admin had the restored votes counted. */
export interface GivenUp {
  electionId: string;
  votesSha256: string;
  code: string;
  /** What happened, in sentences. */
  says: string;
}

/** The results that were given up after a restore, as the record has the decision. */
export async function listGivenUp(db: Db): Promise<GivenUp[]> {
  const rows = await listCountedAgain(db);
  const restores = await listRestores(
    db,
    rows.map(({ electionId }) => electionId),
  );
  return rows.flatMap(({ electionId, name, found, decidedAt }) => {
    const restore = restores.findLast((one) => one.electionId === electionId);
    const day = `${decidedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    return found
      .flatMap((one) => /^votes ([0-9a-f]{64})$/.exec(one)?.[1] ?? [])
      .map((votesSha256) => {
        const code = resultCodeOf(votesSha256);
        const says = [
          `${name}: a result with the code ${code} was published once, and it does not stand.`,
          ...(restore === undefined
            ? []
            : [voterLines(restore.timeZone, ...restoredLines(restore)).what]),
          `On ${day} an admin chose to count the restored votes; the page of the election says why.`,
        ].join(' ');
        return { electionId, votesSha256, code, says };
      });
  });
}
