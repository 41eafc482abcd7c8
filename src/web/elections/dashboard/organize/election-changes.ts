import { differingRules } from '#core/elections/position-rules.ts';
import { writtenPositions } from '#core/elections/position-lines.ts';
import { asksForSupporters } from '#core/elections/supporters.ts';
import type { EditedElection } from '../../officer-queries.ts';
import type { ElectionValues } from './election-values.ts';
import { datesOf, domainsOf, electorateOf, isSame, rulesOf, textOf } from './election-values.ts';
import { changedRelease } from './release-values.ts';
import { defaultNominationsClose } from '#core/elections/phase.ts';

/**
 * What was changed in the form, as it goes over the wire; times have no seconds in it. `now` is in
 * milliseconds since 1970.
 */
export function changesOf(
  values: ElectionValues,
  before: ElectionValues,
  timeZone: string,
  now: number,
): EditedElection {
  const isChanged = (...names: (keyof ElectionValues)[]) =>
    names.some((name) => !isSame(values, before, name));
  const dates = datesOf(values, timeZone);
  const { standings, roll, electorate, voters } = values;
  const isRoll = electorate.kind === 'roll';
  return {
    ...(isChanged('name') && { name: values.name }),
    ...(isChanged('description') && { description: values.description }),
    ...(isChanged('imageUrl') && { imageUrl: values.imageUrl }),
    ...(isChanged('startDate') && { startDate: dates.startDate }),
    ...(isChanged('endDate') && { endDate: dates.endDate }),
    ...(isChanged('nominationsCloseAt') && closeOf(dates, now)),
    ...(isChanged('withdrawalsCloseAt') && { withdrawalsCloseAt: dates.withdrawalsCloseAt }),
    ...(isChanged('positions') && {
      positions: writtenPositions(values.positions).map((one) =>
        changedPosition(
          one,
          before.positions.find(({ _id }) => _id !== undefined && _id === one._id),
        ),
      ),
    }),
    ...(isChanged('standings', 'standingsBatch') && {
      standings,
      ...(standings === 'in-batches' && { standingsBatch: values.standingsBatch }),
    }),
    ...((isRoll ? roll !== null : isChanged('electorate')) && { electorate: electorateOf(values) }),
    ...(isChanged('candidacy') && { candidacy: values.candidacy }),
    ...(isChanged('candidateConditions') && { candidateConditions: values.candidateConditions }),
    ...(isChanged('supporters') && {
      supporters: asksForSupporters(values.supporters) ? values.supporters : null,
    }),
    ...(isChanged('onePost') && { onePost: values.onePost }),
    ...(isChanged('rankedLists') && { rankedLists: values.rankedLists }),
    ...changedRelease(values, before, timeZone),
    ...(isChanged('rules') && { rules: rulesOf(values) }),
    ...(isChanged('voters', 'mailDomains') && { voters, ...domainsOf(values) }),
    ...(isChanged('translations') && { translations: translationsOf(values) }),
    reason: values.reason.trim(),
  };
}

/** The words in other languages, without those of positions that go. */
function translationsOf({ translations, positions }: ElectionValues) {
  const kept = new Set(writtenPositions(positions).map(({ _id }) => _id));
  return Object.fromEntries(
    Object.entries(translations).map(([tag, words]) => [
      tag,
      { ...words, positions: words.positions.filter(({ _id }) => kept.has(_id)) },
    ]),
  );
}

type Position = ElectionValues['positions'][number];

/** A position with what was changed of who stands and of its rules, whole; what is left out stays as it is. */
function changedPosition(
  { rules, candidacy, key: _key, ...one }: Position,
  before: Position | undefined,
) {
  if (before === undefined) {
    return { ...one, ...(candidacy !== null && { candidacy }), ...differingRules(rules) };
  }
  return {
    ...one,
    ...(textOf(candidacy) !== textOf(before.candidacy) && { candidacy }),
    ...(textOf(rules) !== textOf(before.rules) && rules),
  };
}

/** An emptied field means the usual close; a draft without dates gets it when it is published. */
function closeOf(
  dates: Record<'startDate' | 'endDate' | 'nominationsCloseAt', string>,
  now: number,
) {
  const { startDate, endDate, nominationsCloseAt } = dates;
  const usual = startDate === '' || endDate === '' ? '' : defaultNominationsClose(dates, now);
  const close = nominationsCloseAt || usual;
  return close === '' ? {} : { nominationsCloseAt: close };
}
