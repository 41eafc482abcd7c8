// Candidates out of a table, and what an officer looks at before an election is published.
import type { CandidateColumn, RowProblem } from '#core/elections/candidate-table.ts';
import type { ChoiceKind } from '#core/elections/position-checks.ts';
import { said } from '../said.ts';
import { listFormat } from '../formats.ts';
import { spoken } from '../spoken.ts';

const list = listFormat('en-GB');

export const candidateTable = spoken('candidate-table.candidateTable', {
  open: 'From a table',
  title: 'Candidates from a table',
  lede: 'One line for each: the position or the class, and a name or a number. An e-mail address can stand beside them.',
  file: 'Choose a file',
  paste: 'Or paste the table',
  check: 'Check the table',
  again: 'Another table',
  close: 'Close the table',
  failed: 'The table could not be checked.',
  empty: 'There is no line in this table.',
  columns: 'What the columns hold',
  column: {
    position: 'Position or class',
    name: 'Name',
    number: 'Enrollment number',
    email: 'E-mail',
  } satisfies Record<CandidateColumn, string>,
  columnOf: said('Column {number}', (number: number) => ({ number })),
  none: 'Not there',
  totals: said(
    '{lines, plural, one {# line} other {# lines}}: {fit, plural, =0 {none fits} one {# fits} other {# fit}}{open, plural, =0 {} one {, # is to be looked at} other {, # are to be looked at}}{left, plural, =0 {} other {, {left, number} left out}}.',
    (count: { lines: number; fit: number; open: number; left: number }) => count,
  ),
  toLookAt: 'To be looked at',
  line: said('Line {line, number}', (line: number) => ({ line })),
  problem: {
    'no-position': 'There is no position in this line.',
    'unknown-position': 'This position is not in the election.',
    'several-positions': 'Several positions fit. Choose one of them.',
    nobody: 'This line names nobody.',
  } satisfies Record<RowProblem, string>,
  otherName: said('The number is that of {name}.', (name: string) => ({ name })),
  alike: said('Looks like {names}', (names: readonly string[]) => ({ names: list.format(names) })),
  alsoFor: said('Also stands for {positions}', (positions: readonly string[]) => ({
    positions: list.format(positions),
  })),
  noAccount: 'No account: entered by name',
  choosePosition: said('Position of line {line, number}', (line: number) => ({ line })),
  choose: 'Choose',
  who: said('Who is meant in line {line, number}', (line: number) => ({ line })),
  leaveOut: said('Leave out line {line, number}', (line: number) => ({ line })),
  leaveOutShort: 'Leave out',
  leaveAllOut: said(
    '{count, plural, one {Leave out this line} other {Leave out all # lines}}',
    (count: number) => ({ count }),
  ),
  mayStand: said(
    '{count, plural, one {I have checked that the person without a number may stand.} other {I have checked that the # people without a number may stand.}}',
    (count: number) => ({ count }),
  ),
  fitting: said('{count, plural, one {# line fits} other {# lines fit}}', (count: number) => ({
    count,
  })),
  take: said(
    '{count, plural, =0 {Take over} one {Take over # person} other {Take over # people}}',
    (count: number) => ({ count }),
  ),
  taken: said(
    '{count, plural, one {# person was taken over from the table.} other {# people were taken over from the table.}}',
    (count: number) => ({ count }),
  ),
  notKept: said(
    '{count, plural, one {# address out of the table is not kept on this device.} other {# addresses out of the table are not kept on this device.}} Take the table over again before you publish, so that they get an e-mail.',
    (count: number) => ({ count }),
  ),
});

export const positionChecks = spoken('candidate-table.positionChecks', {
  counts: said(
    '{all, plural, one {# position} other {# positions}}: {parts}.',
    (all: number, parts: string) => ({ all, parts }),
  ),
  part: {
    choice: said('{count, number} with a choice', (count: number) => ({ count })),
    filled: said('{count, number} with no more candidates than seats', (count: number) => ({
      count,
    })),
    single: said('{count, number} with one candidate', (count: number) => ({ count })),
    nobody: said('{count, number} with nobody', (count: number) => ({ count })),
    question: said('{count, plural, one {# question} other {# questions}}', (count: number) => ({
      count,
    })),
  } satisfies Record<ChoiceKind, unknown>,
  list: 'All positions, the unusual first',
  chip: {
    filled: 'No choice',
    single: 'One candidate',
    nobody: 'Nobody stands',
  },
  small: 'Few voters',
  noAccounts: said(
    '{count, plural, one {# person has no account.} other {# people have no account.}}',
    (count: number) => ({ count }),
  ),
});
