// The messages of the officers' section about whose a number is.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const numberOfficeMessages = spoken('number-office.numberOfficeMessages', {
  loadFailed: 'The numbers could not be loaded.',
  failed: 'That could not be done. Please try again.',

  search: 'Search the voter lists by number or name',
  placeholder: 'Number or name',
  start:
    'Check the student card of the person in front of you. Then search for their number or name. Whoever has no account yet registers, or takes a printed code. While voting is open one officer alone checks in ten people a day whom the voter list has no e-mail address for. Another officer confirms each one more; the voter list’s address is told of all others.',
  none: 'No voter list has this number or name',
  list: 'Numbers found',
  noAccount: 'No account yet',
  onList: said('On the list as {name}', (name: string) => ({ name })),
  proved: {
    address: 'Proved by e-mail',
    code: 'Proved by printed code',
    'check-in': 'Checked in',
    'sign-on': 'Proved by university account',
  },
  by: said('by {officer}', (officer: string) => ({ officer })),
  notProved: 'Not proved',
  mark: 'Mark as proved',
  markOne: said('Mark {number} as proved for {name}', (name: string, number: string) => ({
    name,
    number,
  })),
  markTitle: 'Is this the person?',
  photo: said('Picture of {name}', (name: string) => ({ name })),
  markText: said(
    '{list, select, none {The account says {name}; the voter list has no name. If it is the same person, press the button. {number} is then proved to be theirs, and only two officers together can give it to another account.} same {The voter list and the account say {name}. If it is the same person, press the button. {number} is then proved to be theirs, and only two officers together can give it to another account.} other {The voter list says {listName}, and the account says {name}. If it is the same person, press the button. {number} is then proved to be theirs, and only two officers together can give it to another account.}}',
    (number: string, name: string, listName: string) => ({
      number,
      name,
      listName,
      list: listName === '' ? 'none' : name === listName ? 'same' : 'another',
    }),
  ),
  /** The reason that another officer reads where they have to confirm it. */
  cardSeen: 'They showed their card at the desk.',
  undo: 'Undo',
  undoOne: said('Undo the check-in of {number}', (number: string) => ({ number })),
  undoTitle: 'Undo this check-in?',
  undoText:
    'Only the officer of the check-in can do this, on the same day and while nobody has voted.',
  give: 'Give to another account',
  giveFirst: 'Link to an account',
  giveOne: said('Give {number} to another account', (number: string) => ({ number })),
  giveTitle: 'Which account is theirs?',
  giveText:
    'The account that has the number loses it at once. Votes that were cast stay as they are.',
  provedText:
    'This number is proved. Another officer confirms it on the dashboard; while you are the only one, it waits.',
  email: 'E-mail address of the account',
  noSuchAccount: 'No account has this address.',
  reason: 'Reason',
  givePress: 'Give the number',
  propose: 'Propose to give it',

  codes: 'Printed codes',
  codesText:
    'For people without an e-mail address on the campus voter list. Each code proves its number once, within 60 days. A code is shown once: print the sheet before you close it.',
  printSome: 'Codes for numbers without an address',
  printAll: 'Codes for all numbers',
  printOne: 'Printed code',
  printOneFor: said('Printed code for {number}', (number: string) => ({ number })),
  hasCode: 'Has a printed code',
  printMoreTitle: 'Ask a second officer for these codes?',
  printMoreText:
    'While voting is open one officer prints ten codes a day. Another officer has to confirm more of them. Then you can print them.',
  printMore: 'Ask a second officer',
  printAsk: 'Make new codes?',
  printAskText: 'If a number has a code already, that one stops working.',
  printPress: 'Make new codes',
  voidAll: 'Cancel all codes',
  voidAsk: 'Cancel all codes?',
  voidText:
    'No code that was handed out can be used any more. Numbers that are proved stay proved.',
  sheet: 'Codes to cut out',
  print: 'Print',
  close: 'Close the sheet',
  sheetHelp: said(
    'Type this code at {address}, with your account or to make one. Give it to nobody.',
    (address: string) => ({ address }),
  ),
});
