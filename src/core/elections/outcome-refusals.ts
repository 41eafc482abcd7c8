import type { ErrorCode } from '../error-code.ts';

/** Why a call about a tie, a message about an election or a certification is refused. */
export const outcomeRefusals = {
  'voting-not-closed': ['conflict', 'Voting has not closed yet.'],
  'is-rehearsal': ['conflict', 'This election is a rehearsal, so it has no result.'],
  'not-counted': ['conflict', 'The votes are not all counted yet. Please try again in a moment.'],
  'results-held': ['conflict', 'The results of this election are not released yet.'],
  'results-shown': ['conflict', 'The results of this election are shown already.'],
  'own-election': [
    'forbidden',
    'You are a candidate in this election, so somebody else has to do this.',
  ],
  'election-certified': ['conflict', 'This election is certified, so nothing about it can change.'],
  'no-tie': ['conflict', 'There is no tie here, so there is nothing to decide.'],
  'tie-by-run-off': [
    'conflict',
    'A tie of this election is decided by a second round, not by a draw.',
  ],
  'tie-by-draw': [
    'conflict',
    'A tie of this election is decided by a draw, not by a second round.',
  ],
  'draw-held': ['conflict', 'The draw was already held.'],
  'own-tie': [
    'forbidden',
    'You are one of the tied candidates, so another officer has to enter the draw.',
  ],
  'draw-too-early': ['conflict', 'The number for the draw is not published yet.'],
  'run-off-prepared': ['conflict', 'The second round for this position was prepared before.'],
  'vote-again-prepared': ['conflict', 'Another vote on this position was prepared before.'],
  'vote-again-two-ways': [
    'conflict',
    'Some of these positions are voted on with the same candidates, others with new nominations. Prepare an election for each.',
  ],
  'tie-undecided': ['conflict', 'A tie is not decided yet.'],
  'vote-again-due': [
    'conflict',
    'A position has to be voted on again, because its winner dropped out or is disqualified.',
  ],
  'second-round-due': [
    'conflict',
    'Nobody has enough votes for a position, so its second round has to be prepared.',
  ],
  'complaints-open': ['conflict', 'Voters can still complain.'],
  'unknown-complaint': ['not_found', 'This complaint does not exist.'],
  'messages-unanswered': [
    'conflict',
    'Messages about this election have no answer. Answer them, or write for everybody why they are passed over.',
  ],
  'complaint-kept': [
    'conflict',
    'This message is about an election, so it is kept until nobody can complain about that any more.',
  ],
  'complaint-of-whom': ['invalid', 'Choose the candidate or the officer whom it concerns.'],
  'complaint-files-full': [
    'too_large',
    'There is no space for more pictures. Send the message without them, and say so in it.',
  ],
  'pictures-of-today': [
    'too_many_requests',
    'You have sent three pictures within a day. Send the message without this one, or try again tomorrow.',
  ],
  'unknown-complaint-file': ['not_found', 'This file is gone, or belongs to another message.'],
  'not-fixed-yet': ['conflict', 'Nobody has voted for this position yet. Withdraw instead.'],
  'stepped-down': ['conflict', 'You have stepped down already.'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;
