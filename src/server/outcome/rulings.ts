import { readComplaintNumber } from '#core/elections/complaint.ts';
import { Refused } from '#core/refusal.ts';
import type { Input, Reply } from '#contract/api.ts';
import { presentSanction } from '../complaints/sanction-view.ts';
import { findFormerMessage } from '../contact/public.ts';
import { listFormerComplaints } from '../elections/former-complaints-store.ts';
import { rulingsInWords } from '../elections/lines-store.ts';
import { listSanctions } from '../elections/sanctions-store.ts';
import { listElectionRows } from '../elections/store.ts';
import { hashToken } from '../platform/tokens.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';

const hour = 60 * 60;

/** The rulings of an election, as everybody reads them. */
export async function listRulings({ db }: Services, _actor: unknown, { id }: Input<'listRulings'>) {
  const [election] = await listElectionRows(db, { id });
  if (election === undefined || election.state === 'draft') throw new Refused('unknown-election');
  const rows = await listFormerComplaints(db, { electionIds: [id] });
  return {
    rulings: rows.map(({ number, ruling, answer, answeredAt, noOther }) => ({
      ...{ number, ruling, reason: answer, at: answeredAt.toISOString(), noOther },
    })),
    sanctions: (await rulingsInWords(db, id, await listSanctions(db, [id]))).map(presentSanction),
  };
}

/** How a complaint of 0.3.0 stands, for whoever has its number: with its ruling, or as the message that it is since. */
export async function readFormerComplaint(
  { db, rateLimits }: Services,
  _actor: unknown,
  { follow }: Input<'readFormerComplaint'>,
  { address }: Caller,
): Promise<Reply<'readFormerComplaint'>> {
  // A campus sits behind one address.
  await rateLimits.spend([{ name: `complaint|${address}`, most: 600, seconds: hour }]);
  const hash = hashToken(readComplaintNumber(follow));
  const [ruled] = await listFormerComplaints(db, { hash });
  if (ruled === undefined) {
    const message = await findFormerMessage(db, hash);
    if (message === null) throw new Refused('unknown-complaint');
    return { ...message, ruling: null, sanctions: [] };
  }
  const { electionId, election, number, subject, text, reply } = ruled;
  const sanctions = await listSanctions(db, [electionId]);
  return {
    ...{ electionId, election, number, ruling: ruled.ruling },
    text: [subject, text, ...(reply === null ? [] : [reply])].join('\n\n'),
    madeAt: ruled.madeAt.toISOString(),
    dueAt: null,
    answers: [{ text: ruled.answer, at: ruled.answeredAt.toISOString() }],
    sanctions: sanctions.filter(({ appealId }) => appealId === ruled.id).map(presentSanction),
  };
}
