// What was done with an election, as everybody reads it on its page (src/core/elections/election-line.ts).
import { thingWords } from '#core/elections/describe-edit.ts';
import type { ElectionLine } from '#core/elections/election-line.ts';
import { said } from '../said.ts';
import type { Values } from '../said.ts';
import { spoken } from '../spoken.ts';

/** A line puts in what its key names. */
const given = (values: Values) => values;

export const electionLines = spoken('election-lines.electionLines', {
  paused: 'Voting was paused.',
  'paused-by-restore': 'Voting was paused, because the server was restored from a backup.',
  'paused-briefly': said(
    'Voting was paused by one officer. It goes on by itself on {until}, unless a second officer makes the pause longer.',
    given,
  ),
  'pause-longer': 'The pause was made longer: voting is paused until an officer resumes it.',
  'pause-over': 'The pause by one officer is over, and voting goes on.',
  'end-passed': 'The end of voting passed during the pause, so voting is closed.',
  resumed: 'Voting is open again.',
  closes: said('It closes on {end}.', given),
  'closes-late': said(
    'It closes on {end}, and on {late} for those who could not vote before.',
    given,
  ),
  extended: said('Voting closes on {end}, not on {before}.', given),
  'closed-early': said('Voting was closed before its time. It was to close on {end}.', given),
  'to-draft': 'The election was taken back to a draft before anybody had voted.',
  cancelled: 'The election was cancelled.',
  'cancelled-its-votes':
    'The election was cancelled. Its votes were destroyed, and nobody has counted them.',
  'cancelled-all-votes':
    'The election was cancelled. All votes in it were destroyed, and nobody has counted them.',
  'added-time': said(
    '{count, plural, one {# person who could not vote has until {until}.} other {# people who could not vote have until {until}.}}',
    given,
  ),
  'added-now': said(
    '{count, plural, one {# of them was added.} other {# of them were added.}}',
    given,
  ),
  'added-time-ends': said(
    'For everybody else voting ends on {until}, as planned. Nothing is counted before.',
    given,
  ),
  'added-time-over':
    'The added time was taken back, so voting is closed. Votes that were cast in it count.',
  'added-time-taken': said(
    'The added time was taken back. Voting closes for everybody on {until}.',
    given,
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
  'stepped-down': said(
    '{name} has stepped down as a candidate for {position}. Votes for them count.',
    given,
  ),
  'name-corrected': said(
    'A name on the ballot for {position} was corrected: “{name}”, before “{before}”.',
    given,
  ),
  'told-apart': said(
    'On the ballot for {position} a line stands under the name {name} from now on: “{line}”.',
    given,
  ),
  'name-given': said('An officer changed the name of a candidate for {position}.', given),
  'result-stands': said(
    '{code, select, none {The result that was published before the restore stands.} other {The result that was published before the restore, with the result code {code}, stands.}}',
    given,
  ),
  'backup-counts': said(
    '{code, select, none {The votes of the backup are counted. The result that was published before the restore does not stand.} other {The votes of the backup are counted. The result that was published before the restore, with the result code {code}, does not stand.}}',
    given,
  ),
  ruled: 'A ruling. Its reason is on the page of the election.',
  'complaint-ruled': said(
    'The ruling on complaint {number}. Its reason is on the page of the election.',
    given,
  ),
  warning: 'Warning.',
  'taken-off': said('{name} is taken off the ballot for {position}.', given),
  disqualified: said('{name} is disqualified for {position}.', given),
  void: said('People vote again on {position}.', given),
  'ruled-unnamed': 'Officers ruled.',
  overturned: 'A ruling is overturned.',
  'overturned-taken-off': said(
    'The ruling that took {name} off the ballot for {position} is overturned.',
    given,
  ),
  'overturned-disqualified': said(
    'The ruling that disqualified {name} for {position} is overturned.',
    given,
  ),
  'overturned-void': said('The ruling that people vote again on {position} is overturned.', given),
  'alone-from': said(
    'No second officer has decided what one officer proposed. That officer can do it alone from {from}.',
    given,
  ),
  note: said('Note of the officers: {text}', given),
  edited: said('Changed: {things}.', given),
  method: said('{position}: {rules}.', given),
  dates: said('Voting opens on {opens} and closes on {closes}.', given),
  'list-changed': 'Changed: the voter list.',
  'list-corrected': 'The voter list was corrected for one person after voting opened.',
  'added-late': said(
    '{count, plural, one {# person was added to the voter list after voting opened.} other {# people were added to the voter list after voting opened.}}',
    given,
  ),
  restored: said('The server was restored on {on} from a backup of {of}.', given),
  'votes-lost': said(
    '{count, plural, =0 {No vote that was cast in between is missing.} one {# vote that was cast in between is missing.} other {# votes that were cast in between are missing.}}',
    given,
  ),
  'votes-perhaps-lost': 'Votes cast in between may be missing.',
  'votes-brought-back': 'The votes of the result that was published before were brought back.',
  'held-for-reading':
    'This election came out of a backup of a former release, by rules that are not here any more. It can be read, and nothing about it changes.',
  /** In front of lines that voters have not read yet. */
  'voters-will-read': said('Voters will read: {lines}', given),
} satisfies Record<ElectionLine['key'] | 'voters-will-read', unknown>);

/** What is edited of an election, in the line that says so. */
export const editedThings = spoken('election-lines.editedThings', thingWords);
