import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { registeredRoles } from '#core/accounts/role.ts';
import { fromLocalTime } from '#core/campus/time-zone.ts';
import { checkElectionDraft, electionLimits } from '#core/elections/election-draft.ts';
import { voterKinds } from '#core/elections/electorate.ts';
import type { VoterKind } from '#core/elections/electorate.ts';
import type { ElectionField } from '#core/elections/freezing.ts';
import { standingsModes } from '#core/elections/standings-mode.ts';
import { conditionsProblem } from '#core/elections/nomination.ts';
import type { FieldErrors } from '#core/kernel/field-errors.ts';
import type { NewElection } from '#web/elections/officer-queries.ts';
import { draftField, draftText } from '#web/app/draft-fields.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { optionalLine, optionalText } from '#web/app/form-schema.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';
import {
  checkVoters,
  isLimited,
  linesOf,
  listOf,
  namesOf,
  votersToSend,
  wrongCode,
} from './organize-voters.ts';
import { checkRules, RulesFields, rulesToSend, usualFields } from './organize-rules.ts';
import type { GivenRoll } from './parse-roll.ts';

const electorates = ['everyone', 'some', 'roll'] as const;

/** Who votes for a position. */
const LimitsFields = z.object({
  branches: z.array(z.string()),
  years: z.array(z.string()),
  groups: z.array(z.string()),
});

/**
 * What is stored of the form while it is filled in. Times are on the campus's clock, as
 * datetime-local.
 */
export const OrganizeDraft = z.object({
  name: draftText,
  description: draftText,
  /** The address of a picture that was uploaded; '' for none. */
  imageUrl: draftText,
  opens: draftText,
  closes: draftText,
  nominationsClose: draftText,
  /** A title, or one with who votes for it. */
  positions: draftField(
    z.array(z.union([z.string(), z.object({ title: z.string(), limits: LimitsFields })])),
    [],
  ),
  standings: draftField(z.enum(standingsModes), 'live'),
  standingsBatch: draftField(z.string(), String(electionLimits.usualBatch)),
  electorate: draftField(z.enum(electorates), 'everyone'),
  roles: draftField(z.array(z.enum(registeredRoles)), []),
  branches: draftText,
  years: draftText,
  groups: draftText,
  /** '' until it is chosen. */
  voters: draftField(z.enum(['', ...voterKinds]), ''),
  mailDomains: draftText,
  candidacy: draftField(LimitsFields, { branches: [], years: [], groups: [] }),
  conditions: draftText,
  outcome: draftField(RulesFields, usualFields),
  rehearsal: draftField(z.boolean(), false),
});
type OrganizeDraft = z.output<typeof OrganizeDraft>;

/** What the form holds: the draft, and the roll, which is read again from its file instead. */
export const OrganizeFields = z.object({
  name: optionalLine(electionLimits.name),
  description: optionalText(electionLimits.description),
  imageUrl: z.string(),
  opens: z.string(),
  closes: z.string(),
  nominationsClose: z.string(),
  /** One with an id is there already. */
  positions: z.array(
    z.object({
      _id: z.optional(z.string()),
      title: z.string(),
      limits: z.optional(LimitsFields),
    }),
  ),
  standings: z.enum(standingsModes),
  standingsBatch: z.string(),
  electorate: z.enum(electorates),
  roles: z.array(z.enum(registeredRoles)),
  branches: z.string(),
  years: z.string(),
  groups: z.string(),
  voters: z.enum(['', ...voterKinds]),
  mailDomains: z.string(),
  /** Who may be a candidate; without a limit everybody with a number. */
  candidacy: LimitsFields,
  /** What an officer checks of a candidate, a line each. */
  conditions: z.string(),
  outcome: RulesFields,
  roll: z.nullable(z.custom<GivenRoll>()),
  rehearsal: z.boolean(),
  /** Why an election is changed that voters know. */
  reason: z.string(),
} satisfies Record<string, unknown> &
  FormFields<
    'createElection',
    | 'startDate'
    | 'endDate'
    | 'nominationsCloseAt'
    | 'electorate'
    | 'standingsBatch'
    | 'draft'
    | 'mailDomains'
    | 'voters'
    | 'candidateConditions'
    | 'rules'
  >);
export type OrganizeFields = z.output<typeof OrganizeFields>;

export function fieldsOf({ positions, ...draft }: OrganizeDraft): OrganizeFields {
  const shown = positions.map((one) => (typeof one === 'string' ? { title: one } : one));
  return { ...draft, positions: shown, roll: null, reason: '' };
}

export function draftOf(fields: OrganizeFields): OrganizeDraft {
  const positions = fields.positions.map(({ title, limits }) =>
    limits === undefined ? title : { title, limits },
  );
  return OrganizeDraft.parse({ ...fields, positions });
}

const titlesOf = ({ positions }: OrganizeFields) => positions.map(({ title }) => title);

/** What every part of the form gets. */
export interface OrganizePartProps {
  form: UseFormReturn<OrganizeFields>;
  /** Why a part of an election cannot be edited any more; nothing where it can. */
  frozen?: Frozen;
}

export type Frozen = Partial<Record<ElectionField, string>>;

/** The parts of the form, as the review lists them. */
export type OrganizePart = 'details' | 'dates' | 'positions' | 'voting';

/** The times as the wire has them; '' while missing or no date. */
export function instantsOf(
  {
    opens,
    closes,
    nominationsClose,
  }: Pick<OrganizeFields, 'opens' | 'closes' | 'nominationsClose'>,
  timeZone: string,
) {
  const instant = (local: string) => fromLocalTime(local, timeZone) ?? '';
  return {
    startDate: instant(opens),
    endDate: instant(closes),
    // What was typed and is no date stays, so that it is refused.
    nominationsCloseAt: instant(nominationsClose) || nominationsClose,
  };
}

/** One sentence per wrong field, at `now` in milliseconds or in a draft: core's, and who may vote. */
export function checkFields(
  fields: OrganizeFields,
  at: {
    now: number | null;
    timeZone: string;
    /** How the campus's numbers are made. */
    format: NumberFormat;
    hasRoll?: boolean;
    /** How voters are known where nobody has chosen it. */
    suggested?: VoterKind | '';
  },
): FieldErrors<keyof OrganizeFields> {
  const errors: FieldErrors<keyof OrganizeFields> = {};
  const { name, description } = fields;
  const wrong = checkElectionDraft(
    { name, description, positions: titlesOf(fields), ...instantsOf(fields, at.timeZone) },
    at.now,
  );
  for (const [path, sentence] of Object.entries(wrong)) {
    const field = fieldOf(path);
    if (field !== null) errors[field] = sentence;
  }
  const text = dashboardMessages.organize;
  if (fields.electorate === 'some') {
    const branches = listOf(fields.branches);
    const years = listOf(fields.years);
    const badBranch = wrongCode(fields.branches, 'branch', at.format);
    const badYear = wrongCode(fields.years, 'year', at.format);
    if (badBranch !== null) errors.branches = badBranch;
    if (badYear !== null) errors.years = badYear;
    const groups = namesOf(fields.groups);
    if (fields.roles.length + branches.length + years.length + groups.length === 0) {
      errors.branches = text.someEmpty;
    }
  }
  const { smallestBatch, largestBatch } = electionLimits;
  const batch = Number(fields.standingsBatch);
  const isBatch = Number.isInteger(batch) && batch >= smallestBatch && batch <= largestBatch;
  if (fields.standings === 'in-batches' && !isBatch) errors.standingsBatch = text.batchWrong;
  if (fields.electorate === 'roll') {
    const count = fields.roll?.numbers.size ?? 0;
    if (count === 0 && at.hasRoll !== true) errors.roll = text.rollEmpty;
    else if (count > electionLimits.roll) {
      errors.roll = text.rollTooLong(electionLimits.roll.toLocaleString(messages.language.tag));
    }
  }
  const conditions = conditionsProblem(linesOf(fields.conditions));
  if (conditions !== null) errors.conditions = conditions;
  const { suggested = '' } = at;
  const outcome = checkRules(fields.outcome);
  if (outcome !== null) errors.outcome = outcome;
  return { ...errors, ...checkVoters(fields, { suggested, isDraft: at.now === null }) };
}

const fieldNames = new Map<string, keyof OrganizeFields>([
  ['name', 'name'],
  ['description', 'description'],
  ['imageUrl', 'imageUrl'],
  ['startDate', 'opens'],
  ['endDate', 'closes'],
  ['nominationsCloseAt', 'nominationsClose'],
  ['positions', 'positions'],
  ['standingsBatch', 'standingsBatch'],
  ['voters', 'voters'],
  ['mailDomains', 'mailDomains'],
  ['candidateConditions', 'conditions'],
  ['rules', 'outcome'],
]);

/** Our field for one of the call's; those inside others go to the field that holds them. */
export function fieldOf(path: string): keyof OrganizeFields | null {
  const [name = '', inner] = path.split('.');
  if (name !== 'electorate') return fieldNames.get(name) ?? null;
  return inner === 'branches' || inner === 'years' || inner === 'groups' ? inner : 'roll';
}

/** What goes over the wire for a form without errors. */
export function toNewElection(fields: OrganizeFields, timeZone: string): NewElection {
  const { startDate, endDate, nominationsCloseAt } = instantsOf(fields, timeZone);
  const { name, description, imageUrl, standings } = fields;
  const conditions = linesOf(fields.conditions);
  const positions = fields.positions.map(({ title, limits }) => ({
    title,
    ...(limits !== undefined && { limits }),
  }));
  return {
    name,
    description,
    ...(imageUrl !== '' && { imageUrl }),
    ...(startDate !== '' && { startDate }),
    ...(endDate !== '' && { endDate }),
    positions,
    ...(nominationsCloseAt !== '' && { nominationsCloseAt }),
    standings,
    ...(standings === 'in-batches' && { standingsBatch: Number(fields.standingsBatch) }),
    electorate: electorateOf(fields),
    ...votersToSend(fields),
    rules: rulesToSend(fields.outcome),
    ...(isLimited(fields.candidacy) && { candidacy: fields.candidacy }),
    ...(conditions.length > 0 && { candidateConditions: conditions }),
    ...(fields.rehearsal && { rehearsal: true }),
  };
}

export function electorateOf({
  electorate,
  roles: chosen,
  branches,
  years,
  groups,
  roll,
}: OrganizeFields): NewElection['electorate'] {
  switch (electorate) {
    case 'everyone':
      return { kind: 'everyone' };
    case 'some':
      return {
        kind: 'some',
        roles: chosen,
        branches: listOf(branches),
        years: listOf(years),
        groups: namesOf(groups),
      };
    case 'roll':
      return { kind: 'roll', numbers: [...(roll?.numbers ?? [])] };
  }
}
