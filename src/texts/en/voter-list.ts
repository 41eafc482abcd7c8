// The messages about voter lists: the section of the officers, imports, and "Am I on the list?".
import { numberText } from '../formats.ts';
import { counted } from '../plurals.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const voters = (count: number) => `${numberText(count)} ${count === 1 ? 'voter' : 'voters'}`;
/** What an import did, in short. */
function counts({ added, changed, removed, bad }: Record<Count, number>): string {
  return [
    `${numberText(added)} added`,
    `${numberText(changed)} corrected`,
    ...(removed > 0 ? [`${numberText(removed)} removed`] : []),
    ...(bad > 0 ? [counted(bad, 'bad line left out', 'bad lines left out')] : []),
  ].join(' · ');
}

export const voterListMessages = spoken('voter-list.voterListMessages', {
  whose: 'Voter list of',
  campus: 'The whole campus',
  search: 'Search the voter list',
  placeholder: 'Number, name or e-mail',
  group: 'Group',
  allGroups: 'All groups',
  groupOption: said('{group} ({count, number})', (group: string, count: number) => ({
    group,
    count,
  })),
  list: 'Voters',
  found: (found: number, size: number) =>
    found === size ? voters(size) : `${numberText(found)} of ${voters(size)}`,
  empty: 'No voter list yet',
  emptyText:
    'Import the list of students as an Excel or CSV file. Elections can then ask that voters are on it.',
  none: 'No voter matches.',
  clear: 'Show all voters',
  loadFailed: 'The voter list could not be loaded.',
  import: 'Import a list',
  add: 'Add a voter',
  edit: 'Correct',
  editOne: said('Correct {who}', (who: string) => ({ who })),
  late: 'Added after voting opened',

  addTitle: 'Add a voter',
  editTitle: 'Correct a voter',
  enrollmentNumber: 'Enrollment number',
  name: 'Name',
  email: 'E-mail',
  emailHint: 'The link that proves the number goes there.',
  groups: 'Groups',
  groupsHint: 'Separate several with commas, such as CSE, Department: Drama.',
  another: 'Add another person',
  person: said('Person {place, number}', (place: number) => ({ place })),
  removePerson: said('Remove person {place, number}', (place: number) => ({ place })),
  namedTwice: 'This number stands above already.',
  most: said(
    'These are {count, number} people, as many as can be added at once. Save them first.',
    (count: number) => ({ count }),
  ),
  reason: 'Why is this voter added now?',
  reasonHint:
    'Voting is open. Everybody can read the reason and the number of people, but no name.',
  reasonToCorrect: 'Why is this corrected now?',
  correctHint:
    'Voting is open. Everybody can read the reason, but no name. What this person has cast stays; the correction holds for positions in which they have cast nothing.',
  save: 'Save',
  saveFailed: 'It could not be saved.',
  remove: 'Remove from the list',
  removeAsk: said('Remove {who}?', (who: string) => ({ who })),
  removeText:
    'They cannot vote in elections that need this list. Nothing changes in elections that are open.',
  removeFailed: 'It could not be removed.',
  fixed:
    'Voting has opened, so this list is fixed. You can add and correct single people and give a reason.',
  over: 'Voting is over, so this list is fixed.',

  imports: 'Imports',
  noImports: 'Nothing was imported yet.',
  importsFailed: 'The imports could not be loaded.',
  pasted: 'Pasted list',
  counts,
  by: said('by {name}', (name: string) => ({ name })),
  undone: 'Undone',
  undo: 'Undo',
  undoOne: said('Undo the import of {file}', (file: string) => ({ file })),
  undoAsk: said('Undo the import of {file}?', (file: string) => ({ file })),
  undoText: 'Voters whom it added are removed, and voters whom it removed come back.',
  undoFailed: 'It could not be undone.',

  fileLabel: 'Choose a file',
  fileAgain: 'Choose another file',
  file: 'Excel (.xlsx), CSV or text, in any order of columns and with any separator. Up to 100,000 voters.',
  paste: 'Or paste a list',
  pasteHint: 'One voter per line. You can also paste cells from a spreadsheet.',
  check: 'Check the list',
  noList: said(
    'This is {what}. Please export the list as Excel (.xlsx) or CSV from the program that made it, and choose that file.',
    (what: string) => ({ what }),
  ),
  fileKinds: {
    pdf: 'a PDF',
    richText: 'a text with formatting (RTF)',
    picture: 'a picture',
    archive: 'a packed file (ZIP or the like)',
    database: 'a database',
    office: 'a file of an old Office program',
    oldWorkbook: 'an Excel workbook of before 2007 (.xls)',
    binaryWorkbook: 'a binary Excel workbook (.xlsb)',
    xmlWorkbook: 'an Excel workbook as XML',
    openDocument: 'an OpenDocument file, such as of LibreOffice',
    appleNumbers: 'a file of Apple Numbers',
    word: 'a Word document',
    slides: 'a presentation',
    json: 'a JSON file',
    archivedPage: 'a saved web page (MHTML) or an e-mail',
    page: 'a web page without a table',
  },
  lockedWorkbook:
    'This workbook is protected by a password. Please save it without one, and choose it again.',
  unpacksTooLarge:
    'This workbook is too large when it is unpacked. Please leave out sheets and columns that are not needed.',
  sheet: 'Sheet',
  hiddenRows: said(
    '{count, plural, one {One row is hidden in this sheet, such as by a filter. It is read like the others. If it should not be, delete it in the workbook and choose it again.} other {# rows are hidden in this sheet, such as by a filter. They are read like the others. If they should not be, delete them in the workbook and choose it again.}}',
    (count: number) => ({ count }),
  ),
  noText: 'This file holds no text.',
  emptyFile: 'This file is empty.',
  tooLarge: 'This file is larger than 15 MB. Please leave out columns that are not needed.',
  unreadable: 'This file could not be read. Please choose it again.',
  letters: 'Are these names right?',
  lettersOf: {
    'as-it-is': 'As they stand in the file',
    'utf-8': 'UTF-8',
    'windows-1252': 'Western Europe (Windows-1252)',
    'windows-1250': 'Central Europe (Windows-1250)',
    'windows-1251': 'Cyrillic (Windows-1251)',
    'windows-1256': 'Arabic and Urdu (Windows-1256)',
    macintosh: 'Western Europe (Mac)',
    'windows-1254': 'Turkish (Windows-1254)',
    'koi8-r': 'Russian (KOI8-R)',
    ibm866: 'Russian (DOS, 866)',
    cp850: 'Western Europe (DOS, 850)',
    cp852: 'Central Europe (DOS, 852)',
  },
  oddLetters: 'This line was written in other letters than the rest. Please check its name.',
  mode: 'What should happen?',
  modes: {
    add: { label: 'Add and correct', text: 'Nobody is removed.' },
    replace: {
      label: 'Replace the list',
      text: 'People who do not stand in this file are removed.',
    },
  },
  columns: 'What is in the columns?',
  unused: (names: readonly string[]) => `Not used: ${names.join(', ')}.`,
  columnsHint: 'Compare this with the first lines, and correct what is wrong.',
  column: said('Column {at}', (at: number) => ({ at })),
  holds: said('{name} holds', (name: string) => ({ name })),
  kinds: {
    none: 'Not used',
    number: 'Enrollment number',
    name: 'Name',
    email: 'E-mail',
    group: 'Group',
  },
  totals: 'What will happen',
  total: {
    added: 'New',
    changed: 'Corrected',
    same: 'Unchanged',
    removed: 'Removed',
    bad: 'Bad lines',
    duplicates: 'Duplicates',
    withoutEmail: 'Without e-mail',
  },
  after: said(
    '{count, plural, one {The list will have # voter.} other {The list will have # voters.}}',
    (count: number) => ({ count }),
  ),
  nothing: 'Nothing would change.',
  removed: (count: number, names: readonly string[]) =>
    count > names.length
      ? `${counted(count, 'person is', 'people are')} removed: ${names.join(', ')} and ${numberText(count - names.length)} more.`
      : `${counted(count, 'person is', 'people are')} removed: ${names.join(', ')}.`,
  kept: said(
    '{count, plural, one {# person who is on the list now stays, because a bad line of this file names them.} other {# people who are on the list now stay, because a bad line of this file names them.}}',
    (count: number) => ({ count }),
  ),
  problems: 'Lines to look at',
  problemsHint:
    'Bad lines and duplicates are left out. Correct them in your file and import it again. Whoever is on the list and is named by a bad line stays.',
  line: said('Line {line, number}', (line: number) => ({ line })),
  kind: {
    bad: 'Left out',
    duplicate: 'Duplicate',
    'no-email': 'Without e-mail',
    note: 'Taken, please look',
  },
  more: said('Show {count, number} more', (count: number) => ({ count })),
  tooMany: said('and {count, number} more. Please look at the columns first.', (count: number) => ({
    count,
  })),
  confirm: said(
    '{count, plural, one {Import # voter} other {Import # voters}}',
    (count: number) => ({ count }),
  ),
  confirmReplace: 'Replace the list',
  stages: {
    reading: 'Reading the file…',
    sending: 'Sending the list…',
    checking: 'Checking every line…',
    storing: 'Storing the list…',
  },
  saveProblems: 'Save these lines as a file',
  problemColumns: ['Line', 'What', 'Why', 'Content'],
  imported: (done: Record<Count, number>) => `The voter list is imported: ${counts(done)}.`,
  checkFailed: 'The list could not be checked.',
  proposeTitle: 'Ask a second officer for this import?',
  proposeText:
    'It changes people who vote in an election that is open. Another officer has to confirm it.',
  propose: 'Ask a second officer',
  importFailed: 'The list could not be imported. Nothing was stored.',
  importOwn: 'Import names, e-mails and groups',
  openOwn: said(
    '{count, plural, one {Open the list (# voter)} other {Open the list (# voters)}}',
    (count: number) => ({ count }),
  ),
  afterDraft:
    'To import names, e-mails and groups as well, save a draft and import the list there.',
  ownList: 'Only the people on this list will be able to vote in this election.',
});
type Count = 'added' | 'changed' | 'removed' | 'bad';
