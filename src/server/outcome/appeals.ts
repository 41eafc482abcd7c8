import type { Actor } from '#core/actor.ts';
import type { ComplaintRuling } from '#core/elections/complaint.ts';
import { isGraveSanction, sanctionSentence } from '#core/elections/sanction.ts';
import { isKeptFrom, whoRules } from '#core/elections/who-hears.ts';
import { electionPath } from '#core/page-paths.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { queueEmail } from '../email/send.ts';
import { spokenNames } from '../email/spoken-names.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import type { ActServices } from '../officer-act.ts';
import { officerAct } from '../officer-act.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import type { Services } from '../services.ts';
import { ruledEmail } from '../complaints/emails.ts';
import { listHearings, refuseUnlessRules } from '../complaints/hearings.ts';
import { findHearsAppeals, listAppealRows, updateAnswer } from '../complaints/public.ts';
import { namedAlone } from '../complaints/desk/on-desk.ts';
import { listElectionRows, lockElection } from '../elections/store.ts';
import type { AppealRow } from '../complaints/public.ts';
import { sanctionedEmail } from './sanction-emails.ts';
import { spokenWhom } from './spoken-whom.ts';
import { presentSanction } from '../complaints/sanction-view.ts';
import { holdForSanction, imposeSanction, judgeSanction } from './sanction.ts';
import type { JudgedSanction } from './sanction.ts';
import { listSanctions } from '../elections/sanctions-store.ts';
import type { SanctionRow } from '../elections/sanctions-store.ts';

/** The complaints for officers: of one election or of all, those that wait for a ruling first. */
export async function listAppeals(
  services: Services,
  actor: Actor,
  { election }: Input<'listAppeals'>,
) {
  const which = election === undefined ? {} : { electionIds: [election] };
  const rows = await listAppealRows(services.db, which);
  const hearings = await listHearings(services.db, rows, actor);
  const sanctions = await listSanctions(services.db, [
    ...new Set(rows.map(({ electionId }) => electionId)),
  ]);
  return rows.map((row, at) => {
    const hearing = hearings[at];
    const mayRule =
      hearing !== undefined && row.answer === null && whoRules(hearing).includes(actor.id);
    const isHidden = hearing !== undefined && isKeptFrom(hearing, actor.id);
    return presentAppeal(row, { isHidden, mayRule, sanctions });
  });
}

/**
 * Rules on a complaint, once: everybody reads the reason, and what follows from it, on the page of the
 * election, and nobody reads whose complaint it was. Whoever made it, and whoever it is about, get an e-mail.
 */
export const answerAppeal = officerAct<'answerAppeal', Answered>({
  async run({ tx, actor, input: { id, text, ruling, sanction: given }, services }) {
    if (given !== null && ruling !== 'upheld') throw new Refused('sanction-not-upheld');
    const [asked] = await listAppealRows(tx, { id });
    if (asked === undefined) throw new Refused('unknown-appeal');
    // A ruling that does something holds the election as a vote does.
    const life = given === null ? null : await holdForSanction(tx, actor, asked.electionId);
    await refuseToRule(tx, actor, asked);
    const sanction = given && life && (await judgeSanction(tx, life, { asked, given }));
    if (!(await updateAnswer(tx, { id, answer: text, ruling, actorId: actor.id }))) {
      throw new Refused('appeal-answered');
    }
    await record(tx, {
      actorId: actor.id,
      act: 'election.appeal-answer',
      objectId: asked.electionId,
      detail: `${asked.election}: appeal ${asked.number}`,
    });
    if (sanction !== null) {
      const officers = await askForSanction(tx, actor, { asked, sanction, reason: text });
      await imposeSanction(tx, services, sanction, {
        ...{ actor, asked, reason: text, answered: null, officers },
      });
    }
    // With the last ruling it may be ready to certify.
    await services.jobs.enqueue(tx, 'tell-officers', { electionId: asked.electionId });
    await tellRuled(tx, services, { asked, ruling, reason: text, sanction });
    const [answered] = await listAppealRows(tx, { id });
    return {
      row: answered ?? asked,
      sanctions: await listSanctions(tx, [asked.electionId]),
    };
  },
  answer: (_services, _input, { row, sanctions }) => ({
    appeal: presentAppeal(row, { isHidden: false, mayRule: false, sanctions }),
  }),
});

interface Answered {
  row: AppealRow;
  sanctions: readonly SanctionRow[];
}

/** Refuses who is concerned, and what is certified, with the election held. */
async function refuseToRule(tx: Tx, actor: Actor, asked: AppealRow): Promise<void> {
  await lockElection(tx, asked.electionId, 'no key update');
  const [election] = await listElectionRows(tx, { id: asked.electionId });
  const [now] = await listAppealRows(tx, { id: asked.id });
  if (election?.certified_at != null) {
    throw new Refused(now?.answer == null ? 'election-certified' : 'appeal-answered');
  }
  if (now?.answer != null) throw new Refused('appeal-answered');
  const [hearing] = await listHearings(tx, [now ?? asked], actor);
  refuseUnlessRules(tx, hearing, actor, 'own-complaint');
}

/** What disqualifies or voids needs a second officer where two are needed; a warning does not. */
async function askForSanction(
  tx: Tx,
  actor: Actor,
  { asked, sanction, reason }: { asked: AppealRow; sanction: JudgedSanction; reason: string },
): Promise<1 | 2 | null> {
  if (!isGraveSanction(sanction.kind)) return null;
  return askSecondOfficer(tx, actor, {
    act: 'election.sanction',
    on: {},
    objectKey: asked.id,
    electionId: asked.electionId,
    subject: asked.election,
    what: `Complaint ${asked.number} is upheld. ${sanction.sentence} ${sanction.effect}`,
    reason,
    notBy: [...asked.concerned, ...(await namedAlone(tx, asked.electionId))],
  });
}

interface Ruled {
  asked: AppealRow;
  ruling: ComplaintRuling | null;
  reason: string;
  sanction: JudgedSanction | null;
}

async function tellRuled(tx: Tx, services: ActServices, ruled: Ruled): Promise<void> {
  const { asked, sanction } = ruled;
  const url = `${services.config.publicUrl}${electionPath(asked.electionId)}`;
  const hearsAppeals = await findHearsAppeals(tx);
  const told = { ...asked, ...ruled, hearsAppeals, url };
  // What it is, in the language of who reads it.
  const sentence = () => (sanction === null ? null : sanctionSentence(spokenWhom(sanction)));
  const said = () => ({ ...spokenNames(told), sanction: sentence() });
  const letterhead = await readLetterhead(tx, services.config);
  if (asked.email !== null) {
    await queueEmail(tx, services, {
      key: `appeal:${asked.id}`,
      to: asked.email,
      compose: () => ruledEmail(said(), letterhead, true),
    });
  }
  if (asked.accusedEmail !== null) {
    await queueEmail(tx, services, {
      key: `ruled:${asked.id}`,
      to: asked.accusedEmail,
      compose: () => ruledEmail(said(), letterhead, false),
    });
  }
  if (sanction === null || sanction.also === null) return;
  await queueEmail(tx, services, {
    key: `sanctioned:${asked.id}`,
    to: sanction.also,
    compose: () =>
      sanctionedEmail({ ...spokenNames(told), sentence: sentence() ?? '' }, letterhead),
  });
}

const presentAppeal = (
  row: AppealRow,
  {
    isHidden,
    mayRule,
    sanctions,
  }: { isHidden: boolean; mayRule: boolean; sanctions: readonly SanctionRow[] },
) => ({
  _id: row.id,
  electionId: row.electionId,
  election: row.election,
  number: row.number,
  isHidden,
  mayRule,
  by: isHidden ? null : row.by,
  about: row.about,
  of: isHidden ? null : row.of,
  ofId: isHidden ? null : (row.nominationId ?? row.againstId),
  subject: isHidden ? '' : row.subject,
  text: isHidden ? '' : row.text,
  files: isHidden ? [] : row.files,
  madeAt: row.madeAt.toISOString(),
  dueAt: row.dueAt?.toISOString() ?? null,
  reply: isHidden ? null : row.reply,
  sanctions: sanctions.filter(({ appealId }) => appealId === row.id).map(presentSanction),
  ruling: row.ruling,
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});
