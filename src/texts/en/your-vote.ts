// What of many elections and positions is the reader's own, and how the others are found.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const yourVoteMessages = spoken('your-vote.yourVoteMessages', {
  title: 'Your vote',
  voteIn: said('Vote in {election}', (election: string) => ({ election })),
  more: said(
    '{count, plural, one {You can vote in # more election.} other {You can vote in # more elections.}}',
    (count: number) => ({ count }),
  ),
  done: 'You have voted wherever you can now.',
  nothing: 'There is nothing that you can vote on now.',
  /** Who needs no votes; the ballot names them. */
  unopposed: said(
    '{count, plural, one {For # position nobody else stands.} other {For # positions nobody else stands.}}',
    (count: number) => ({ count }),
  ),
  /** Above the elections of other voters. */
  others: 'Elections of other voters',
  cannotVote: 'You cannot vote in the elections below.',
  otherPositions: said(
    '{count, plural, one {# position is for other voters} other {# positions are for other voters}}',
    (count: number) => ({ count }),
  ),

  findElection: 'Find an election, a position or a candidate',
  findPosition: 'Find a position or a candidate',
  found: said('{count, plural, one {# found} other {# found}}', (count: number) => ({ count })),
  noneFound: 'Nothing here has these words.',

  copyTable: 'Copy the links of all positions',
  position: 'Position',
  link: 'Link',
});
