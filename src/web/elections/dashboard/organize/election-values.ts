import { z } from 'zod/mini';
import { fromLocalTime, toFormTime } from '#core/campus/time-zone.ts';
import { registeredRoles } from '#core/accounts/role.ts';
import { electionLimits } from '#core/elections/election-draft.ts';
import type {
  ElectionSettings,
  SettingFlag,
  SettingMoment,
} from '#core/elections/election-settings.ts';
import { reminderAt } from '#core/elections/reminder.ts';
import { settingFlags, settingMoments, usualSettings } from '#core/elections/election-settings.ts';
import { voterKinds } from '#core/elections/electorate.ts';
import { rankedLists } from '#core/elections/public-lists.ts';
import { resultsAtModes } from '#core/elections/results-at.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import {
  leavingRules,
  seedKinds,
  termOf,
  termStarts,
  tieRules,
} from '#core/elections/outcome-rules.ts';
import { positionKey } from '#core/elections/position-lines.ts';
import { standingsModes } from '#core/elections/standings-mode.ts';
import { sharedParts, supporterCircles } from '#core/elections/supporters.ts';
import { usualStandings, usualVoters } from '#core/elections/usual-choices.ts';
import { usualDates } from '#core/elections/usual-dates.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { optionalLine, optionalReason, optionalText } from '#web/app/form-schema.ts';
import type { VoterSources } from '../../officer-queries.ts';
import { WordsInLanguage } from './words-in-language.ts';
import type { GivenRoll } from './parse-roll.ts';

/** Who votes for a position, or who may be a candidate. */
const LimitsValues = z.object({
  branches: z.array(z.string()),
  years: z.array(z.string()),
  groups: z.array(z.string()),
});

/** Also what was typed and is no number: the check refuses it, and it stays in its field. */
const number = () =>
  z.custom<number>((value) => typeof value === 'number' || typeof value === 'string');

/** Each yes or no of core's list. */
const flags = Object.fromEntries(settingFlags.map((name) => [name, z.boolean()])) as Record<
  SettingFlag,
  z.ZodMiniBoolean<boolean>
>;

/**
 * The settings of an election in its form: the body of the call, with dates on the campus's clock, and
 * what a choice needs although another one is made.
 */
export const settingShape = {
  ...flags,
  name: optionalLine(electionLimits.name),
  description: optionalText(electionLimits.description),
  imageUrl: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  nominationsCloseAt: z.string(),
  withdrawalsCloseAt: z.string(),
  /** An hour such as "15:00" of the time in which people vote; '' for none. */
  remindAt: z.string(),
  /** In the order of their lines, blank ones too. One with an id is there already. */
  positions: z.array(
    z.object({
      _id: z.optional(z.string()),
      /** Of one that is not there yet: its rules and its candidates go by it. */
      key: z.optional(z.string()),
      title: z.string(),
      limits: z.extend(LimitsValues, { allGroups: z.optional(z.boolean()) }),
      /** Null: those who vote for it. */
      candidacy: z.nullable(LimitsValues),
      rules: z.custom<PositionRules>((value) => typeof value === 'object' && value !== null),
    }),
  ),
  standings: z.enum(standingsModes),
  standingsBatch: number(),
  electorate: z.extend(LimitsValues, {
    kind: z.enum(['everyone', 'some', 'roll']),
    roles: z.array(z.enum(registeredRoles)),
  }),
  voters: z.enum(voterKinds),
  mailDomains: z.array(z.string()),
  candidacy: LimitsValues,
  candidateConditions: z.array(z.string()),
  /** How many proposers and seconders candidates need, and from where; 0 of each are none. */
  supporters: z.object({
    proposers: number(),
    seconders: number(),
    among: z.enum(supporterCircles),
    from: LimitsValues,
    own: z.array(z.enum(sharedParts)),
    oneOfElection: z.optional(z.boolean()),
  }),
  rankedLists: z.enum(rankedLists),
  resultsAt: z.enum(resultsAtModes),
  showBy: z.string(),
  rules: z.object({
    tie: z.enum(tieRules),
    seed: z.enum(seedKinds),
    source: z.string(),
    minutes: number(),
    leaving: z.enum(leavingRules),
    complaints: z.object({ hours: number(), after: z.enum(termStarts) }),
  }),
} satisfies Record<keyof ElectionSettings, unknown>;

/** The form of an election: its settings, a voter list that is read from a file, and how it is sent. */
export const valueShape = {
  ...settingShape,
  /** False: only the people whom the form enters stand, so nominations are closed from the beginning. */
  doNominate: z.boolean(),
  roll: z.nullable(z.custom<GivenRoll>()),
  /** The words in other languages, of an election that is edited. */
  translations: z.record(z.string(), WordsInLanguage),
  rehearsal: z.boolean(),
  draft: z.boolean(),
  reason: optionalReason(),
} satisfies Record<string, unknown> &
  FormFields<'createElection', 'electorate' | 'positions' | SharedRules | WithPeople>;

/** What goes with a press, beside the values (use-entering.ts). */
type WithPeople = 'candidates' | 'haveAgreed' | 'byName' | 'mayStand' | 'checked';

/** What the form says of each position by itself (`rules`), and not of all of them. */
type SharedRules = Exclude<keyof PositionRules, 'text' | 'quorum' | 'majority' | 'supporters'>;

const ElectionValues = z.object(valueShape);
export type ElectionValues = z.output<typeof ElectionValues>;

/** What the form has beside the settings, until somebody fills it in. */
const beside = {
  doNominate: true,
  roll: null,
  translations: {},
  rehearsal: false,
  draft: false,
  reason: '',
};

/** What a part of the form is called that is about one position; a full stop would name a part in it. */
export const partFor = (part: string, position: Parameters<typeof positionKey>[0]): string =>
  `${part}.${positionKey(position).replaceAll('.', ' ')}`;

export const emptyLimits = () => ({ branches: [], years: [], groups: [] });

const noSupporters = () => ({
  ...{ proposers: 0, seconders: 0, among: 'election' as const },
  ...{ from: emptyLimits(), own: [] },
});

/** The same, as a form may write it. */
export type Written<T> = T extends readonly (infer Part)[]
  ? Written<Part>[]
  : T extends object
    ? { -readonly [Name in keyof T]: Written<T[Name]> }
    : T;

/** Settings in the form; nominations that close with voting are left empty. */
export function valuesOf(settings: ElectionSettings, timeZone: string): ElectionValues {
  const { supporters, rules, positions, ...plain } = settings as Written<ElectionSettings>;
  const { startDate, endDate, nominationsCloseAt } = plain;
  // A draft may be without them.
  const local = (iso: string) => (iso === '' ? '' : toFormTime(iso, timeZone));
  const unsaid = [startDate, endDate].includes(nominationsCloseAt) ? 'nominationsCloseAt' : null;
  return {
    ...plain,
    ...(Object.fromEntries(
      settingMoments.map((name) => [name, name === unsaid ? '' : local(plain[name])]),
    ) as Record<SettingMoment, string>),
    remindAt: local(plain.remindAt).slice(11, 16),
    positions: positions.map(({ id, ...position }) => ({
      ...(id !== null && { _id: id }),
      ...position,
    })),
    electorate: { roles: [], ...emptyLimits(), ...plain.electorate },
    supporters: supporters === null ? noSupporters() : { among: 'position', ...supporters },
    rules: { ...rules, complaints: termOf(rules) },
    ...beside,
  };
}

/** A new election until an officer says otherwise: what fits this campus and this day. */
export function usualValues(sources: VoterSources, now: number, timeZone: string): ElectionValues {
  const { opens, closes, nominationsClose } = usualDates(now, timeZone);
  const isPlain = sources.isPlain === true;
  return {
    ...valuesOf(usualSettings, timeZone),
    startDate: opens,
    endDate: closes,
    nominationsCloseAt: isPlain ? '' : nominationsClose,
    // A server without settings of ours shows counts at once.
    standings: isPlain ? 'live' : usualStandings(sources),
    voters: usualVoters(sources),
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

/** When voting opens and closes, as moments; '' while missing. */
export const votingOf = (
  { startDate, endDate }: Pick<ElectionValues, 'startDate' | 'endDate'>,
  timeZone: string,
) => ({
  startDate: fromLocalTime(startDate, timeZone) ?? '',
  endDate: fromLocalTime(endDate, timeZone) ?? '',
});

/** The moment at which everybody is reminded. */
export const reminderOf = (
  { remindAt, ...values }: Pick<ElectionValues, 'remindAt' | 'startDate' | 'endDate'>,
  timeZone: string,
): string => reminderAt(remindAt, votingOf(values, timeZone), timeZone);

/** When results are shown: with other standings than hidden ones, at the close. */
export function releaseOf(
  { standings, resultsAt, showBy }: Pick<ElectionValues, 'standings' | 'resultsAt' | 'showBy'>,
  timeZone: string,
): Pick<ElectionSettings, 'resultsAt' | 'showBy'> {
  const isHeld = standings === 'after-close' && resultsAt === 'release';
  if (!isHeld) return { resultsAt: 'close', showBy: '' };
  return { resultsAt, showBy: fromLocalTime(showBy, timeZone) ?? showBy };
}
