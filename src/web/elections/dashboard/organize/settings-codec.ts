import type { Election } from '#contract/election-shapes.ts';
import type {
  ElectionSettings,
  GivenSettings,
  PositionSettings,
} from '#core/elections/election-settings.ts';
import {
  changedThings,
  settingMoments,
  settingNames,
  settingsAfter,
  usualSettings,
} from '#core/elections/election-settings.ts';
import { isLimited } from '#core/elections/electorate.ts';
import { usualRules } from '#core/elections/outcome-rules.ts';
import { defaultNominationsClose } from '#core/elections/phase.ts';
import { writtenPositions } from '#core/elections/position-lines.ts';
import { differingRules } from '#core/elections/position-rules.ts';
import { supportersOf } from '#core/elections/supporters.ts';
import type { EditedElection, NewElection } from '../../officer-queries.ts';
import type { ElectionValues, Written } from './election-values.ts';
import { datesOf, releaseOf, valuesOf } from './election-values.ts';
import { textOf } from './kept-values.ts';
import type { WordsInLanguage } from './words-in-language.ts';

// The wire and the form: what a call says becomes settings, and what is new in the form becomes its body.

/** The settings of an election; the wire leaves out what is as usual. */
export function settingsOf(election: Election): ElectionSettings {
  const { electorate, standingsBatch } = election;
  const settings = settingsAfter(usualSettings, {
    ...election,
    electorate: electorate.kind === 'roll' ? { kind: 'roll' } : electorate,
    standingsBatch: standingsBatch ?? undefined,
    positions: election.positions.map(({ translations: _words, ...position }) => position),
  });
  const ids = election.positions.map(({ _id }) => _id);
  const positions = settings.positions.map((one, index) => ({ ...one, id: ids[index] ?? null }));
  return { ...settings, positions };
}

/** An election in its form. */
export const formOf = (election: Election, timeZone: string): ElectionValues => ({
  ...valuesOf(settingsOf(election), timeZone),
  rehearsal: election.rehearsal,
  draft: election.state === 'draft',
});

/** The positions of the form that people stand for. */
export const writtenPosts = (positions: ElectionValues['positions']) =>
  writtenPositions(positions).filter(({ rules }) => rules.kind === 'post');

/** False where there are questions alone: nobody is nominated, no dice are thrown, and nobody leaves. */
export const hasPosts = (positions: ElectionValues['positions']): boolean =>
  writtenPositions(positions).length === 0 || writtenPosts(positions).length > 0;

/** Whether candidates for a post in the form need supporters; until there is one, as the whole election says. */
export const asksForAny = ({
  supporters,
  positions,
}: Pick<ElectionValues, 'supporters' | 'positions'>) => {
  const own = writtenPosts(positions).map(({ rules }) => rules.supporters);
  return (
    hasPosts(positions) && [null, ...own].some((one) => supportersOf(supporters, one) !== null)
  );
};

/** What is said of candidates where nobody can be one. */
export const nobodyStands = {
  nominationsCloseAt: '',
  withdrawalsCloseAt: '',
  candidacy: usualSettings.candidacy,
  candidateConditions: usualSettings.candidateConditions,
};

/** All that the form says, as the wire has it; what is not asked for any more is as usual. */
export function givenOf(values: ElectionValues, timeZone: string) {
  const { electorate, supporters, rules } = values;
  const { kind } = electorate;
  const hasNumber = rules.tie === 'draw' && rules.seed === 'public-number';
  return {
    ...values,
    ...datesOf(values, timeZone),
    ...releaseOf(values, timeZone),
    ...(!hasPosts(values.positions) && nobodyStands),
    electorate: kind === 'some' ? { ...electorate, kind } : { kind },
    supporters: asksForAny(values) ? supporters : null,
    // A draw by dice has no source and no minutes.
    rules: {
      ...rules,
      source: hasNumber ? rules.source.trim() : '',
      minutes: hasNumber ? rules.minutes : usualRules.minutes,
    },
    positions: writtenPositions(values.positions).map(
      ({ key: _key, rules: ways, ...position }) => ({
        ...position,
        ...ways,
      }),
    ),
  } satisfies GivenSettings;
}

/** What is given and was otherwise before, as it is then. */
function newIn(before: ElectionSettings, given: GivenSettings) {
  const after = settingsAfter(before, given);
  const isNew = (name: keyof ElectionSettings) =>
    given[name] !== undefined && changedThings(before, { ...before, [name]: after[name] }).size > 0;
  const { positions, ...settings } = Object.fromEntries(
    settingNames.filter(isNew).map((name) => [name, after[name]]),
  ) as Partial<Written<ElectionSettings>>;
  return {
    ...settings,
    ...(positions !== undefined && { positions: positions.map((one) => newOf(one, before)) }),
  };
}

/** What is new of a position; what is left out stays as it is. */
function newOf(position: Written<PositionSettings>, before: ElectionSettings) {
  const { id, title, limits, candidacy, rules } = position;
  const was = before.positions.find((one) => id !== null && one.id === id);
  if (id === null || was === undefined) {
    return {
      title,
      ...(isLimited(limits) && { limits }),
      ...(candidacy !== null && { candidacy }),
      ...differingRules(rules),
    };
  }
  const of = (one: PositionSettings) => ({ ...before, positions: [one] });
  const changed = changedThings(of(was), of(position));
  return {
    _id: id,
    title,
    ...(changed.has('limits') && { limits }),
    ...(changed.has('candidacy') && { candidacy }),
    ...(changed.has('ways') && rules),
    ...(changed.has('supporters') && { supporters: rules.supporters }),
  };
}

/** With the numbers of a list of its own, once they are read. */
function withRoll(said: ReturnType<typeof newIn>, { electorate: { kind }, roll }: ElectionValues) {
  const { electorate, ...others } = said;
  if (kind === 'roll') {
    return {
      ...others,
      ...(roll !== null && { electorate: { kind, numbers: [...roll.numbers] } }),
    };
  }
  return { ...others, ...(electorate?.kind !== 'roll' && electorate && { electorate }) };
}

/** A new election as it goes over the wire: until somebody chooses more, the payload of the specification. */
export function bodyOf(values: ElectionValues, timeZone: string, now: number): NewElection {
  const { name, description, imageUrl, doNominate, rehearsal, draft } = values;
  const given = givenOf(values, timeZone);
  const closed = doNominate ? {} : { nominationsCloseAt: new Date(now).toISOString() };
  const reason = values.reason.trim();
  const { positions = [], ...said } = withRoll(
    newIn(usualSettings, { ...given, ...closed }),
    values,
  );
  return {
    ...{ description, imageUrl },
    ...said,
    name,
    // None of them is there yet.
    positions: positions as NewElection['positions'] & object,
    ...(rehearsal && { rehearsal }),
    ...(draft && { draft }),
    ...(reason !== '' && { reason }),
  };
}

/**
 * What was changed in the form, as it goes over the wire; times have no seconds in it. `now` is in
 * milliseconds since 1970.
 */
export function changesOf(
  values: ElectionValues,
  before: ElectionSettings,
  timeZone: string,
  now: number,
): EditedElection {
  const shown = valuesOf(before, timeZone);
  const given = givenOf(values, timeZone);
  const close = given.nominationsCloseAt || usualClose(given, now);
  const stay = settingMoments.filter((name) => values[name] === shown[name]);
  const said = newIn(before, {
    ...given,
    nominationsCloseAt: close,
    ...Object.fromEntries(stay.map((name) => [name, undefined])),
  });
  return { ...withRoll(said, values), reason: values.reason.trim() };
}

/** An emptied field means the usual close; a draft without dates gets it when it is published. */
function usualClose(dates: { startDate: string; endDate: string }, now: number) {
  const { startDate, endDate } = dates;
  return startDate === '' || endDate === '' ? undefined : defaultNominationsClose(dates, now);
}

/** The words in other languages where they were changed, without those of positions that go. */
export function newWords(
  { translations, positions }: ElectionValues,
  before: Pick<ElectionValues, 'translations'>,
) {
  if (textOf(translations) === textOf(before.translations)) return {};
  const kept = new Set(writtenPositions(positions).map(({ _id }) => _id));
  const of = (words: WordsInLanguage) => words.positions.filter(({ _id }) => kept.has(_id));
  const entries = Object.entries(translations);
  return {
    translations: Object.fromEntries(
      entries.map(([tag, words]) => [tag, { ...words, positions: of(words) }]),
    ),
  };
}
