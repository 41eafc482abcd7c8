import type { TwoPersonActName } from '#core/council/two-person.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

// The messages about what needs two officers.

export const proposalMessages = spoken('proposals.proposalMessages', {
  title: 'Waiting for a second officer',
  lede: said(
    '{count, plural, one {# decision is waiting until another officer confirms or refuses.} other {# decisions are waiting until another officer confirms or refuses.}}',
    (count: number) => ({ count }),
  ),
  field: 'What',
  from: 'Now',
  to: 'Then',
  /** For a position without a candidate. */
  nobody: 'nobody',
  nothing: 'empty',
  reason: 'Reason:',
  by: said('{name} proposed this on {when}.', (name: string, when: string) => ({ name, when })),
  byYou: said('You proposed this on {when}.', (when: string) => ({ when })),
  until: said('It waits until {when}.', (when: string) => ({ when })),
  former: 'A former officer',
  adminOnly: 'Another admin has to decide.',
  ownWaits: 'Another officer has to decide.',
  confirmFrom: said(
    'You can confirm from {when}. You became an officer, or your e-mail address changed, less than 72 hours ago.',
    (when: string) => ({ when }),
  ),
  confirmNot:
    'You cannot confirm it in time: you became an officer, or your e-mail address changed, less than 72 hours ago.',
  youAreNew: said(
    'Another officer can confirm it from {when}. You became an officer, or your e-mail address changed, less than 72 hours ago.',
    (when: string) => ({ when }),
  ),
  theyAreNew: said(
    'You can confirm from {when}. {name} became an officer, or got another e-mail address, less than 72 hours ago.',
    (name: string, when: string) => ({ name, when }),
  ),
  announceFrom: said(
    'If nobody decides until {when}, you can announce that you do it alone.',
    (when: string) => ({ when }),
  ),
  announceNow: 'Nobody has decided for three days.',
  aloneFrom: said('You can do it alone from {when}.', (when: string) => ({ when })),
  proposerAlone: said('{name} can do it alone from {when}.', (name: string, when: string) => ({
    name,
    when,
  })),
  announce: 'Announce to do it alone',
  announceOne: said('Announce to do it alone: {what}', (what: string) => ({ what })),
  announceTitle: said('{what} alone?', (what: string) => ({ what })),
  announceIt: 'Announce it',
  announceText:
    'All officers get an e-mail now, and the page of the election says so. After 24 hours you can do it alone. Until then another officer can still confirm or refuse.',
  doAlone: 'Do it alone',
  doAloneOne: said('Do it alone: {what}', (what: string) => ({ what })),
  doAloneText: 'It happens at once. The record says that one officer did it.',
  aboutYou: 'It is about you, so another officer has to decide.',
  confirm: 'Confirm',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  confirmOne: said('Confirm: {what}', (what: string) => ({ what })),
  refuseOne: said('Refuse: {what}', (what: string) => ({ what })),
  withdrawOne: said('Withdraw: {what}', (what: string) => ({ what })),
  confirmTitle: said('{what}?', (what: string) => ({ what })),
  confirmText: 'It happens at once. The record says that two officers did it.',
  refuseTitle: said('Refuse: {what}?', (what: string) => ({ what })),
  refuseText: 'Nothing is changed. Officers read your reason in the record.',
  withdrawTitle: said('Withdraw: {what}?', (what: string) => ({ what })),
  withdrawText: 'Nothing is changed. You can propose it again.',
  goBack: 'Go back',
  failed: 'That did not work.',
  loadFailed: 'The decisions could not be loaded.',
  waits: 'Waiting for another officer',
  changeEnds:
    'Another officer was asked to publish this draft. Any change ends that: it has to be proposed anew.',

  reasonHint: 'The other officers read it.',
  reasonMissing: 'Give a reason. Another officer has to confirm this.',

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
    'election.publish': said('Publish {name}', (name: string) => ({ name })),
    'election.edit': said('Change {name}', (name: string) => ({ name })),
    'election.extend': said('Extend {name}', (name: string) => ({ name })),
    'election.correct-name': said('Correct the name of a candidate in {name}', (name: string) => ({
      name,
    })),
    'election.pause': said('Pause {name}', (name: string) => ({ name })),
    'election.resume': said('Resume {name}', (name: string) => ({ name })),
    'election.close': said('Close {name} now', (name: string) => ({ name })),
    'election.to-draft': said('Take {name} back to draft', (name: string) => ({ name })),
    'election.cancel': said('Cancel {name}', (name: string) => ({ name })),
    'election.settle-hold': said('Decide which result counts: {name}', (name: string) => ({
      name,
    })),
    'election.delete': said('Delete {name} with its votes', (name: string) => ({ name })),
    'voter-list.add': said('Add a voter to {name}', (name: string) => ({ name })),
    'election.draw': said('Accept the draw of {name}', (name: string) => ({ name })),
    'election.release': said('Release the results of {name}', (name: string) => ({ name })),
    'election.sanction': said('Rule with a sanction: {name}', (name: string) => ({ name })),
    'election.overturn': said('Overturn a sanction: {name}', (name: string) => ({ name })),
    'election.returning-officer': said('Name the returning officer of {name}', (name: string) => ({
      name,
    })),
    'election.certify': said('Certify {name}', (name: string) => ({ name })),
    'number.give': said('Give {number} to another account', (number: string) => ({ number })),
    'voter-list.correct': said('Correct people on the list: {name}', (name: string) => ({ name })),
    'voter-list.correct-address': said('Correct addresses of voters: {name}', (name: string) => ({
      name,
    })),
    'voter-list.remove': said('Take people off the list: {name}', (name: string) => ({ name })),
    'voter-list.import': said('Import a voter list: {name}', (name: string) => ({ name })),
    'voter-list.undo': said('Undo an import: {name}', (name: string) => ({ name })),
    'number.check-in': said('Check in {number}', (number: string) => ({ number })),
    'number.print-codes': said('Print {codes}', (codes: string) => ({ codes })),
    'account.suspend': said('Suspend {name}', (name: string) => ({ name })),
    'account.delete': said('Delete the account of {name}', (name: string) => ({ name })),
    'account.unverify': said('Take back the approval of {name}', (name: string) => ({ name })),
    'account.role': said('Change the role of {name}', (name: string) => ({ name })),
    'account.show-link': said('Show a link into the account of {name}', (name: string) => ({
      name,
    })),
    'account.correct': said('Correct the account of {name}', (name: string) => ({ name })),
    'campus.hand-over': said('Hand over to new officers', () => ({})),
    'campus.time-zone': said('Change the time zone of the campus', () => ({})),
    'campus.two-officers-off': said('Turn off the rule of two officers', () => ({})),
  } satisfies Record<TwoPersonActName, (name: string) => string> as Readonly<
    Record<string, (name: string) => string>
  >,
});
