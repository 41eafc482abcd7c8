import path from 'node:path';
import { findings } from '#texts/en/findings.ts';
import { whatHelps } from '#texts/en/what-helps.ts';
import { unprovedText, uncountedText } from '#texts/kept-problems.ts';
import type { Config } from '../config.ts';
import { listFailedCloses, listHolds } from '../results/results-in-doubt.ts';
import { findBreaks } from '../recount/check-results.ts';
import { compareClosed } from '../recount/compare-closed.ts';
import type { Db } from '../platform/db/client.ts';
import type { Found } from './finding.ts';
import { ok, problem, together } from './finding.ts';

/** Whether what was counted is what the record says, and whether an election waits to be counted. */
export async function lookAtResults(db: Db, { dataDir }: Pick<Config, 'dataDir'>): Promise<Found> {
  const { results: says } = findings;
  const { results: helps } = whatHelps;
  const [failed] = await listFailedCloses(db);
  if (failed !== undefined) {
    const { election, position, cause } = failed;
    return problem(
      'results',
      () => says.uncounted(election, position, uncountedText(cause)),
      () => helps.uncounted,
    );
  }
  const holds = await listHolds(db);
  if (holds.length > 0) {
    const names = holds.map(({ election }) => election);
    const unproved = holds.flatMap(({ problem: why }) =>
      why === '' ? [] : () => unprovedText(why),
    );
    return problem(
      'results',
      together(() => says.held(names), ...unproved),
      () => helps.held,
    );
  }
  const compared = await compareClosed(db, { folder: path.join(dataDir, 'recounts') });
  const breaks = await findBreaks(db);
  const wrong = compared.filter(({ problems }) => problems.length > 0);
  if (breaks.length + wrong.length > 0) {
    const of = wrong.map(
      ({ name, problems }) =>
        () =>
          `${name}: ${together(...problems)()}`,
    );
    return problem(
      'results',
      together(() => says.doubtful, ...breaks, ...of),
      () => helps.doubtful,
    );
  }
  return ok('results', () => says.fine(compared.length));
}
