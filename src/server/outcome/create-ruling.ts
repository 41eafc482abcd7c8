import { sanctionLine } from '#core/elections/sanction.ts';
import { plannedChange } from '#texts/change-line.ts';
import { plannedLines } from '#texts/proposal-line.ts';
import { sanctionSentence } from '#texts/ruling-words.ts';
import { electionPath } from '#core/page-paths.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { refuseUnlessRules } from '../complaints/decides.ts';
import { findPositions } from '../elections/positions-store.ts';
import { listConcerned } from '../elections/release-store.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { queueEmail } from '../email/send.ts';
import { spokenNames } from '../email/spoken-names.ts';
import type { ActServices } from '../officer-act.ts';
import { officerAct } from '../officer-act.ts';
import type { Tx } from '../platform/db/client.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import { candidateIn, holdForSanction, imposeSanction, judgeSanction } from './sanction.ts';
import type { GivenSanction, JudgedSanction } from './sanction.ts';
import { proposedRulingEmail, sanctionedEmail } from './sanction-emails.ts';
import { spokenWhom } from './who-is-told.ts';

/**
 * Rules: disqualifies a candidate or voids a position. Who stands in the election does not, as long as somebody can
 * who does not (who-hears.ts). Whom it disqualifies gets an e-mail, and one before where a second officer confirms it.
 */
export const createRuling = officerAct<'createRuling', void>({
  async run({ tx, actor, input, services }) {
    const { electionId, reason, answered } = input;
    const life = await holdForSanction(tx, actor, electionId);
    if (life.phase === 'draft') throw new Refused('election-is-draft');
    if (life.row.certified_at !== null) throw new Refused('election-certified');
    const concerned = await listConcerned(tx, electionId);
    const nominationId = input.kind === 'disqualify' ? input.nominationId : null;
    const notBy = await refuseUnlessRules(tx, actor, { electionId, concerned, nominationId });
    const judged = await judgeSanction(tx, life, await givenIn(tx, input));
    const officers = await askSecondOfficer(tx, actor, {
      act: 'election.sanction',
      on: {},
      objectKey: judged.nominationId ?? judged.positionId ?? electionId,
      electionId,
      subject: life.row.name,
      ...plannedLines([sanctionLine(judged, false), judged.effect]),
      changes:
        input.kind === 'disqualify'
          ? [plannedChange({ field: 'answer', to: answered ?? { key: 'not-asked' } })]
          : [],
      people: candidateIn(judged),
      reason,
      notBy,
      tell: (other, id) =>
        tellCandidate(other, services, judged, {
          ...{ key: `ruling-proposed:${id}`, reason },
          compose: proposedRulingEmail,
        }),
    });
    const id = await imposeSanction(tx, services, judged, {
      ...{ actor, reason, answered, officers },
    });
    // Whom it leaves without a decision may be ready to certify.
    await services.jobs.enqueue(tx, 'tell-officers', { electionId });
    await tellCandidate(tx, services, judged, {
      ...{ key: `sanctioned:${id}`, reason },
      compose: sanctionedEmail,
    });
  },
  answer: () => undefined,
});

async function givenIn(tx: Tx, input: Input<'createRuling'>): Promise<GivenSanction> {
  if (input.kind === 'disqualify') {
    return { kind: 'disqualified', nominationId: input.nominationId };
  }
  const [positionId] = (await findPositions(tx, input.electionId, [input.position])) ?? [];
  if (positionId == null) throw new Refused('unknown-position');
  return { kind: 'void', positionId };
}

interface Telling {
  key: string;
  reason: string;
  compose: typeof sanctionedEmail;
}

/** Tells whom it disqualifies, where there is an address. */
async function tellCandidate(
  tx: Tx,
  services: ActServices,
  judged: JudgedSanction,
  { key, reason, compose }: Telling,
): Promise<void> {
  const { also, life } = judged;
  if (also === null) return;
  const { id, name, translations } = life.row;
  const url = `${services.config.publicUrl}${electionPath(id)}`;
  const about = { election: name, electionWords: translations, reason, url };
  const letterhead = await readLetterhead(tx, services.config);
  await queueEmail(tx, services, {
    ...{ key, to: also },
    compose: () => {
      const sentence = sanctionSentence(spokenWhom(judged));
      return compose({ ...spokenNames(about), sentence }, letterhead);
    },
  });
}
