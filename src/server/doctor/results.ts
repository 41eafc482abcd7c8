import path from 'node:path';
import type { Finding } from '#contract/system.ts';
import type { Config } from '../config.ts';
import { listFailedCloses, listHolds } from '../results/results-in-doubt.ts';
import { findBreaks } from '../recount/check-results.ts';
import { compareClosed } from '../recount/compare-closed.ts';
import type { Db } from '../platform/db/client.ts';
import { ok, problem } from './finding.ts';

/** Whether what was counted is what the record says, and whether an election waits to be counted. */
export async function lookAtResults(
  db: Db,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<Finding> {
  const [failed] = await listFailedCloses(db);
  if (failed !== undefined) {
    const { election, position, cause } = failed;
    const where = position === null ? election : `${election}, ${position}`;
    return problem(
      'results',
      `Voting is over, and no server could count its votes: ${where} (${cause}).`,
      'The votes stay sealed, and each server tries again. Bring a missing key back (npm run keys); for damaged rows restore a backup.',
    );
  }
  const holds = await listHolds(db);
  if (holds.length > 0) {
    const names = holds.map(({ election }) => election).join(', ');
    return problem(
      'results',
      `Closed and published before a restore, so an admin has to decide which result counts: ${names}. ${holds.map((one) => one.problem).join(' ')}`.trim(),
      'Nothing is counted until then. On the dashboard an admin chooses: the result that was published before stands, or the restored votes are counted.',
    );
  }
  const compared = await compareClosed(db, { folder: path.join(dataDir, 'recounts') });
  const breaks = await findBreaks(db);
  const wrong = compared.filter(({ problems }) => problems.length > 0);
  if (breaks.length + wrong.length > 0) {
    const of = wrong.map(({ name, problems }) => `${name}: ${problems.join(' ')}`);
    const says = [...breaks, ...of].join(' ');
    return problem(
      'results',
      `The count and the record do not agree. ${says}`,
      'Do not rely on these results. Run npm run verify-record, and compare with the files in recounts and with earlier backups.',
    );
  }
  return ok('results', `Count and record agree in ${compared.length} closed elections.`);
}
