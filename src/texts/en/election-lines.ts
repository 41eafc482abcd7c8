// What was done with an election, as everybody reads it on its page (src/core/elections/election-line.ts).
import type { ElectionLine } from '#core/elections/election-line.ts';
import { said } from '../said.ts';
import type { Values } from '../said.ts';
import { spoken } from '../spoken.ts';

/** A line puts in what its key names. */
const line = (message: string) => said(message, (values: Values) => values);

export const electionLines = spoken('election-lines.electionLines', {
  paused: 'Voting was paused.',
  'paused-by-restore': 'Voting was paused, because the server was restored from a backup.',
  'paused-briefly': line(
    'Voting was paused by one officer. It goes on by itself on {until}, unless a second officer makes the pause longer.',
  ),
  'pause-longer': 'The pause was made longer: voting is paused until an officer resumes it.',
  'pause-over': 'The pause by one officer is over, and voting goes on.',
  'end-passed': 'The end of voting passed during the pause, so voting is closed.',
  resumed: 'Voting is open again.',
  closes: line('It closes on {end}.'),
  'closes-late': line('It closes on {end}, and on {late} for those who could not vote before.'),
  extended: line('Voting closes on {end}, not on {before}.'),
  'closed-early': line('Voting was closed before its time. It was to close on {end}.'),
  'to-draft': 'The election was taken back to a draft before anybody had voted.',
  cancelled: 'The election was cancelled.',
  'cancelled-its-votes':
    'The election was cancelled. Its votes were destroyed, and nobody has counted them.',
  'cancelled-all-votes':
    'The election was cancelled. All votes in it were destroyed, and nobody has counted them.',
  'added-time': line(
    '{count, plural, one {# person who could not vote has until {until}.} other {# people who could not vote have until {until}.}}',
  ),
  'added-now': line('{count, plural, one {# of them was added.} other {# of them were added.}}'),
  'added-time-ends': line(
    'For everybody else voting ends on {until}, as planned. Nothing is counted before.',
  ),
  'added-time-over':
    'The added time was taken back, so voting is closed. Votes that were cast in it count.',
  'added-time-taken': line(
    'The added time was taken back. Voting closes for everybody on {until}.',
  ),
  'passed-over': 'Messages that have no answer were passed over.',
  released: 'The results were released.',
  'shown-by-date': 'The results are shown, because their date has come.',
  'officer-named': 'The officers named a returning officer, who decides in their place.',
  'officer-renamed': 'The officers named another returning officer.',
  'officer-unnamed':
    'Nobody is named returning officer any more. The officers who are not candidates are that together.',
  'officer-link':
    'An officer made a link with which the returning officer logs in, to hand it over.',
  'stepped-down': line(
    '{name} has stepped down as a candidate for {position}. Votes for them count.',
  ),
  'name-corrected': line(
    'A name on the ballot for {position} was corrected: “{name}”, before “{before}”.',
  ),
  'name-given': line('An officer changed the name of a candidate for {position}.'),
  'result-stands': line(
    '{code, select, none {The result that was published before the restore stands.} other {The result that was published before the restore, with the result code {code}, stands.}}',
  ),
  'backup-counts': line(
    '{code, select, none {The votes of the backup are counted. The result that was published before the restore does not stand.} other {The votes of the backup are counted. The result that was published before the restore, with the result code {code}, does not stand.}}',
  ),
  ruled: 'A ruling. Its reason is on the page of the election.',
  'complaint-ruled': line(
    'The ruling on complaint {number}. Its reason is on the page of the election.',
  ),
  warning: 'Warning.',
  'taken-off': line('{name} is taken off the ballot for {position}.'),
  disqualified: line('{name} is disqualified for {position}.'),
  void: line('People vote again on {position}.'),
  'ruled-unnamed': 'Officers ruled.',
  overturned: 'A ruling is overturned.',
  'overturned-taken-off': line(
    'The ruling that took {name} off the ballot for {position} is overturned.',
  ),
  'overturned-disqualified': line(
    'The ruling that disqualified {name} for {position} is overturned.',
  ),
  'overturned-void': line('The ruling that people vote again on {position} is overturned.'),
  'alone-from': line(
    'No second officer has decided what one officer proposed. That officer can do it alone from {from}.',
  ),
  note: line('Note of the officers: {text}'),
  edited: line('Changed: {things}.'),
  method: line('{position}: {rules}.'),
  dates: line('Voting opens on {opens} and closes on {closes}.'),
  'list-changed': 'Changed: the voter list.',
  'list-corrected': 'The voter list was corrected for one person after voting opened.',
  'added-late': line(
    '{count, plural, one {# person was added to the voter list after voting opened.} other {# people were added to the voter list after voting opened.}}',
  ),
  /** In front of lines that voters have not read yet. */
  'voters-will-read': line('Voters will read: {lines}'),
} satisfies Record<ElectionLine['key'] | 'voters-will-read', unknown>);

/** What is edited of an election, in the line that says so. */
export const editedThings = spoken('election-lines.editedThings', {
  name: 'the name',
  description: 'the description',
  imageUrl: 'the picture',
  titles: 'the titles or the order of the positions',
  positions: 'the positions',
  standings: 'when counts are shown',
  limits: 'who votes for which position',
  candidacy: 'who may be a candidate',
  onePost: 'whether one person may be a candidate for several positions',
  supporters: 'the proposers and seconders that a candidate needs',
  rankedLists: 'who may read ranked ballots',
  resultsAt: 'when the results are shown',
  electorate: 'who may vote',
  rules:
    'what is done with a tie or with a candidate who leaves, or until when people can complain',
  words: 'the words in other languages',
});
