import { bareGroup } from '#core/voter-list/list-cells.ts';
import type { ListEntry, ListProblem } from '#core/voter-list/read-list.ts';

// Voter lists as programs export them, each with what must come out of it.

/** A voter in short: number, name, e-mail, groups. */
type Voter = [number: string, name?: string, email?: string, ...groups: string[]];

export interface VoterListExport {
  from: string;
  bytes: Uint8Array;
  voters: Voter[];
  problems: Pick<ListProblem, 'line' | 'kind'>[];
}

export const entryOf = ([
  enrollmentNumber,
  name = '',
  email = '',
  ...groups
]: Voter): ListEntry => ({
  enrollmentNumber,
  name,
  email,
  groups,
});

/** An entry without the columns of its groups. */
export const withoutColumns = (entry: ListEntry): ListEntry => ({
  ...entry,
  groups: [...new Set(entry.groups.map(bareGroup))],
});

const utf8 = (text: string) => new TextEncoder().encode(text);
const withMark = (text: string) => utf8(`\uFEFF${text}`);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, isBig: boolean, mark = '\uFEFF') => {
  const bytes = new Uint8Array((mark.length + text.length) * 2);
  const view = new DataView(bytes.buffer);
  [...(mark + text)].forEach((letter, index) =>
    view.setUint16(index * 2, letter.charCodeAt(0), !isBig),
  );
  return bytes;
};

const asha: Voter = ['0177CS240001', 'Asha Rao', 'asha.rao@campus.example'];
const meher: Voter = ['0177ME231117', 'Meher Chawla', 'meher@campus.example'];
const both = [asha, meher];
const bare: Voter[] = [['0177CS240001'], ['0177ME231117']];

const make = (
  from: string,
  bytes: Uint8Array,
  voters: Voter[],
  problems: VoterListExport['problems'] = [],
): VoterListExport => ({ from, bytes, voters, problems });

export const voterListExports: VoterListExport[] = [
  make('a column of numbers and nothing else', utf8('0177CS240001\n0177ME231117\n'), bare),
  make(
    'a student system, commas',
    utf8(
      'Enrollment No,Name,Email\n0177CS240001,Asha Rao,asha.rao@campus.example\n0177ME231117,Meher Chawla,meher@campus.example\n',
    ),
    both,
  ),
  make(
    'Excel "CSV UTF-8": a mark and Windows line ends',
    withMark(
      'Name,Enrollment Number,E-mail\r\nAsha Rao,0177CS240001,asha.rao@campus.example\r\nMeher Chawla,0177ME231117,meher@campus.example\r\n',
    ),
    both,
  ),
  make(
    'Excel of a country with commas in numbers: semicolons, names with commas',
    withMark(
      'E-Mail;Matrikel / Enrollment;Name\r\nasha.rao@campus.example;0177CS240001;Rao, Asha\r\nmeher@campus.example;0177ME231117;Chawla, Meher\r\n',
    ),
    [
      ['0177CS240001', 'Rao, Asha', 'asha.rao@campus.example'],
      ['0177ME231117', 'Chawla, Meher', 'meher@campus.example'],
    ],
  ),
  make(
    'Excel "Unicode text": UTF-16 with tabs',
    utf16(
      'Roll No\tStudent Name\tMail\r\n0177CS240001\tAsha Rao\tasha.rao@campus.example\r\n0177ME231117\tMéher Chawla\tmeher@campus.example\r\n',
      false,
    ),
    [asha, ['0177ME231117', 'Méher Chawla', 'meher@campus.example']],
  ),
  make(
    'UTF-16, the other byte first',
    utf16('0177CS240001,Asha Rao\n0177ME231117,Meher Chawla\n', true),
    [
      ['0177CS240001', 'Asha Rao'],
      ['0177ME231117', 'Meher Chawla'],
    ],
  ),
  make('UTF-16 without its mark', utf16('number;name\r\n0177CS240001;Asha Rao\r\n', false, ''), [
    ['0177CS240001', 'Asha Rao'],
  ]),
  make(
    'Excel "CSV" with the letters of Windows',
    latin('Enrollment;Name\r\n0177CS240001;Zo\u00EB M\u00FCller\r\n'),
    [['0177CS240001', 'Zoë Müller']],
  ),
  make(
    'a spreadsheet that ate the zeros',
    utf8('Enrollment,Name\n177CS240001,Asha Rao\n177ME231117,Meher Chawla\n'),
    [
      ['0177CS240001', 'Asha Rao'],
      ['0177ME231117', 'Meher Chawla'],
    ],
  ),
  make(
    'a spreadsheet that rounded numbers',
    utf8('Enrollment,Name\n1.77E+11,Asha Rao\n0177ME231117,Meher Chawla\n1.77E+11,Zoya Rahman\n'),
    [['0177ME231117', 'Meher Chawla']],
    [
      { line: 2, kind: 'bad' },
      { line: 4, kind: 'bad' },
    ],
  ),
  make(
    'a database, quoted throughout, with an address of several lines',
    utf8(
      '"id","enrollment","name","address","email"\n"1","0177CS240001","Asha ""Ash"" Rao","12 Lake Road\nBhopal, 462001","asha.rao@campus.example"\n"2","0177ME231117","Meher Chawla","Hostel 4","not known"\n"3","0177ME23111","Too Short","Hostel 5","x@campus.example"\n',
    ),
    [
      ['0177CS240001', 'Asha "Ash" Rao', 'asha.rao@campus.example'],
      ['0177ME231117', 'Meher Chawla'],
    ],
    [
      { line: 4, kind: 'no-email' },
      { line: 5, kind: 'bad' },
    ],
  ),
  make(
    'groups in columns: branch, year and section',
    utf8(
      'S.No.,Enrollment No.,Student Name,Branch,Year,Section\n1,0177CS240001,Asha Rao,CSE,2,A\n2,0177ME231117,Meher Chawla,Mechanical,3,B\n',
    ),
    [
      ['0177CS240001', 'Asha Rao', '', 'CSE', 'Year 2', 'Section A'],
      ['0177ME231117', 'Meher Chawla', '', 'Mechanical', 'Year 3', 'Section B'],
    ],
  ),
  make(
    'several groups in one cell',
    utf8(
      'number|name|groups\n0177CS240001|Asha Rao|Hostel 4;Chess club\n0177ME231117|Meher Chawla|\n',
    ),
    [
      ['0177CS240001', 'Asha Rao', '', 'Hostel 4', 'Chess club'],
      ['0177ME231117', 'Meher Chawla'],
    ],
  ),
  make(
    'first and last name apart, and the data of parents',
    utf8(
      "Father's Name,Parent Email,Last Name,First Name,Student Email,Univ. Roll No\nV. Rao,v.rao@mail.example,Rao,Asha,asha.rao@campus.example,0177CS240001\nK. Chawla,k@mail.example,Chawla,Meher,meher@campus.example,0177ME231117\n",
    ),
    [
      ['0177CS240001', 'Rao Asha', 'asha.rao@campus.example'],
      ['0177ME231117', 'Chawla Meher', 'meher@campus.example'],
    ],
  ),
  make(
    'a report with a title, an empty line and an end',
    utf8(
      'Lakeside Institute of Technology,,\nStudents of 2024,,\n,,\nEnrollment,Name,E-mail\n0177CS240001,Asha Rao,asha.rao@campus.example\n0177ME231117,Meher Chawla,meher@campus.example\n,,\nTotal: 2 students,,\n',
    ),
    both,
    [{ line: 8, kind: 'bad' }],
  ),
  make(
    'Google Sheets with numbers in parts and small letters',
    utf8(
      'Timestamp,Email Address,Enter your enrollment number,Full name\n2026/03/01 10:00:00,asha.rao@campus.example,0177-cs-24-0001,Asha Rao\n2026/03/01 10:01:00,meher@campus.example, 0177 me 231117 ,Meher Chawla\n',
    ),
    both,
  ),
  make(
    'numbers as formulas, and sep= in the first line',
    utf8(
      'sep=;\r\nName;Enrollment\r\nAsha Rao;"=""0177CS240001"""\r\nMeher Chawla;"=""0177ME231117"""\r\n',
    ),
    [
      ['0177CS240001', 'Asha Rao'],
      ['0177ME231117', 'Meher Chawla'],
    ],
  ),
  make(
    'the same voter twice, once with other data',
    utf8(
      'number,name\n0177CS240001,Asha Rao\n0177CS240001,Asha Rao\n0177ME231117,Meher Chawla\n0177me231117,Somebody Else\n',
    ),
    [
      ['0177CS240001', 'Asha Rao'],
      ['0177ME231117', 'Meher Chawla'],
    ],
    [
      { line: 3, kind: 'duplicate' },
      { line: 5, kind: 'two-names' },
    ],
  ),
  make(
    'one address for two voters',
    utf8(
      '0177CS240001,Asha Rao,office@campus.example\n0177ME231117,Meher Chawla,Office@campus.example\n',
    ),
    [
      ['0177CS240001', 'Asha Rao', 'office@campus.example'],
      ['0177ME231117', 'Meher Chawla'],
    ],
    [{ line: 2, kind: 'no-email' }],
  ),
  make(
    'lists of several offices in one file: old and new line ends, other campuses',
    utf8('Name,Number\r\nAsha Rao,0177CS240001\nMeher Chawla,0177ME231117\rZoya,0188CS240001\r\n'),
    [
      ['0177CS240001', 'Asha Rao'],
      ['0177ME231117', 'Meher Chawla'],
    ],
    [{ line: 4, kind: 'bad' }],
  ),
  make(
    'a quotation mark that is never closed',
    utf8('number,name\n0177CS240001,Asha Rao\n0177ME231117,"Meher Chawla\n0177CS240002,Zoya\n'),
    [['0177CS240001', 'Asha Rao']],
    [{ line: 3, kind: 'bad' }],
  ),
  make(
    'a table of a page, without names of columns',
    utf8('1\t0177CS240001\tAsha Rao\n2\t0177ME231117\tMeher Chawla\n3\t\tNo Number\n'),
    [
      ['0177CS240001', 'Asha Rao'],
      ['0177ME231117', 'Meher Chawla'],
    ],
    [{ line: 3, kind: 'bad' }],
  ),
];
