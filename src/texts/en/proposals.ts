import { reasonMissing } from '#core/kernel/reason.ts';
import type { TwoPersonActName } from '#core/council/two-person.ts';
import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

// The messages about what needs two officers.

export const proposalMessages = spoken('proposals.proposalMessages', {
  title: 'Waiting for a second officer',
  lede: (count: number) =>
    `${counted(count, 'decision is', 'decisions are')} waiting until another officer confirms or refuses.`,
  field: 'What',
  from: 'Now',
  to: 'Then',
  /** For a position without a candidate. */
  nobody: 'nobody',
  nothing: 'empty',
  reason: 'Reason:',
  by: (name: string, when: string) => `${name} proposed this on ${when}.`,
  byYou: (when: string) => `You proposed this on ${when}.`,
  until: (when: string) => `It waits until ${when}.`,
  former: 'A former officer',
  adminOnly: 'Another admin has to decide.',
  ownWaits: 'Another officer has to decide.',
  confirmFrom: (when: string) =>
    `You can confirm from ${when}. You became an officer, or your e-mail address changed, less than 72 hours ago.`,
  confirmNot:
    'You cannot confirm it in time: you became an officer, or your e-mail address changed, less than 72 hours ago.',
  youAreNew: (when: string) =>
    `Another officer can confirm it from ${when}. You became an officer, or your e-mail address changed, less than 72 hours ago.`,
  theyAreNew: (name: string, when: string) =>
    `You can confirm from ${when}. ${name} became an officer, or got another e-mail address, less than 72 hours ago.`,
  announceFrom: (when: string) =>
    `If nobody decides until ${when}, you can announce that you do it alone.`,
  announceNow: 'Nobody has decided for three days.',
  aloneFrom: (when: string) => `You can do it alone from ${when}.`,
  proposerAlone: (name: string, when: string) => `${name} can do it alone from ${when}.`,
  announce: 'Announce to do it alone',
  announceOne: (what: string) => `Announce to do it alone: ${what}`,
  announceTitle: (what: string) => `${what} alone?`,
  announceIt: 'Announce it',
  announceText:
    'All officers get an e-mail now, and the page of the election says so. After 24 hours you can do it alone. Until then another officer can still confirm or refuse.',
  doAlone: 'Do it alone',
  doAloneOne: (what: string) => `Do it alone: ${what}`,
  doAloneText: 'It happens at once. The record says that one officer did it.',
  aboutYou: 'It is about you, so another officer has to decide.',
  confirm: 'Confirm',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  confirmOne: (what: string) => `Confirm: ${what}`,
  refuseOne: (what: string) => `Refuse: ${what}`,
  withdrawOne: (what: string) => `Withdraw: ${what}`,
  confirmTitle: (what: string) => `${what}?`,
  confirmText: 'It happens at once. The record says that two officers did it.',
  refuseTitle: (what: string) => `Refuse: ${what}?`,
  refuseText: 'Nothing is changed. Officers read your reason in the record.',
  withdrawTitle: (what: string) => `Withdraw: ${what}?`,
  withdrawText: 'Nothing is changed. You can propose it again.',
  goBack: 'Go back',
  failed: 'That did not work.',
  loadFailed: 'The decisions could not be loaded.',
  waits: 'Waiting for another officer',

  reasonHint: 'The other officers read it.',
  reasonMissing: reasonMissing.secondOfficer,

  setting: 'Two officers for what cannot be undone',
  settingText:
    'One officer proposes, and another one confirms: publishing, changes of a published election, voters who are added after opening, cancelling, certifying, and deleting an election with votes. Voting opens and closes by the clock all the same.',
  settingOn: 'This is on.',
  settingOff: 'This is off: each officer can do it alone.',
  settingAlone:
    'You are the only officer. Until there is a second one, each of these asks you for a reason, and everybody reads that you did it alone.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnOnTitle: 'Turn on the rule of two officers?',
  turnOnText: 'After that, turning it off also needs two admins.',
  turnOffTitle: 'Turn off the rule of two officers?',
  turnOffText: 'After that, one officer alone can do what now needs two.',

  acts: {
    'election.publish': (name: string) => `Publish ${name}`,
    'election.edit': (name: string) => `Change ${name}`,
    'election.extend': (name: string) => `Extend ${name}`,
    'election.correct-name': (name: string) => `Correct the name of a candidate in ${name}`,
    'election.pause': (name: string) => `Pause ${name}`,
    'election.resume': (name: string) => `Resume ${name}`,
    'election.close': (name: string) => `Close ${name} now`,
    'election.to-draft': (name: string) => `Take ${name} back to draft`,
    'election.cancel': (name: string) => `Cancel ${name}`,
    'election.settle-hold': (name: string) => `Decide which result counts: ${name}`,
    'election.delete': (name: string) => `Delete ${name} with its votes`,
    'voter-list.add': (name: string) => `Add a voter to ${name}`,
    'election.draw': (name: string) => `Accept the draw of ${name}`,
    'election.release': (name: string) => `Release the results of ${name}`,
    'election.sanction': (name: string) => `Rule with a sanction: ${name}`,
    'election.overturn': (name: string) => `Overturn a sanction: ${name}`,
    'election.returning-officer': (name: string) => `Name the returning officer of ${name}`,
    'election.certify': (name: string) => `Certify ${name}`,
    'number.give': (number: string) => `Give ${number} to another account`,
    'voter-list.correct': (name: string) => `Correct people on the list: ${name}`,
    'voter-list.correct-address': (name: string) => `Correct addresses of voters: ${name}`,
    'voter-list.remove': (name: string) => `Take people off the list: ${name}`,
    'voter-list.import': (name: string) => `Import a voter list: ${name}`,
    'voter-list.undo': (name: string) => `Undo an import: ${name}`,
    'number.check-in': (number: string) => `Check in ${number}`,
    'number.print-codes': (codes: string) => `Print ${codes}`,
    'account.suspend': (name: string) => `Suspend ${name}`,
    'account.delete': (name: string) => `Delete the account of ${name}`,
    'account.unverify': (name: string) => `Take back the approval of ${name}`,
    'account.role': (name: string) => `Change the role of ${name}`,
    'account.show-link': (name: string) => `Show a link into the account of ${name}`,
    'account.correct': (name: string) => `Correct the account of ${name}`,
    'campus.hand-over': () => 'Hand over to new officers',
    'campus.time-zone': () => 'Change the time zone of the campus',
    'campus.two-officers-off': () => 'Turn off the rule of two officers',
  } satisfies Record<TwoPersonActName, (name: string) => string> as Readonly<
    Record<string, (name: string) => string>
  >,
});
