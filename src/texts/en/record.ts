import type { ProofWay } from '#core/accounts/number-move.ts';
import type { CampusSettingsChange } from '#contract/campus-settings.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

// The record of what officers did: on the dashboard, and its public part on an election's page.

export const recordMessages = spoken('record.recordMessages', {
  list: 'What officers did',
  loadFailed: 'Failed to fetch the record.',
  search: 'Search the record',
  placeholder: 'Act, person, election or words',
  found: said('{count, plural, one {# entry} other {# entries}}', (count: number) => ({ count })),
  searched: said('Entries {from} to {to} were searched.', (from: number, to: number) => ({
    from,
    to,
  })),
  searchOlder: 'Search older entries',
  none: 'No entry matches',
  noneText: 'Nothing was recorded yet.',
  clear: 'Show all entries',
  system: 'The system',
  formerOfficer: 'A former officer',
  erased: 'The words of this entry were erased',
  entry: said('Entry {seq}', (seq: number) => ({ seq })),
  hash: 'Hash',
  export: 'Export as CSV',
  exporting: 'Exporting…',
  exportFailed: 'The record could not be exported.',
  twoOfficers: 'Two officers did this.',
  oneOfficer: 'One officer did this alone, because no second officer was there or decided.',
  head: said('The record ends with entry {seq}. Its hash:', (seq: number) => ({ seq })),
  copyHead: 'Copy',
  copied: 'Copied',
  chainText: 'Entries cannot be changed later without it showing.',
  unguarded:
    'Hustings uses one database account for everything. A person who gets it could remove the rules that protect this record. Ask the person who runs the server to use two accounts. The page Server says how.',
  noWitness:
    'Nobody outside gets the last entry by e-mail. A person with all rights to the database could rewrite the whole record. Ask the person who runs the server to name witnesses.',

  publicNone: 'Nothing was recorded for this election.',

  columns: ['Entry', 'Time', 'Act', 'Words', 'About', 'Officer', 'Role', 'Election', 'Hash'],
} as const);

/** Settings that are gone; what was changed of them stays in the record. */
type FormerSetting = 'appealDays' | 'hearsAppeals' | 'numberFormat' | 'enrollmentPrefix';
type SettingName = Exclude<keyof CampusSettingsChange, 'stays'> | FormerSetting;

/** What each setting is called in the words of a change. */
export const settingMessages = spoken<Readonly<Record<SettingName, string>>>(
  'record.settingMessages',
  {
    universityName: 'name of the university',
    timeZone: 'time zone',
    languages: 'languages',
    numberFormats: 'formats of enrollment numbers',
    numberFormat: 'format of enrollment numbers',
    enrollmentPrefix: 'first digits of enrollment numbers',
    logoUrl: 'logo',
    about: 'About the Council',
    isWinnerEmailHidden: 'e-mail addresses of winners',
    councilDecidesNominations: 'who accepts nominations',
    officersNeedSecondFactor: 'second step of officers',
    accountsFromList: 'accounts from the voter list',
    needsTwoOfficers: 'rule of two officers',
    appealDays: 'days for complaints',
    hearsAppeals: 'who hears appeals',
    listEmails: 'e-mails to the voter list',
    helpDesk: 'help with the log-in',
    replyTo: 'address for replies',
    keepDays: 'how long things are kept',
    social: 'social profiles',
    initiatives: 'pictures of initiatives',
    reason: 'reason',
  },
);

/** By what somebody got an enrollment number, after “by”. */
export const numberWays = spoken('record.numberWays', {
  address: 'the address on the voter list',
  code: 'a printed code',
  'check-in': 'check-in',
  'sign-on': 'the log-in of the campus',
  'two-officers': 'a decision of two officers',
} satisfies Record<ProofWay, string> as Readonly<Record<string, string>>);
