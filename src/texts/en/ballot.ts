// The messages of the dialog in which a voter fills in the whole ballot.
import { listFormat } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const list = listFormat('en-GB');

export const ballotMessages = spoken('ballot.ballotMessages', {
  place: said('Position {number} of {all}', (number: number, all: number) => ({ number, all })),
  remain: said(
    '{count, plural, =0 {All positions are filled} one {{all, plural, one {{count} of # position left to fill} other {{count} of # positions left to fill}}} other {{all, plural, one {{count} of # position left to fill} other {{count} of # positions left to fill}}}}',
    (count: number, all: number) => ({ count, all }),
  ),
  chosen: said('{count} of {most} chosen', (count: number, most: number) => ({ count, most })),
  full: said('You have chosen {most}. Take one back first.', (most: number) => ({ most })),
  abstain: 'I abstain',
  abstainFrom: said('I abstain from voting for {position}', (position: string) => ({ position })),
  abstainHint: 'You take part, and choose nobody here.',
  tookBack: 'You abstain. Your choices here were taken back.',
  abstained: 'You abstain',

  clear: 'Clear choice',
  clearFor: said('Clear choice for {position}', (position: string) => ({ position })),
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  review: 'Review choices',

  check: 'Check your choices',
  once: 'A vote cannot be changed after it is cast. You can vote for a skipped position later, while voting is open.',
  skipped: 'No choice, skipped',
  change: 'Change',
  changeFor: said('Change {position}', (position: string) => ({ position })),
  nothing: 'Choose a candidate for at least one position.',
  cast: said(
    '{count, plural, =0 {Cast votes} one {Cast # vote} other {Cast # votes}}',
    (count: number) => ({ count }),
  ),
  refusedTitle: 'Your votes were not cast',
  afterLogIn: 'Your choices stay on this page for ten minutes: log in, and they are here again.',
  castElsewhere: 'Your vote was cast in another tab.',

  recorded: said(
    '{are, select, all {{count, plural, one {# vote recorded} other {# votes recorded}}} other {{all, plural, one {{count} of # vote recorded} other {{count} of # votes recorded}}}}',
    (count: number, all: number) => ({ count, all, are: count === all ? 'all' : 'some' }),
  ),
  later: said(
    'You have not voted for {positions} yet. You can do that while voting is open.',
    (positions: readonly string[]) => ({ positions: list.format(positions) }),
  ),
  notRecorded: 'Not recorded.',
  copyAll: 'Copy receipts',
  allCopied: 'Receipts copied',
  done: 'Done',

  leave: {
    title: 'Leave your ballot?',
    text: 'Nothing has been cast yet, and your choices are not kept.',
    confirm: 'Discard choices',
    keep: 'Go back to my ballot',
  },
});
