import { randomUUID } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { electionPath } from '#core/page-paths.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { readLetterhead } from '../../campus/letterhead.ts';
import { queueEmail } from '../../email/send.ts';
import { countArrival } from '../../platform/count-arrival.ts';
import { readClock } from '../../platform/db/clock.ts';
import type { Tx } from '../../platform/db/client.ts';
import { record } from '../../platform/record.ts';
import { officerAct } from '../../proposals/officer-act.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../verb.ts';
import { listElectionRows, lockElection } from '../store.ts';
import { datesOf } from '../view.ts';
import { appealEmail } from './appeal-email.ts';
import {
  countAppealsOf,
  insertAppeal,
  listAppealRows,
  mayAppeal,
  updateAnswer,
} from './appeals-store.ts';
import type { AppealRow } from './appeals-store.ts';
import { keepAppealsUntil } from './certify-store.ts';

/** So many appeals of one person in an election. */
const mostOfOne = 3;

/** Takes an appeal of a voter or a candidate of an election, after its close and before its window ends. */
export async function createAppeal(
  services: Services,
  actor: Actor,
  { electionId, subject, text }: Input<'createAppeal'>,
  { address }: Caller,
) {
  const insert = async (tx: Tx) => {
    if ((await lockElection(tx, electionId, 'no key update')) === null) {
      throw new Refused('unknown-election');
    }
    const [row] = await listElectionRows(tx, { id: electionId });
    const now = (await readClock(tx)).getTime();
    if (row === undefined || row.state === 'draft') throw new Refused('unknown-election');
    if (row.is_rehearsal) throw new Refused('is-rehearsal');
    if (phaseOf(datesOf(row), now) !== 'closed') throw new Refused('voting-not-closed');
    const until = await keepAppealsUntil(tx, electionId);
    // Null while results are held back: what is wrong with the voting can be said at once.
    if (row.certified_at !== null || (until !== null && now >= until.getTime())) {
      throw new Refused('appeals-over');
    }
    if (!(await mayAppeal(tx, electionId, actor.id))) throw new Refused('not-on-roll');
    if ((await countAppealsOf(tx, electionId, actor.id)) >= mostOfOne) {
      throw new Refused('appeals-full');
    }
    await services.jobs.enqueue(tx, 'tell-officers', { electionId });
    return insertAppeal(tx, { id: randomUUID(), electionId, accountId: actor.id, subject, text });
  };
  const number = await countArrival(services, { kind: 'message', from: address }, () =>
    services.transact(insert),
  );
  return { number, message: answers.appealMade(number) };
}

/** The appeals for officers: of one election or of all, those that wait for an answer first. */
export async function listAppeals(
  services: Services,
  _actor: Actor,
  { election }: Input<'listAppeals'>,
) {
  const which = election === undefined ? {} : { electionIds: [election] };
  return (await listAppealRows(services.db, which)).map(presentAppeal);
}

/**
 * Answers an appeal, once: everybody reads the answer on the page of the election, and nobody reads
 * whose appeal it was. Whoever made it gets the answer by e-mail.
 */
export const answerAppeal = officerAct<'answerAppeal', AppealRow>({
  async run({ tx, actor, input: { id, text }, services }) {
    const [asked] = await listAppealRows(tx, { id });
    if (asked === undefined) throw new Refused('unknown-appeal');
    await lockElection(tx, asked.electionId, 'no key update');
    if (!(await updateAnswer(tx, { id, answer: text, actorId: actor.id }))) {
      throw new Refused('appeal-answered');
    }
    await record(tx, {
      actorId: actor.id,
      act: 'election.appeal-answer',
      objectId: asked.electionId,
      detail: `${asked.election}: appeal ${asked.number}`,
    });
    // With the last answer it may be ready to certify.
    await services.jobs.enqueue(tx, 'tell-officers', { electionId: asked.electionId });
    if (asked.email !== null) {
      const url = `${services.config.publicUrl}${electionPath(asked.electionId)}`;
      await queueEmail(tx, services, {
        key: `appeal:${id}`,
        to: asked.email,
        ...appealEmail({ ...asked, text, url }, await readLetterhead(tx, services.config)),
      });
    }
    const [answered] = await listAppealRows(tx, { id });
    return answered ?? asked;
  },
  answer: (_services, _input, appeal) => ({ appeal: presentAppeal(appeal) }),
});

const presentAppeal = (row: AppealRow) => ({
  _id: row.id,
  electionId: row.electionId,
  election: row.election,
  number: row.number,
  by: row.by,
  subject: row.subject,
  text: row.text,
  madeAt: row.madeAt.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});
