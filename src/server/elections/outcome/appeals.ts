import type { Actor } from '#core/actor.ts';
import { electionPath } from '#core/page-paths.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { readLetterhead } from '../../campus/letterhead.ts';
import { queueEmail } from '../../email/send.ts';
import { record } from '../../platform/record.ts';
import { officerAct } from '../../proposals/officer-act.ts';
import type { Services } from '../../services.ts';
import { ruledEmail } from '../complaints/emails.ts';
import { listOfficerNames } from '../complaints/store.ts';
import { listElectionRows, lockElection } from '../store.ts';
import { listAppealRows, updateAnswer } from './appeals-store.ts';
import type { AppealRow } from './appeals-store.ts';

/** The complaints for officers: of one election or of all, those that wait for a ruling first. */
export async function listAppeals(
  services: Services,
  actor: Actor,
  { election }: Input<'listAppeals'>,
) {
  const which = election === undefined ? {} : { electionIds: [election] };
  const officers = await listOfficerNames(services.db);
  return (await listAppealRows(services.db, which)).map((row) =>
    presentAppeal(row, isKeptFrom(row, actor, officers)),
  );
}

/**
 * Somebody whom it concerns (candidates of the election, who complained, whom it is about) leaves it to
 * other officers, as long as there is one whom it does not concern.
 */
const isKeptFrom = (
  { concerned }: AppealRow,
  actor: Pick<Actor, 'id'>,
  officers: readonly { _id: string }[],
) => concerned.includes(actor.id) && officers.some(({ _id }) => !concerned.includes(_id));

/**
 * Rules on a complaint, once: everybody reads the reason on the page of the election, and nobody reads
 * whose complaint it was. Whoever made it, and whoever it is about, get an e-mail.
 */
export const answerAppeal = officerAct<'answerAppeal', AppealRow>({
  async run({ tx, actor, input: { id, text, ruling }, services }) {
    const [asked] = await listAppealRows(tx, { id });
    if (asked === undefined) throw new Refused('unknown-appeal');
    await lockElection(tx, asked.electionId, 'no key update');
    const [election] = await listElectionRows(tx, { id: asked.electionId });
    if (election?.certified_at != null) {
      throw new Refused(asked.answer === null ? 'election-certified' : 'appeal-answered');
    }
    if (isKeptFrom(asked, actor, await listOfficerNames(tx))) throw new Refused('own-complaint');
    if (!(await updateAnswer(tx, { id, answer: text, ruling, actorId: actor.id }))) {
      throw new Refused('appeal-answered');
    }
    await record(tx, {
      actorId: actor.id,
      act: 'election.appeal-answer',
      objectId: asked.electionId,
      detail: `${asked.election}: appeal ${asked.number}`,
    });
    // With the last ruling it may be ready to certify.
    await services.jobs.enqueue(tx, 'tell-officers', { electionId: asked.electionId });
    const url = `${services.config.publicUrl}${electionPath(asked.electionId)}`;
    const told = { ...asked, ruling, reason: text, url };
    const letterhead = await readLetterhead(tx, services.config);
    if (asked.email !== null) {
      const email = ruledEmail(told, letterhead, true);
      await queueEmail(tx, services, { key: `appeal:${id}`, to: asked.email, ...email });
    }
    if (asked.accusedEmail !== null) {
      const email = ruledEmail(told, letterhead, false);
      await queueEmail(tx, services, { key: `ruled:${id}`, to: asked.accusedEmail, ...email });
    }
    const [answered] = await listAppealRows(tx, { id });
    return answered ?? asked;
  },
  answer: (_services, _input, appeal) => ({ appeal: presentAppeal(appeal, false) }),
});

const presentAppeal = (row: AppealRow, isHidden: boolean) => ({
  _id: row.id,
  electionId: row.electionId,
  election: row.election,
  number: row.number,
  isHidden,
  by: isHidden ? null : row.by,
  about: row.about,
  of: isHidden ? null : row.of,
  subject: isHidden ? '' : row.subject,
  text: isHidden ? '' : row.text,
  madeAt: row.madeAt.toISOString(),
  dueAt: row.dueAt?.toISOString() ?? null,
  reply: isHidden ? null : row.reply,
  ruling: row.ruling,
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});
