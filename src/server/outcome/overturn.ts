import { plannedLines } from '#texts/proposal-line.ts';
import { voterLines } from '#texts/election-line.ts';
import { ofPosition } from '#core/elections/concerned.ts';
import type { Actor } from '#core/actor.ts';
import { canBeOverturned, sanctionLine } from '#core/elections/sanction.ts';
import { overturnedSentence, sanctionSentence } from '#texts/ruling-words.ts';
import { electionPath } from '#core/page-paths.ts';
import { Refused } from '#core/refusal.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { queueEmail } from '../email/send.ts';
import { spokenNames } from '../email/spoken-names.ts';
import type { Tx } from '../platform/db/client.ts';
import { recordWith } from '../platform/record.ts';
import type { ActServices } from '../officer-act.ts';
import { officerAct } from '../officer-act.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import { refuseUnlessRules } from '../complaints/decides.ts';
import { listAccused } from '../complaints/public.ts';
import { listFormerComplaints } from '../elections/former-complaints-store.ts';
import type { FormerComplaint } from '../elections/former-complaints-store.ts';
import { rulingsInWords } from '../elections/lines-store.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import { lockLife } from '../elections/lock-life.ts';
import { insertChange } from '../elections/life-store.ts';
import { lockNomination } from '../nominations/lock-nomination.ts';
import { findNomination, holdAccount, holdNominee } from '../nominations/public.ts';
import { writeDecision } from '../nominations/write-decision.ts';
import type { ElectionRow } from '../elections/store.ts';
import { writeOverturned } from '../elections/owner-acts-store.ts';
import { tellChangedWinners, winnersNow } from './changed-winners.ts';
import { listConcerned } from '../elections/release-store.ts';
import { listFollowers } from '../elections/followers-store.ts';
import { keepKitAnew } from './keep-kit-anew.ts';
import { candidateIn, recordWords } from './sanction.ts';
import { overturnedEmail } from './sanction-emails.ts';
import { sanctionedAddress, spokenWhom } from './who-is-told.ts';
import { findSanction, listSanctions } from '../elections/sanctions-store.ts';
import type { SanctionRow } from '../elections/sanctions-store.ts';

/**
 * Undoes whole what a ruling did: counts, marks, the ballot, who is elected, and what people were told. Not a warning
 * of 0.3.0, nor the time that it gave to some: these are read only.
 */
export const overturnRuling = officerAct<'overturnRuling', void>({
  async run({ tx, actor, input: { id, reason }, services }) {
    const known = await findSanction(tx, id);
    if (known === null || !canBeOverturned(known.kind)) throw new Refused('unknown-sanction');
    if (known.nominationId !== null) await holdPeople(tx, actor, known.nominationId);
    const life = await lockLife(tx, known.electionId);
    const { row, phase } = life;
    const one = (await listSanctions(tx, [row.id])).find((found) => found.id === id);
    if (one === undefined) throw new Refused('unknown-sanction');
    if (row.certified_at !== null) throw new Refused('election-certified');
    if (phase === 'cancelled') throw new Refused('election-cancelled');
    if (one.overturnedAt !== null) throw new Refused('sanction-overturned');
    const asked = await askedIn(tx, one);
    const concerned = asked?.concerned ?? (await listConcerned(tx, row.id));
    const { nominationId } = one;
    const about = { electionId: row.id, concerned, nominationId };
    const notBy = await refuseUnlessRules(tx, actor, about);
    await refuseVotedAgain(tx, one);
    if (one.kind === 'taken-off' && (await lockCandidates(tx, one.positionId ?? ''))) {
      throw new Refused('back-too-late');
    }
    const by = await askSecondOfficer(tx, actor, {
      act: 'election.overturn',
      on: {},
      objectKey: id,
      electionId: row.id,
      subject: row.name,
      ...plannedLines([sanctionLine(await inWords(tx, one), true), { key: 'undoes-ruling' }]),
      people: candidateIn(one),
      reason,
      notBy,
    });
    const before = await winnersNow(tx, services, life);
    const line = {
      actorId: actor.id,
      detail: `${recordWords({ ...one, election: row.name })}: ${reason}`,
    };
    const isNew = await recordWith(tx, line, (entry) => writeOverturned(tx, { id, reason }, entry));
    if (!isNew) throw new Refused('sanction-overturned');
    if (one.kind === 'taken-off') await putBack(tx, services, actor, one);
    const { timeZone } = await services.campus.settings();
    const told = await inWords(tx, one);
    const lines = voterLines(timeZone, sanctionLine(told, true));
    const change = { electionId: row.id, reason, actorId: actor.id, officers: by };
    const whom = one.positionId === null ? null : ofPosition(one.positionId);
    await insertChange(tx, { ...change, ...lines, concerned: whom });
    const electionId = row.id;
    const because = () => overturnedSentence(spokenWhom(told));
    await tellChangedWinners(tx, services, { electionId, sanctionId: id, because, before });
    await tellConcerned(tx, services, { one: told, asked, row, reason });
    await keepKitAnew(tx, services, row);
    await services.jobs.enqueue(tx, 'tell-officers', { electionId: row.id });
  },
  answer: () => undefined,
});

/** As it is said now: a candidate who is put back may be one of two of a name again. */
async function inWords(tx: Tx, one: SanctionRow): Promise<SanctionRow> {
  const [said = one] = await rulingsInWords(tx, one.electionId, [one]);
  return said;
}

/** Before the election, as everywhere. */
async function holdPeople(tx: Tx, actor: Actor, nominationId: string): Promise<void> {
  if (!(await holdAccount(tx, actor.id))) throw new Refused('not-logged-in');
  const accountId = (await findNomination(tx, nominationId))?.accountId ?? null;
  if (accountId !== null) await holdNominee(tx, accountId);
}

/** The complaint of 0.3.0 that it follows from; null where officers ruled by themselves. */
const askedIn = async (tx: Tx, { appealId }: SanctionRow) =>
  appealId === null ? null : ((await listFormerComplaints(tx, { id: appealId }))[0] ?? null);

/** Two results of a position would stand beside each other. */
async function refuseVotedAgain(tx: Tx, { electionId, positionId }: SanctionRow): Promise<void> {
  const followers = await listFollowers(tx, [electionId]);
  const isVoted = followers.some(
    (one) => one.ofId === electionId && one.positionId === positionId && !one.isDraft,
  );
  if (isVoted) throw new Refused('voted-again-since');
}

/** Nobody has voted for the position, so the ballot is as it was. */
async function putBack(
  tx: Tx,
  services: ActServices,
  actor: Actor,
  { nominationId }: SanctionRow,
): Promise<void> {
  const nomination = await lockNomination(tx, actor, { id: nominationId ?? '', act: 'accepted' });
  const { checked } = nomination;
  await writeDecision(services, tx, {
    ...{ actor, nomination, reason: null, checked },
    status: 'accepted',
  });
}

interface Telling {
  one: SanctionRow;
  asked: FormerComplaint | null;
  row: ElectionRow;
  reason: string;
}

async function tellConcerned(
  tx: Tx,
  services: ActServices,
  { one, asked, row, reason }: Telling,
): Promise<void> {
  const whom = (await listAccused(tx, one.electionId)).find(({ _id }) => _id === one.nominationId);
  const also = whom === undefined ? null : await sanctionedAddress(tx, whom);
  const url = `${services.config.publicUrl}${electionPath(one.electionId)}`;
  const named = { election: row.name, electionWords: row.translations };
  const about = { ...named, number: one.complaint, reason, url };
  const letterhead = await readLetterhead(tx, services.config);
  const to = [asked?.email, asked?.accusedEmail, also].map((address) => address ?? '');
  for (const address of new Set(to)) {
    if (address === '') continue;
    await queueEmail(tx, services, {
      key: `overturned:${one.id}:${to.indexOf(address)}`,
      to: address,
      compose: () => {
        const sentence = sanctionSentence(spokenWhom(one));
        return overturnedEmail({ ...spokenNames(about), sentence }, letterhead);
      },
    });
  }
}
