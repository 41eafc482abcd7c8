import { listed } from './plurals.ts';

/** What officers do after the close of an election. */
export const settleMessages = {
  title: 'After the close',
  failed: 'We could not load what is due.',
  counting: 'The votes are being counted.',
  blockers: 'What has to be done before it can be certified:',
  ready: 'Nothing is in the way.',
  certify: 'Certify',
  certifyTitle: (name: string) => `Certify ${name}?`,
  certifyText:
    'From then on nothing of it changes: no draw, no answer, no edit, and no candidate who leaves.',
  certifyProposed:
    'Certifying is proposed. Another officer confirms it at the top of the dashboard.',
  toDashboard: 'To the dashboard',
  reason: 'Reason',
  reasonHint: 'Officers read it in the record.',
  drawTitle: 'Draw',
  drawDice: 'Throw at least eight dice before witnesses and enter them in their order.',
  drawNumber: (source: string) => `Enter the number as it was published: ${source}.`,
  drawFrom: (when: string) => `It is published from ${when} on.`,
  drawn: 'Dice in their order',
  drawnHint: 'For example 4 1 6 3 2 5 5 1. Blanks do not matter.',
  number: 'The number',
  witnesses: 'Names of the witnesses',
  enter: 'Enter',
  drawProposed:
    'It is entered. Another officer who saw the same confirms it at the top of the dashboard.',
  needsTwo: 'Another officer who saw the same has to confirm it.',
  alone: 'You are the only officer who can enter it, so your entry decides. The page will say so.',
  runOff: (position: string) => `Prepare a run-off for ${position}`,
  runOffOf: (position: string, names: readonly string[]) =>
    `${position}: ${listed.format(names)} have the same number of votes.`,
  again: (position: string) => `Let people vote again for ${position}`,
  draft: 'draft',
  appeals: 'Appeals',
  noAppeals: 'Nobody has appealed.',
  by: (name: string | null) => name ?? 'a deleted account',
  answer: 'Answer, for everybody to read',
  publish: 'Publish the answer',
  sendFailed: 'This could not be done.',
  missing: 'Please write something',
};
