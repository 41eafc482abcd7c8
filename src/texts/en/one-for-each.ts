// One position for each class, in the form of an election (core/elections/one-for-each.ts).
import { row } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const eachMessages = spoken('one-for-each.eachMessages', {
  open: 'Add classes',
  by: 'One for each',
  column: said('{column} of the voter list', (column: string) => ({ column })),
  branch: 'Branch of the enrollment number',
  year: 'Year of the enrollment number',
  both: 'Branch and year of the enrollment number',
  /** In the place of a title. */
  places: { branch: 'Branch', year: 'Year', both: 'Branch and year' },
  title: 'Title',
  titleHint: said('{place} stands for its name.', (place: string) => ({ place })),
  usualTitle: said('Class Representative {place}', (place: string) => ({ place })),
  failed: 'The classes could not be read.',
  none: 'Neither the voter list nor the enrollment numbers say who is in which class.',
  ofAccounts:
    'No voter list decides who votes here: these are the accounts of now. Add others below.',
  ofOwnList: 'This election has a list of its own: its classes are not read here. Type them below.',
  typed: 'Others',
  typedHint: said('With commas between them, such as {example}.', (example: string) => ({
    example,
  })),
  asks: said(
    'Everybody can read the values of “{column}”, and so what those who can vote have in common.',
    (column: string) => ({ column }),
  ),
  agrees: said('“{column}” may be public', (column: string) => ({ column })),
  becomePublic: 'Everybody will read these titles, and by which group people vote.',
  alike: 'Written in several ways',
  alikeText: said(
    '{count, plural, one {These differ by case, blanks or hyphens alone. They get one position.} other {These differ by case, blanks or hyphens alone. Each row gets one position.}}',
    (count: number) => ({ count }),
  ),
  apart: said('Keep apart: {values}', (values: readonly string[]) => ({ values: row(values) })),
  small: 'Fewer than five people',
  smallText: 'Their result would show how they voted. They get no position until you choose.',
  smallOf: said(
    '{count, plural, one {{value}: # person} other {{value}: # people}}',
    (value: string, count: number) => ({ value, count }),
  ),
  smallChoices: {
    none: 'No position',
    alone: 'A position, although its result will show how they voted',
  },
  smallWith: said('Together with {value}', (value: string) => ({ value })),
  lines: said('{count, plural, one {# position} other {# positions}}', (count: number) => ({
    count,
  })),
  /** How many vote for a line, and by what. */
  line: said(
    '{count, plural, one {{what} · # person} other {{what} · # people}}',
    (what: string, count: number) => ({ what, count }),
  ),
  without: said(
    '{count, plural, one {# person has no value here and votes for none of these positions.} other {# people have no value here and vote for none of these positions.}}',
    (count: number) => ({ count }),
  ),
  tooMany: said(
    'An election has at most {most} positions. Choose other classes, or make several elections.',
    (most: number) => ({ most }),
  ),
  write: said('{count, plural, one {Add # position} other {Add # positions}}', (count: number) => ({
    count,
  })),
  written: said(
    '{count, plural, one {# position is added.} other {# positions are added.}}',
    (count: number) => ({ count }),
  ),
  hidden: said(
    '{count, plural, =0 {Nobody could vote for one of them now, so counts are hidden until voting closes.} one {The smallest has # person, so counts are hidden until voting closes.} other {The smallest has # people, so counts are hidden until voting closes.}}',
    (count: number) => ({ count }),
  ),

  /** Who is in none of the positions. */
  inNone: said(
    '{shown, select, all {{people, plural, one {# person is in none of the positions: {names}.} other {# people are in none of the positions: {names}.}}} other {{people, number} people are in none of the positions, such as {names}.}}',
    ({ people, names }: { people: number; names: readonly string[] }) => ({
      people,
      names: row(names),
      shown: people > names.length ? 'some' : 'all',
    }),
  ),
  inNoneTick: 'They vote for nothing: publish all the same',
  inNoneOf: said('{election}: {sentence}', (election: string, sentence: string) => ({
    election,
    sentence,
  })),
  fewOfOne: said(
    '{people, plural, =0 {Nobody could vote for one of the positions now. With few voters, counts that show before the close can show whom somebody voted for.} one {One of the positions has # voter. Counts that show before the close can show whom somebody voted for.} other {One of the positions has # voters. Counts that show before the close can show whom somebody voted for.}}',
    (people: number) => ({ people }),
  ),
});
