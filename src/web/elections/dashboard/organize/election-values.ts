import { z } from 'zod/mini';
import { fromLocalTime, toFormTime } from '#core/campus/time-zone.ts';
import { registeredRoles } from '#core/accounts/role.ts';
import { electionLimits } from '#core/elections/election-draft.ts';
import { isLimited, voterKinds } from '#core/elections/electorate.ts';
import type { ReleaseSetting } from './release-values.ts';
import { atTheClose, releaseFrom, releaseOf, releaseShape } from './release-values.ts';
import type { RankedLists } from '#core/elections/public-lists.ts';
import { rankedLists } from '#core/elections/public-lists.ts';
import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import type { GivenRules, PositionRules } from '#core/elections/position-rules.ts';
import { differingRules, plainRules, resolveRules } from '#core/elections/position-rules.ts';
import {
  leavingRules,
  seedKinds,
  termOf,
  termStarts,
  tieRules,
  usualRules,
  usualTerm,
} from '#core/elections/outcome-rules.ts';
import { positionKey, writtenPositions } from '#core/elections/position-lines.ts';
import { standingsModes } from '#core/elections/standings-mode.ts';
import { asksForSupporters, sharedParts, supporterCircles } from '#core/elections/supporters.ts';
import { usualStandings, usualVoters } from '#core/elections/usual-choices.ts';
import { usualDates } from '#core/elections/usual-dates.ts';
import type { Election } from '#contract/election-shapes.ts';
import { draftField } from '#web/app/draft-fields.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { optionalLine, optionalReason, optionalText } from '#web/app/form-schema.ts';
import type { NewElection, VoterSources } from '../../officer-queries.ts';
import { WordsInLanguage } from './words-in-language.ts';
import type { GivenRoll } from './parse-roll.ts';

/** Who votes for a position, or who may be a candidate. */
const LimitsValues = z.object({
  branches: z.array(z.string()),
  years: z.array(z.string()),
  groups: z.array(z.string()),
});

/** The same of who votes for a position. */
const VoterLimitsValues = z.extend(LimitsValues, { allGroups: z.optional(z.boolean()) });

/** Also what was typed and is no number: the check refuses it, and it stays in its field. */
const number = () =>
  z.custom<number>((value) => typeof value === 'number' || typeof value === 'string');

/** How many proposers and seconders candidates need, and from where; 0 of each are none. */
const SupporterValues = z.object({
  proposers: number(),
  seconders: number(),
  // What was kept or saved before it was asked meant those who vote for the position.
  among: draftField(z.enum(supporterCircles), 'position'),
  from: LimitsValues,
  own: z.array(z.enum(sharedParts)),
});

/** Who reads ranked ballots until an officer says otherwise. */
export const usualLists: RankedLists = 'by-size';

const noSupporters = (): z.output<typeof SupporterValues> => ({
  proposers: 0,
  seconders: 0,
  among: 'election',
  from: emptyLimits(),
  own: [],
});

/**
 * An election in its form: the body of the call, with dates on the campus's clock, and a voter list
 * that is read from a file.
 */
export const valueShape = {
  name: optionalLine(electionLimits.name),
  description: optionalText(electionLimits.description),
  imageUrl: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  nominationsCloseAt: z.string(),
  // What an earlier release kept on this device has none, here and below.
  withdrawalsCloseAt: draftField(z.string(), ''),
  /** False: only the people whom the form enters stand, so nominations are closed from the beginning. */
  doNominate: z.boolean(),
  /** In the order of their lines, blank ones too. One with an id is there already. */
  positions: z.array(
    z.object({
      _id: z.optional(z.string()),
      /** Of one that is not there yet: its rules and its candidates go by it. */
      key: z.optional(z.string()),
      title: z.string(),
      limits: VoterLimitsValues,
      /** Null: those who vote for it. */
      candidacy: draftField(z.nullable(LimitsValues), null),
      rules: draftField(
        z.custom<PositionRules>((value) => typeof value === 'object' && value !== null),
        plainRules,
      ),
    }),
  ),
  standings: z.enum(standingsModes),
  standingsBatch: number(),
  electorate: z.extend(LimitsValues, {
    kind: z.enum(['everyone', 'some', 'roll']),
    roles: z.array(z.enum(registeredRoles)),
  }),
  roll: z.nullable(z.custom<GivenRoll>()),
  voters: z.enum(voterKinds),
  mailDomains: z.array(z.string()),
  candidacy: LimitsValues,
  candidateConditions: z.array(z.string()),
  supporters: draftField(SupporterValues, noSupporters),
  onePost: draftField(z.boolean(), false),
  rankedLists: draftField(z.enum(rankedLists), usualLists),
  ...releaseShape,
  rules: z.object({
    tie: z.enum(tieRules),
    seed: z.enum(seedKinds),
    source: z.string(),
    minutes: number(),
    leaving: z.enum(leavingRules),
    complaints: draftField(z.object({ hours: number(), after: z.enum(termStarts) }), usualTerm),
  }),
  /** The words in other languages, of an election that is edited. */
  translations: draftField(z.record(z.string(), WordsInLanguage), {}),
  rehearsal: z.boolean(),
  draft: z.boolean(),
  reason: optionalReason(),
} satisfies Record<string, unknown> &
  FormFields<'createElection', 'electorate' | 'positions' | SharedRules | WithPeople>;

/** What goes with a press, beside the values (use-entering.ts). */
type WithPeople = 'candidates' | 'haveAgreed' | 'byName' | 'mayStand' | 'checked';

/** What the form says of each position by itself (`rules`), and not of all of them. */
type SharedRules = Exclude<keyof PositionRules, 'text' | 'quorum' | 'majority'>;

const ElectionValues = z.object(valueShape);

export type ElectionValues = z.output<typeof ElectionValues>;

/** Whether a field has the same value. */
export const isSame = (
  values: ElectionValues,
  before: ElectionValues,
  name: keyof ElectionValues,
) => textOf(values[name]) === textOf(before[name]);

/** The same text for the same value, in whatever order its fields came. */
export const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** What a part of the form is called that is about one position; a full stop would name a part in it. */
export const partFor = (part: string, position: Parameters<typeof positionKey>[0]): string =>
  `${part}.${positionKey(position).replaceAll('.', ' ')}`;

export const emptyLimits = () => ({ branches: [], years: [], groups: [] });

/** A new election until an officer says otherwise: what fits this campus and this day. */
export function usualValues(sources: VoterSources, now: number, timeZone: string): ElectionValues {
  const { opens, closes, nominationsClose } = usualDates(now, timeZone);
  return {
    name: '',
    description: '',
    imageUrl: '',
    startDate: opens,
    endDate: closes,
    nominationsCloseAt: sources.isPlain === true ? '' : nominationsClose,
    withdrawalsCloseAt: '',
    doNominate: true,
    positions: [],
    // A server without settings of ours shows counts at once.
    standings: sources.isPlain === true ? 'live' : usualStandings(sources),
    standingsBatch: electionLimits.usualBatch,
    electorate: { kind: 'everyone', roles: [], ...emptyLimits() },
    roll: null,
    voters: usualVoters(sources),
    mailDomains: [],
    candidacy: emptyLimits(),
    candidateConditions: [],
    supporters: noSupporters(),
    onePost: false,
    rankedLists: usualLists,
    ...atTheClose,
    rules: { ...usualRules, complaints: usualTerm },
    translations: {},
    rehearsal: false,
    draft: false,
    reason: '',
  };
}

/** What the form reads of an election. */
export type ElectionLike = Pick<
  Election,
  | 'name'
  | 'description'
  | 'imageUrl'
  | 'startDate'
  | 'endDate'
  | 'nominationsCloseAt'
  | 'standings'
  | 'standingsBatch'
  | 'electorate'
  | 'voters'
  | 'mailDomains'
  | 'candidacy'
  | 'candidateConditions'
  | 'rules'
  | 'rehearsal'
  | 'state'
> &
  Partial<ReleaseSetting> & {
    withdrawalsCloseAt?: string | undefined;
    supporters?: ElectionValues['supporters'] | null | undefined;
    onePost?: boolean | undefined;
    rankedLists?: RankedLists | undefined;
    positions: readonly ({
      _id?: string;
      title: string;
      limits?: Election['candidacy'];
      candidacy?: Election['candidacy'];
    } & GivenRules)[];
  };

/** An election as its form shows it; nominations that close with voting are left empty. */
export function valuesOf(election: ElectionLike, timeZone: string): ElectionValues {
  const { electorate, startDate, endDate, nominationsCloseAt, withdrawalsCloseAt = '' } = election;
  const some = electorate.kind === 'some' ? electorate : { roles: [], ...emptyLimits() };
  // A draft may be without them.
  const local = (iso: string) => (iso === '' ? '' : toFormTime(iso, timeZone));
  const isUsual = [startDate, endDate].includes(nominationsCloseAt);
  return {
    name: election.name,
    description: election.description,
    imageUrl: election.imageUrl,
    startDate: local(startDate),
    endDate: local(endDate),
    nominationsCloseAt: isUsual ? '' : local(nominationsCloseAt),
    withdrawalsCloseAt: local(withdrawalsCloseAt),
    doNominate: true,
    positions: election.positions.map(({ _id, title, limits, candidacy, ...given }) => ({
      ...(_id !== undefined && { _id }),
      title,
      limits: limits ?? emptyLimits(),
      candidacy: candidacy ?? null,
      rules: resolveRules(given),
    })),
    standings: election.standings,
    standingsBatch: election.standingsBatch ?? electionLimits.usualBatch,
    electorate: { ...some, kind: electorate.kind },
    roll: null,
    voters: election.voters,
    mailDomains: election.mailDomains,
    candidacy: election.candidacy ?? emptyLimits(),
    candidateConditions: election.candidateConditions ?? [],
    supporters: election.supporters ?? noSupporters(),
    onePost: election.onePost ?? false,
    rankedLists: election.rankedLists ?? usualLists,
    ...releaseFrom(election, local),
    rules: { ...election.rules, complaints: termOf(election.rules) },
    translations: {},
    rehearsal: election.rehearsal,
    draft: election.state === 'draft',
    reason: '',
  };
}

/** The dates as the wire has them: '' while missing; what is no date stays, so that it is refused. */
export function datesOf(
  values: Pick<ElectionValues, 'startDate' | 'endDate' | 'nominationsCloseAt'> & {
    withdrawalsCloseAt?: string;
  },
  timeZone: string,
) {
  const instant = (local: string) => fromLocalTime(local, timeZone) ?? '';
  const { withdrawalsCloseAt = '' } = values;
  return {
    startDate: instant(values.startDate),
    endDate: instant(values.endDate),
    nominationsCloseAt: instant(values.nominationsCloseAt) || values.nominationsCloseAt,
    withdrawalsCloseAt: instant(withdrawalsCloseAt) || withdrawalsCloseAt,
  };
}

/** A draw by dice has no source and no minutes. */
export function rulesOf({ rules }: Pick<ElectionValues, 'rules'>): OutcomeRules {
  const isNumber = rules.tie === 'draw' && rules.seed === 'public-number';
  return {
    ...rules,
    source: isNumber ? rules.source.trim() : '',
    minutes: isNumber ? rules.minutes : usualRules.minutes,
  };
}

/** Who may vote, as it goes over the wire. */
export function electorateOf({
  electorate,
  roll,
}: ElectionValues): NewElection['electorate'] & object {
  const { kind } = electorate;
  if (kind === 'roll') return { kind, numbers: [...(roll?.numbers ?? [])] };
  return kind === 'some' ? { ...electorate, kind } : { kind };
}

/** The domains of addresses, where voters are known by theirs. */
export const domainsOf = ({ voters, mailDomains }: ElectionValues) =>
  voters === 'confirmed' ? { mailDomains } : {};

/** A new election as it goes over the wire; `now` is in milliseconds since 1970. */
export function bodyOf(values: ElectionValues, timeZone: string, now: number): NewElection {
  const { name, description, imageUrl, standings, voters } = values;
  const { candidacy, candidateConditions, supporters } = values;
  const dates = Object.entries(datesOf(values, timeZone)).filter(([, iso]) => iso !== '');
  const reason = values.reason.trim();
  return {
    name,
    description,
    ...(imageUrl !== '' && { imageUrl }),
    ...Object.fromEntries(dates),
    ...(!values.doNominate && { nominationsCloseAt: new Date(now).toISOString() }),
    positions: writtenPositions(values.positions).map(({ title, limits, candidacy, rules }) => ({
      title,
      ...(isLimited(limits) && { limits }),
      ...(candidacy !== null && { candidacy }),
      ...differingRules(rules),
    })),
    standings,
    ...(standings === 'in-batches' && { standingsBatch: values.standingsBatch }),
    electorate: electorateOf(values),
    voters,
    ...domainsOf(values),
    rules: rulesOf(values),
    ...(isLimited(candidacy) && { candidacy }),
    ...(candidateConditions.length > 0 && { candidateConditions }),
    ...(asksForSupporters(supporters) && { supporters }),
    ...(values.onePost && { onePost: true }),
    ...(values.rankedLists !== usualLists && { rankedLists: values.rankedLists }),
    ...releaseOf(values, timeZone),
    ...(values.rehearsal && { rehearsal: true }),
    ...(values.draft && { draft: true }),
    ...(reason !== '' && { reason }),
  };
}

/**
 * A new election without what the call does in any case: until somebody chooses more, it is the payload of the
 * specification.
 */
export function payloadOf(body: NewElection): NewElection {
  const inAnyCase: Partial<NewElection> = {
    standings: 'live',
    electorate: { kind: 'everyone' },
    voters: 'anybody',
    rules: usualRules,
  };
  const more = Object.entries(body).filter(
    ([field, value]) => textOf(value) !== textOf(inAnyCase[field as keyof NewElection]),
  );
  return { imageUrl: '', ...(Object.fromEntries(more) as NewElection) };
}
