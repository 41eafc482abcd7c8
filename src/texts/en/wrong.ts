// What is wrong with a field, by the keys that core names (src/core/kernel/wrong.ts).
import { formatExample, formatSigns } from '#core/accounts/number-format.ts';
import type { WrongValues } from '#core/kernel/wrong.ts';
import { row } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';
import { signMeanings } from './number-format.ts';

const given = (values: WrongValues) => values;

/** A format of numbers, its lines one below the other, in signs. */
function misshapen({ format }: WrongValues) {
  const lines = String(format).split('\n');
  const { shape, legend } = formatSigns(lines);
  return {
    shape,
    legend: row(legend.map(({ sign, says }) => `${sign}=${signMeanings[says]}`)),
    example: formatExample(lines),
  };
}

export const wrongWords = spoken('wrong.wrongWords', {
  'fill-in': 'Please fill this in.',
  'write-something': 'Please write something',
  'use-at-most-characters': said('Please use at most {count, number} characters', given),
  'use-plain-text': 'Please use plain text',
  'use-one-line': 'Please use one line',
  'enter-valid-e-mail-address': 'Please enter a valid e-mail address',
  'enter-date-and-time-2': 'Enter a date and time.',
  'enter-address-begins-with-https': 'Enter an address that begins with https://',
  'give-reason': 'Please give a reason',
  'give-reason-voters-will-read': 'Give a reason. Voters will read it.',
  'give-reason-everybody-will-read': 'Give a reason. Everybody will read it.',
  'give-reason-officers-will-read': 'Give a reason. Officers will read it.',
  'give-reason-another-officer-has': 'Give a reason. Another officer has to confirm this.',
  'give-reason-there-no-other': 'Give a reason. There is no other officer to confirm this.',
  'choose-language-campus-offers': 'Choose a language that the campus offers',
  'choose-at-least-one-languages': 'Choose at least one of the languages that this release has',
  'password-must-have-at-least': said(
    'Password must have at least {count, number} characters',
    given,
  ),
  'password-must-have-at-most': said(
    'Password must have at most {count, number} characters',
    given,
  ),
  'password-must-have-visible-characters': 'Password must have visible characters',
  'password-must-have-at-least-different': said(
    'Password must have at least {count, number} different characters',
    given,
  ),
  'password-must-not-your-e': 'Password must not be your e-mail or enrollment number',
  'write-name-without-invisible-characters': 'Please write the name without invisible characters',
  'write-name-in-letters-one': 'Please write the name in the letters of one language',
  'line-without-number-address-date':
    'Everybody reads this line, so it cannot have an enrollment number, an e-mail address or a date. A year can stand in it.',
  'write-name-with-at-most': 'Please write the name with at most four marks on a letter',
  'type-code': 'Please type the code',
  'number-must-have-characters': said('Enrollment number must be {lengths} characters', given),
  'invalid-format-expected': said('Invalid format. Expected: {shape} ({legend})', misshapen),
  'enter-name-your-university': 'Enter the name of your university',
  'choose-time-zone-such-asia': 'Choose a time zone such as Asia/Kolkata',
  'add-at-least-one-or': 'Add at least one #, @ or *: fixed text alone is the same for everybody',
  'number-has-letters-to-z':
    'A number has letters A to Z and digits only: write # for a digit, @ for a letter and * for either',
  'write-branch-or-year-with': 'Write [branch:…] or [year:…], with #, @ or * in place of the dots',
  'year-has-two-or-four': 'A year has two or four digits',
  'format-has-two-branches-let': 'This format has two branches: let one of them be the branch',
  'format-has-two-years-let': 'This format has two years: let one of them be the year',
  'number-has-at-least-characters': said(
    'A number has at least {least, number} characters: make the format longer',
    given,
  ),
  'number-has-at-most-characters': said(
    'A number has at most {most, number} characters: make the format shorter',
    given,
  ),
  'write-at-least-one-format': 'Write at least one format',
  'there-at-most-formats': said('There are at most {lines, number} formats', given),
  'fits-formats-and-which-read': said(
    '{example} fits formats {one} and {other}, which read branch or year from different places. Change one of them',
    given,
  ),
  'enter-name': 'Enter a name.',
  'say-when-voting-opens': 'Say when voting opens.',
  'say-when-voting-closes': 'Say when voting closes.',
  'enter-at-least-one-position': 'Enter at least one position.',
  'voting-must-close-after-opens': 'Voting must close after it opens.',
  'voting-must-close-in-future': 'Voting must close in the future.',
  'nominations-must-close-before-voting': 'Nominations must close before voting closes.',
  'withdrawals-must-close-when-nominations':
    'Withdrawals must close when nominations close, or later.',
  'withdrawals-must-close-before-voting': 'Withdrawals must close before voting opens.',
  'reminder-of-short-voting': said(
    'Voting of {hours, number} hours or more has its reminder a day before the end.',
    given,
  ),
  'reminder-while-voting-open': 'The reminder must come while voting is open.',
  'election-can-have-at-most': said(
    'An election can have at most {count, number} positions.',
    given,
  ),
  'every-position-needs-title': 'Every position needs a title.',
  'on-list-twice': said('“{title}” is on the list twice.', given),
  'people-on-voter-list-known':
    'People on a voter list are known by it: choose one of the last two',
  'groups-on-voter-list-choose': 'Groups are on the voter list: choose one of the last two',
  'cannot-changed-after-first-nomination': 'This cannot be changed after the first nomination.',
  'cannot-changed-after-voting-opens': 'This cannot be changed after voting opens.',
  'cannot-changed-after-first-vote': 'This cannot be changed after the first vote.',
  'campus-does-not-offer-language': 'The campus does not offer this language.',
  'election-was-written-in-language': 'The election was written in this language: change it there.',
  'election-has-no-such-position': 'The election has no such position.',
  'there-nothing-written-here-to': 'There is nothing written here to translate.',
  'cannot-changed-after-voting-closes': 'This cannot be changed after voting closes.',
  'cannot-changed-after-election-was': 'This cannot be changed after the election was cancelled.',
  'election-has-at-most-conditions': said(
    'An election has at most {count, number} conditions',
    given,
  ),
  'condition-has-at-most-characters': said(
    'A condition has at most {count, number} characters',
    given,
  ),
  'condition-listed-twice': said('The condition "{condition}" is listed twice', given),
  'name-who-publishes-number-draw': 'Name who publishes the number of the draw',
  'text-belongs-to-question': 'A text belongs to a question.',
  'majority-fills-one-seat': 'A majority is for one seat: with several the most votes win.',
  'majority-of-post-is-of-valid': 'The majority of a post is of the valid votes.',
  'ranked-has-no-majority':
    'Where people rank, the count itself finds a majority: leave the majority out.',
  'to-vote-on-single-candidate':
    'To vote on a single candidate, people need a choice against: switch it on.',
  'least-number-ranks-for-positions': 'A least number of ranks is for positions where people rank.',
  'enter-what-asked': 'Enter what is asked.',
  'question-answered-with-yes-or':
    'A question is answered with yes or no: seats, choices, ranks and nobody are for posts.',
  'where-people-rank-tie-decided': 'Where people rank, a tie is decided by a draw: choose it.',
  'where-people-rank-nobody-can': 'Where people rank, nobody can only open the seat again.',
  'instant-runoff-fills-one-seat': 'Instant-runoff fills one seat. Use STV for several.',
  'people-rank-many-candidates-they':
    'People rank as many candidates as they like: leave out the choices.',
  'results-can-released-only-where':
    'Results can be released only where counts are shown after voting closes.',
  'say-by-when-results-shown': 'Say by when the results are shown at the latest.',
  'results-shown-after-voting-closes': 'Results are shown after voting closes.',
  'results-shown-at-most-days': said(
    'Results are shown at most {count, number} days after voting closes.',
    given,
  ),
  'results-shown-at-close-have': 'Results that are shown at the close have no later date.',
  'ask-for-at-least-1': 'Ask for at least 1 proposer or seconder',
  'groups-on-voter-list-people': 'Groups are on the voter list of people who are listed',
  'write-what-candidate-answered-or':
    'Write what the candidate answered, or that nobody asked them',
  'choose-election-about': 'Choose the election that it is about',
  'send-three-files-at-most': 'Send three files at most',
  'enter-what-was-thrown-or': 'Enter what was thrown or published',
  'name-witnesses-throw': 'Name the witnesses of the throw',
  'enter-to-dice-each-from': said(
    'Enter {least, number} to {most, number} dice, each from 1 to 6',
    given,
  ),
  'enter-number-was-published-letters':
    'Enter the number as it was published: letters, digits, spaces and . : / _ -',
  'title-required': 'Title is required',
  'description-required': 'Description is required',
  'date-required': 'Date is required',
  'enter-valid-date': 'Enter a valid date',
  'end-must-later-than-beginning': 'The end must be later than the beginning',
  'invalid-format-expected-such-as': said(
    'Invalid format. Expected: {shape} ({legend}), such as {example}',
    misshapen,
  ),
  'numbers-have-no-part': said(
    'The enrollment numbers of this campus have no {part, select, branch {branch} other {year}}',
    given,
  ),
  'code-as-in-numbers': said('Write it as in a number, such as {example}', given),
  'enter-hours': said('Enter 0 to {most, number} hours', given),
});
