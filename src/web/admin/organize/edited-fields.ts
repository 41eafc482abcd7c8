import { electionFields, freezeSentences, frozenBy } from '#core/elections/freezing.ts';
import type { Life } from '#core/elections/freezing.ts';
import { toLocalTime } from '#core/campus/time-zone.ts';
import { electionLimits } from '#core/elections/election-draft.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { EditedElection } from '#web/elections/officer-queries.ts';
import type { Frozen, OrganizeFields } from './organize-draft.ts';
import { electorateOf, instantsOf } from './organize-draft.ts';
import { linesOf, votersOf, votersToSend } from './organize-voters.ts';
import { rulesToSend } from './organize-rules.ts';

/** What the form shows of an election; nominations that close with voting are left empty. */
export function fieldsOfElection(election: Election, timeZone: string): OrganizeFields {
  const { electorate, startDate, endDate, nominationsCloseAt } = election;
  const isSome = electorate.kind === 'some';
  const some = isSome ? electorate : { roles: [], branches: [], years: [], groups: [] };
  // A draft may be without them.
  const localTime = (iso: string) => (iso === '' ? '' : toLocalTime(iso, timeZone));
  const isUsual = [startDate, endDate].includes(nominationsCloseAt);
  return {
    name: election.name,
    description: election.description,
    imageUrl: election.imageUrl,
    opens: localTime(startDate),
    closes: localTime(endDate),
    nominationsClose: isUsual ? '' : localTime(nominationsCloseAt),
    positions: election.positions,
    standings: election.standings,
    standingsBatch: String(election.standingsBatch ?? electionLimits.usualBatch),
    electorate: electorate.kind,
    roles: some.roles,
    branches: some.branches.join(', '),
    years: some.years.join(', '),
    groups: some.groups.join(', '),
    voters: election.voters,
    mailDomains: election.mailDomains.join(', '),
    candidacy: election.candidacy ?? { branches: [], years: [], groups: [] },
    conditions: (election.candidateConditions ?? []).join('\n'),
    outcome: { ...election.rules, minutes: String(election.rules.minutes) },
    roll: null,
    rehearsal: election.rehearsal,
    reason: '',
  };
}

/** One without limits is told so, for one that is left out keeps them. */
const withLimits = (position: OrganizeFields['positions'][number]) => ({
  ...position,
  limits: position.limits ?? { branches: [], years: [], groups: [] },
});

/** Why each part is fixed, in words; nothing for one that is not. */
export function frozenParts(life: Life): Frozen {
  const sentences = electionFields.flatMap((field) => {
    const freeze = frozenBy(field, life);
    return freeze === null ? [] : [[field, freezeSentences[freeze]]];
  });
  return Object.fromEntries(sentences);
}

/** What was changed in the form, as it goes over the wire; times have no seconds in it. */
export function toEditedElection(
  fields: OrganizeFields,
  before: OrganizeFields,
  timeZone: string,
): EditedElection {
  const isChanged = (...names: (keyof OrganizeFields)[]) =>
    names.some((name) => JSON.stringify(fields[name]) !== JSON.stringify(before[name]));
  const { startDate, endDate, nominationsCloseAt } = instantsOf(fields, timeZone);
  const { name, description, imageUrl, positions, standings, roll, reason } = fields;
  const isNewRoll = fields.electorate === 'roll' && roll !== null;
  const hasElectorate =
    isNewRoll ||
    (fields.electorate !== 'roll' &&
      isChanged('electorate', 'roles', 'branches', 'years', 'groups'));
  const isKnownOtherwise =
    isChanged('voters', 'mailDomains') || votersOf(fields, '') !== before.voters;
  return {
    ...(isChanged('name') && { name }),
    ...(isChanged('description') && { description }),
    ...(isChanged('imageUrl') && { imageUrl }),
    ...(isChanged('opens') && { startDate }),
    ...(isChanged('closes') && { endDate }),
    ...(isChanged('nominationsClose') && nominationsCloseAt !== '' && { nominationsCloseAt }),
    ...(isChanged('positions') && { positions: positions.map(withLimits) }),
    ...(isChanged('standings', 'standingsBatch') && {
      standings,
      ...(standings === 'in-batches' && { standingsBatch: Number(fields.standingsBatch) }),
    }),
    ...(hasElectorate && { electorate: electorateOf(fields) }),
    ...(isChanged('candidacy') && { candidacy: fields.candidacy }),
    ...(isChanged('conditions') && { candidateConditions: linesOf(fields.conditions) }),
    ...(isChanged('outcome') && { rules: rulesToSend(fields.outcome) }),
    ...(isKnownOtherwise && votersToSend(fields)),
    reason,
  };
}
