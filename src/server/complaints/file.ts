import { randomBytes, randomUUID } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import type { ComplaintKind } from '#core/elections/complaint.ts';
import {
  complaintNumber,
  dueAfter,
  mostComplaints,
  rulingHours,
} from '#core/elections/complaint.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { complaintPath } from '#core/page-paths.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { answers } from '#contract/answers.ts';
import { hashToken } from '../platform/tokens.ts';
import { readLetterhead, readTimeZone } from '../email/letterhead.ts';
import { queueEmail } from '../email/send.ts';
import { spokenNames } from '../email/spoken-names.ts';
import { countArrival } from '../platform/count-arrival.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { countAppealsOf, mayAppeal } from './appeals-store.ts';
import { insertComplaint, listAccused } from './store.ts';
import { keepAppealsUntil } from '../counting/public.ts';
import { listElectionRows, lockElection } from '../elections/store.ts';
import { datesOf } from '../elections/view.ts';
import { accusedEmail, filedEmail } from './emails.ts';
import { attachFiles } from './files-store.ts';
import { listWhoActs } from './who-acts.ts';

/** About whom somebody can complain in an election, and how often still. */
export async function readComplaintForm(
  { db }: Services,
  actor: Actor,
  { id }: Input<'readComplaintForm'>,
) {
  const [row] = await listElectionRows(db, { id });
  if (row === undefined || row.state === 'draft') throw new Refused('unknown-election');
  const candidates = await listAccused(db, id);
  return {
    left: Math.max(0, mostComplaints - (await countAppealsOf(db, id, actor.id))),
    candidates: candidates.map(({ _id, name, position }) => ({ _id, name, position })),
    officers: (await listWhoActs(db, id)).map(({ _id, name }) => ({ _id, name })),
  };
}

/** Takes a complaint of a voter or a candidate, from publishing until the time for appeals is over. */
export async function createComplaint(
  services: Services,
  actor: Actor,
  input: Input<'createComplaint'>,
  caller: Caller,
) {
  return fileComplaint(services, { actor, caller, isAfterClose: false, complaint: input });
}

/** The same after the close alone, about the voting: the call that appeals had. */
export async function createAppeal(
  services: Services,
  actor: Actor,
  input: Input<'createAppeal'>,
  caller: Caller,
) {
  const complaint = { ...input, about: 'voting' as const, ofId: null, files: [] };
  const { number } = await fileComplaint(services, {
    actor,
    caller,
    isAfterClose: true,
    complaint,
  });
  return { number, message: answers.appealMade(number) };
}

interface Filing {
  actor: Actor;
  caller: Caller;
  isAfterClose: boolean;
  complaint: {
    electionId: string;
    about: ComplaintKind;
    ofId: string | null;
    subject: string;
    text: string;
    files: readonly string[];
  };
}

async function fileComplaint(services: Services, filing: Filing) {
  const { actor, caller, complaint } = filing;
  const { electionId, about, subject, text, files } = complaint;
  const [follow, replyBy] = [newNumber(), newNumber()];
  const insert = async (tx: Tx) => {
    const { name: election, translations: electionWords } = await judge(tx, {
      ...filing,
      electionId,
    });
    const accused = await findAccused(tx, complaint);
    const now = (await readClock(tx)).getTime();
    const timeZone = await readTimeZone(tx, services.config);
    const dueAt = new Date(dueAfter(now, rulingHours, timeZone));
    const id = randomUUID();
    const number = await insertComplaint(tx, {
      ...{ id, electionId, accountId: actor.id, about, subject, text, dueAt },
      nominationId: accused?.nominationId ?? null,
      againstId: accused?.accountId ?? null,
      followHash: hashToken(follow),
      replyHash: accused === null ? null : hashToken(replyBy),
    });
    await attachFiles(tx, { id, electionId, accountId: actor.id, files });
    await services.jobs.enqueue(tx, 'tell-officers', { electionId });
    const letterhead = await readLetterhead(tx, services.config);
    const told = { number, election, electionWords, dueAt, timeZone };
    const address = (secret: string) => `${services.config.publicUrl}${complaintPath(secret)}`;
    if (actor.isEmailConfirmed) {
      await queueEmail(tx, services, {
        key: `complaint:${id}`,
        to: actor.email,
        compose: () => filedEmail({ ...spokenNames(told), url: address(follow) }, letterhead),
      });
    }
    if (accused?.email != null) {
      await queueEmail(tx, services, {
        key: `complained-about:${id}`,
        to: accused.email,
        compose: () => accusedEmail({ ...spokenNames(told), url: address(replyBy) }, letterhead),
      });
    }
    return { number, follow, dueAt: dueAt.toISOString() };
  };
  return countArrival(services, { kind: 'message', from: caller.address }, () =>
    services.transact(insert),
  );
}

const newNumber = () => complaintNumber(randomBytes(16));

/** Refuses what cannot be filed now, or by this person; answers the election, which it holds. */
export async function judge(
  tx: Tx,
  {
    actor,
    isAfterClose,
    electionId,
  }: Pick<Filing, 'actor' | 'isAfterClose'> & { electionId: string },
) {
  if ((await lockElection(tx, electionId, 'no key update')) === null) {
    throw new Refused('unknown-election');
  }
  const [row] = await listElectionRows(tx, { id: electionId });
  const now = (await readClock(tx)).getTime();
  if (row === undefined || row.state === 'draft') throw new Refused('unknown-election');
  if (row.is_rehearsal) throw new Refused('is-rehearsal');
  if (phaseOf(datesOf(row), now) === 'closed') {
    const until = await keepAppealsUntil(tx, electionId);
    // Null while results are held back: what is wrong with the voting can be said at once.
    if (row.certified_at !== null || (until !== null && now >= until.getTime())) {
      throw new Refused('appeals-over');
    }
  } else if (isAfterClose) throw new Refused('voting-not-closed');
  if (row.state === 'cancelled') throw new Refused('appeals-over');
  if (!(await mayAppeal(tx, electionId, actor.id))) throw new Refused('not-on-roll');
  if ((await countAppealsOf(tx, electionId, actor.id)) >= mostComplaints) {
    throw new Refused('appeals-full');
  }
  return row;
}

/** Whom it is about; null where it is about the voting. */
async function findAccused(db: Db, { electionId, about, ofId }: Filing['complaint']) {
  if (about === 'voting') return null;
  if (about === 'candidate') {
    const found = (await listAccused(db, electionId)).find(({ _id }) => _id === ofId);
    if (found === undefined) throw new Refused('complaint-of-whom');
    return { nominationId: found._id, accountId: found.accountId, email: found.email };
  }
  const found = (await listWhoActs(db, electionId)).find(({ _id }) => _id === ofId);
  if (found === undefined) throw new Refused('complaint-of-whom');
  return { nominationId: null, accountId: found._id, email: found.email };
}
