import { askOrders } from '../counting/public.ts';
import { withLine } from '#core/elections/with-line.ts';
import { electionPath } from '#core/page-paths.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { queueEmail } from '../email/send.ts';
import { takeBackUnsent } from '../email/decide-unsent.ts';
import type { Tx } from '../platform/db/client.ts';
import type { ActServices } from '../officer-act.ts';
import type { LockedElection } from '../elections/lock-life.ts';
import { findWinners } from './find-winners.ts';
import { queueWinnerEmails, winnerKey } from './queue-winner-emails.ts';
import type { CandidateRow } from '../elections/store.ts';
import { notElectedEmail } from './sanction-emails.ts';
import { spokenNames } from '../email/spoken-names.ts';

/** Who is elected now, as far as it is shown; nobody before the close, or the release. */
export async function winnersNow(
  tx: Tx,
  services: Pick<ActServices, 'sealedCounts'>,
  { row, phase }: Pick<LockedElection, 'row' | 'phase'>,
): Promise<CandidateRow[]> {
  return phase === 'closed' ? (await findWinners(tx, services, row.id)).winners : [];
}

interface Changed {
  electionId: string;
  /** The sanction that was ruled or overturned. */
  sanctionId: string;
  /** What was ruled, in a sentence of the e-mail's language. */
  because: () => string;
  before: readonly CandidateRow[];
}

/**
 * After what changes who is elected. Who is not elected any more: the congratulation that has not left is
 * taken back, and one that left is followed by a correction. Who is elected now gets a congratulation, also
 * who had one and read a correction since.
 */
export async function tellChangedWinners(
  tx: Tx,
  services: ActServices,
  { electionId, sanctionId, because, before }: Changed,
): Promise<void> {
  await askOrders(tx, electionId);
  const { winners, electionName, electionWords } = await findWinners(tx, services, electionId);
  const keysOf = (all: readonly CandidateRow[]) => all.map((one) => winnerKey(electionId, one));
  const [was, is] = [new Set(keysOf(before)), new Set(keysOf(winners))];
  const lost = before.filter((one) => !is.has(winnerKey(electionId, one)));
  const gained = [...is].filter((key) => !was.has(key));
  if (lost.length + gained.length === 0) return;
  const left = await takeBackUnsent(tx, [...keysOf(lost), ...gained]);
  const lastOf = (key: string) =>
    left.findLast((one) => one === key || one.startsWith(`${key}:`)) ?? null;
  const campus = await readLetterhead(tx, services.config);
  const url = `${services.config.publicUrl}${electionPath(electionId)}`;
  for (const one of lost) {
    const key = winnerKey(electionId, one);
    const last = lastOf(key);
    if (one.email === null || last === null || isCorrection(key, last)) continue;
    const { position, positionWords } = one;
    const name = withLine(one.name, one.apart ?? undefined);
    const about = { name, election: electionName, electionWords, position, positionWords };
    await queueEmail(tx, services, {
      key: `${key}:not:${sanctionId}`,
      to: one.email,
      compose: () => notElectedEmail({ ...spokenNames(about), because: because(), url }, campus),
    });
  }
  const again = gained.filter((key) => isCorrection(key, lastOf(key) ?? key));
  await queueWinnerEmails(
    tx,
    services,
    electionId,
    new Map(again.map((key) => [key, `${key}:again:${sanctionId}`])),
  );
}

const isCorrection = (key: string, last: string) => last.startsWith(`${key}:not:`);
