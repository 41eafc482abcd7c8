import { readComplaintNumber } from '#core/elections/complaint.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { hashToken } from '../platform/tokens.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { listAppealRows } from './appeals-store.ts';
import { presentSanction } from './sanction-view.ts';
import { listSanctions } from '../elections/sanctions-store.ts';
import { listElectionRows, lockElection } from '../elections/store.ts';
import { findFollowed, findHearsAppeals, updateReply } from './store.ts';

const hour = 60 * 60;
export const hashOf = (typed: string) => hashToken(readComplaintNumber(typed));

/** Counts a number that somebody says: a campus sits behind one address. */
export const spendFollow = ({ rateLimits }: Services, address: string): Promise<void> =>
  rateLimits.spend([{ name: `complaint|${address}`, most: 600, seconds: hour }]);

/** How a complaint stands, for whoever has its number. */
export async function followComplaint(
  services: Services,
  _actor: unknown,
  { follow }: Input<'followComplaint'>,
  { address }: Caller,
) {
  await spendFollow(services, address);
  const found = await findFollowed(services.db, hashOf(follow));
  const [row] = found === null ? [] : await listAppealRows(services.db, { id: found.id });
  if (found === null || row === undefined) throw new Refused('unknown-appeal');
  const sanctions = await listSanctions(services.db, [row.electionId]);
  return {
    electionId: row.electionId,
    election: row.election,
    number: row.number,
    about: row.about,
    of: row.of,
    subject: row.subject,
    text: row.text,
    files: row.files,
    madeAt: row.madeAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    reply: row.reply,
    mayReply: found.isAccused && row.reply === null && row.answer === null,
    ruling: row.ruling,
    reason: row.answer,
    ruledAt: row.answeredAt?.toISOString() ?? null,
    sanctions: sanctions.filter(({ appealId }) => appealId === row.id).map(presentSanction),
    hearsAppeals: await findHearsAppeals(services.db),
  };
}

/** Takes the one reply of whoever is complained about. */
export async function replyToComplaint(
  services: Services,
  _actor: unknown,
  { follow, text }: Input<'replyToComplaint'>,
  { address }: Caller,
) {
  await spendFollow(services, address);
  await services.transact(async (tx) => {
    const found = await findFollowed(tx, hashOf(follow));
    if (found?.isAccused !== true) throw new Refused('unknown-appeal');
    const [asked] = await listAppealRows(tx, { id: found.id });
    if (asked === undefined) throw new Refused('unknown-appeal');
    await lockElection(tx, asked.electionId, 'no key update');
    const [election] = await listElectionRows(tx, { id: asked.electionId });
    if (election?.certified_at != null) throw new Refused('election-certified');
    if (await updateReply(tx, { id: found.id, text })) return;
    const [now] = await listAppealRows(tx, { id: found.id });
    throw new Refused(now?.answer == null ? 'complaint-replied' : 'appeal-answered');
  });
}

/** The rulings of an election, as everybody reads them, and when the others are due. */
export async function listRulings({ db }: Services, _actor: unknown, { id }: Input<'listRulings'>) {
  const [election] = await listElectionRows(db, { id });
  if (election === undefined || election.state === 'draft') throw new Refused('unknown-election');
  const rows = (await listAppealRows(db, { electionIds: [id] })).toSorted(
    (a, b) => a.number - b.number,
  );
  return {
    open: rows
      .filter(({ answer }) => answer === null)
      .map(({ number, dueAt }) => ({ number, dueAt: dueAt?.toISOString() ?? null })),
    rulings: rows.flatMap(({ number, ruling, answer, answeredAt, noOther }) =>
      answer === null || answeredAt === null
        ? []
        : [{ number, ruling, reason: answer, at: answeredAt.toISOString(), noOther }],
    ),
    sanctions: (await listSanctions(db, [id])).map(presentSanction),
    hearsAppeals: await findHearsAppeals(db),
  };
}
