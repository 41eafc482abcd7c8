import { listed } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/** What officers do after the close of an election. */
export const settleMessages = spoken('settle.settleMessages', {
  title: 'After the close',
  steps: {
    decide: 'Ties and new votes',
    certificate: 'Certificate',
    seats: 'Seats',
  },
  nothingToDecide: 'Nothing is left to decide',
  certified: 'Certified',
  certifiedText: 'Nothing about this election can change any more.',
  failed: 'We could not load what is left to do.',
  counting: 'The votes are being counted.',
  blockers: 'To do before it can be certified:',
  ready: 'Ready to certify.',
  /** Of many positions: which of them are to be decided before it can be certified. */
  holds: said(
    '{count, plural, =0 {No position holds the certificate up.} one {{positions} holds the certificate up. The others are counted.} other {{count} of {all, number} positions hold the certificate up: {positions}.}}',
    (positions: readonly string[], all: number) => ({
      count: positions.length,
      positions: listed.format(positions),
      all,
    }),
  ),
  allPositions: said('All {count, number} positions', (count: number) => ({ count })),
  noQuestion: 'counted, no open question',
  waits: {
    tie: said('tied: {names}', (names: readonly string[]) => ({ names: listed.format(names) })),
    again: 'to be voted on again',
    secondRound: 'a second round is due',
  },
  certify: 'Certify',
  certifyTitle: said('Certify {name}?', (name: string) => ({ name })),
  certifyText:
    'After that nothing about it can change. There is no draw, no ruling and no edit, and no candidate can step down.',
  passedOver: 'Why messages without an answer are passed over',
  passedOverHint: 'Messages about this election have no answer. Everybody reads the reason.',
  certifyProposed:
    'You proposed to certify it. Another officer has to confirm it on the dashboard.',
  toDashboard: 'Go to the dashboard',
  reason: 'Reason',
  reasonHint: 'Officers read it in the record.',
  drawTitle: 'Draw',
  drawDice: 'Throw at least eight dice in front of witnesses, and enter them in order.',
  drawNumber: said('Enter the number as it was published: {source}.', (source: string) => ({
    source,
  })),
  drawFrom: said('It is published after {when}.', (when: string) => ({ when })),
  drawn: 'Dice in order',
  drawnHint: 'For example 4 1 6 3 2 5 5 1. Spaces do not matter.',
  number: 'The number',
  witnesses: 'Names of the witnesses',
  enter: 'Enter',
  drawProposed:
    'Your entry is saved. Another officer who saw the same result has to confirm it on the dashboard.',
  needsTwo: 'Another officer who saw the same result has to confirm it.',
  ownTie: 'You are one of the tied candidates, so another officer has to enter the draw.',
  alone: 'You are the only officer who can enter it, so your entry decides. The page will say so.',
  tiedOf: said(
    '{position}: {names} have the same number of votes.',
    (position: string, names: readonly string[]) => ({ position, names: listed.format(names) }),
  ),
  secondRoundOf: said(
    '{position}: nobody has enough votes. {names} meet in a second round.',
    (position: string, names: readonly string[]) => ({ position, names: listed.format(names) }),
  ),
  openedAgain: said(
    '{seats, plural, one {{position}: votes for nobody left one seat open. A new vote has new nominations.} other {{position}: votes for nobody left {seats} seats open. A new vote has new nominations.}}',
    (position: string, seats: number) => ({ position, seats }),
  ),
  /** Why nobody is elected to one position or several, where people can vote again. */
  due: {
    'vote-again': said(
      '{positions}: the winner dropped out or is disqualified, so people vote again.',
      (positions: readonly string[]) => ({ positions: listed.format(positions) }),
    ),
    'no-votes': said(
      '{positions}: nobody voted. A new vote has new nominations.',
      (positions: readonly string[]) => ({ positions: listed.format(positions) }),
    ),
    void: said('{positions}: void by a ruling.', (positions: readonly string[]) => ({
      positions: listed.format(positions),
    })),
    vacant: said(
      '{positions}: whoever won is disqualified, and nobody is elected.',
      (positions: readonly string[]) => ({ positions: listed.format(positions) }),
    ),
    'no-quorum': said(
      '{positions}: too few people took part, so nobody is elected.',
      (positions: readonly string[]) => ({ positions: listed.format(positions) }),
    ),
    nobody: said(
      '{positions}: nobody stands. A new vote has new nominations.',
      (positions: readonly string[]) => ({ positions: listed.format(positions) }),
    ),
  },
  again: {
    'second-round': said('Prepare the second round for {position}', (position: string) => ({
      position,
    })),
    'same-candidates': said('Let people vote again for {position}', (position: string) => ({
      position,
    })),
    'nominations-anew': said(
      'Let people vote again for {position}, with new nominations',
      (position: string) => ({ position }),
    ),
  },
  several: {
    'second-round': said(
      '{count, plural, one {Prepare the second round for # position} other {Prepare the second round for # positions}}',
      (count: number) => ({ count }),
    ),
    'same-candidates': said(
      '{count, plural, one {Let people vote again for # position} other {Let people vote again for # positions}}',
      (count: number) => ({ count }),
    ),
    'nominations-anew': said(
      '{count, plural, one {Let people vote again for # position, with new nominations} other {Let people vote again for # positions, with new nominations}}',
      (count: number) => ({ count }),
    ),
  },
  who: {
    'second-round':
      'Those who are tied, or the first two of a position, stand again, and nobody else.',
    'same-candidates': 'The same candidates stand again.',
    'nominations-anew': 'Nobody stands yet: people are nominated anew.',
  },
  oneElection:
    'All that you tick becomes one new election. It is a draft: check its dates and publish it.',
  positions: 'Positions',
  tickAll: 'All of them',
  tickOne: 'Tick at least one position.',
  prepare: said(
    '{count, plural, one {Prepare # position} other {Prepare # positions}}',
    (count: number) => ({ count }),
  ),
  sendFailed: 'This could not be done.',
});
