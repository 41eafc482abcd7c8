import { listed } from '../plurals.ts';
import { spoken } from '../spoken.ts';

/** What officers do after the close of an election. */
export const settleMessages = spoken('settle.settleMessages', {
  title: 'After the close',
  failed: 'We could not load what is left to do.',
  counting: 'The votes are being counted.',
  blockers: 'To do before it can be certified:',
  ready: 'Ready to certify.',
  certify: 'Certify',
  certifyTitle: (name: string) => `Certify ${name}?`,
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
  drawNumber: (source: string) => `Enter the number as it was published: ${source}.`,
  drawFrom: (when: string) => `It is published after ${when}.`,
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
  runOff: (position: string) => `Prepare a run-off for ${position}`,
  runOffOf: (position: string, names: readonly string[]) =>
    `${position}: ${listed.format(names)} have the same number of votes.`,
  openedAgain: (position: string, seats: number) =>
    `${position}: votes for nobody left ${seats === 1 ? 'one seat' : `${seats} seats`} open. A new vote has new nominations.`,
  again: (position: string) => `Let people vote again for ${position}`,
  draft: 'draft',
  sendFailed: 'This could not be done.',
});
