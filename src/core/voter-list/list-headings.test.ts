import { expect, test } from 'vitest';
import { usualFormat } from '../accounts/number-format.ts';
import { guessColumns } from './list-columns.ts';

// What campuses write above their columns.

const cells = {
  number: ['0177CS240001', '0177CS240002', '0177CS240003'],
  name: ['Asha Rao', 'Om Puri', 'Nida Khan'],
  inBrackets: ['Asha Rao <a@b.example>', 'o@b.example; p@b.example', '"Khan" <n@b.example>'],
  email: ['a@b.example', 'o@b.example', 'n@b.example'],
  fewEmails: ['NA', 'n@b.example', 'NA'],
  group: ['Arts', 'Arts', 'Music'],
  other: ['V. Rao', 'K. Puri', 'M. Khan'],
};
type Kind = keyof typeof cells;

/** What the columns under these headings were taken for. */
function takenFor(...columns: [heading: string, kind: Kind][]): string[] {
  const rows = [
    { line: 1, cells: columns.map(([heading]) => heading) },
    ...[0, 1, 2].map((at) => ({
      line: at + 2,
      cells: columns.map(([, kind]) => cells[kind][at] ?? ''),
    })),
  ];
  const { number, name, email, groups } = guessColumns(rows, usualFormat);
  return columns.map((_, at) => {
    if (at === number) return 'number';
    if (at === email) return 'email';
    return name.includes(at) ? 'name' : groups.includes(at) ? 'group' : '';
  });
}

test.each([
  ['Hindi', 'नामांकन संख्या', 'छात्र का नाम', 'ई-मेल', 'विभाग', 'पिता का नाम'],
  ['Hindi, as others write it', 'अनुक्रमांक', 'नाम', 'ईमेल', 'वर्ष', 'माता का नाम'],
  ['Urdu', 'رول نمبر', 'نام', 'ای میل', 'شعبہ', 'والد کا نام'],
  ['Urdu, as others write it', 'رجسٹریشن نمبر', 'طالب علم کا نام', 'ای-میل', 'جماعت', 'ولدیت'],
  ['German', 'Matrikelnummer', 'Nachname', 'E-Mail-Adresse', 'Fakultät', 'Name des Vaters'],
  ['German in short', 'Matr.-Nr.', 'Name', 'Mail', 'Studiengang', 'Name der Eltern'],
  ['Maharashtra', 'PRN', 'Name of Student', 'Email Id', 'Programme', 'Mother’s Name'],
  ['Andhra', 'Regd. No.', 'Student Name', 'E-mail', 'Section', 'Guardian Name'],
  ['Karnataka', 'USN', 'Student', 'Email', 'Batch', 'Emergency Contact Name'],
  ['a university of schools', 'Student No', 'Full Name', 'Email', 'School', 'Mentor Name'],
  ['a university of colleges', 'Roll', 'Name', 'College Email', 'College Name', 'Husband Name'],
  ['Kerala', 'Register No.', 'Name of Candidate', 'E Mail', 'Semester', 'Parent/Guardian'],
  ['Telangana', 'Hall Ticket No', 'Student Name', 'Email-ID', 'Branch', "Father's/Husband's Name"],
  ['Bengal', 'Registration Number', 'NAME', 'EMAIL ADDRESS', 'STREAM', "MOTHER'S NAME"],
  ['a British union', 'Student ID', 'Preferred Name', 'Email', 'Programme of Study', 'Tutor'],
  ['an old export', 'ENROLMENT_NO', 'STUDENT_NAME', 'EMAIL_ID', 'DEPT_NAME', 'FATHER_NAME'],
  ['camel case', 'enrollmentNumber', 'fullName', 'emailAddress', 'yearOfStudy', 'guardianName'],
  [
    'Austria',
    'Matrikel-Nr.',
    'Vor- und Nachname',
    'E-Mail',
    'Studienrichtung',
    'Erziehungsberechtigte',
  ],
  ['Hindi in short', 'रोल नं.', 'विद्यार्थी का नाम', 'ई मेल', 'संकाय', 'अभिभावक का नाम'],
  [
    'Hindi beside English',
    'नामांकन (Enrollment)',
    'नाम (Name)',
    'ईमेल (Email)',
    'शाखा (Branch)',
    'पिता (Father)',
  ],
  [
    'Urdu beside English',
    'رول نمبر Roll No',
    'نام Name',
    'ای میل Email',
    'شعبہ Department',
    'والد Father',
  ],
  [
    'French',
    "Numéro d'immatriculation",
    'Nom et prénom',
    'Mail',
    'Faculté (Faculty)',
    'Tuteur (Tutor)',
  ],
  ['France', 'Numéro étudiant', 'Prénom', 'Courriel', 'Filière', 'Nom du père'],
  ['France in short', 'N° étudiant', 'NOM', 'Adresse électronique', 'Année', 'Responsable légal'],
  ['Québec', 'Code permanent', 'Nom', 'Courriel', 'Département', 'Nom de la mère'],
  ['West Africa', 'Matricule', 'Noms et prénoms', 'Mail', 'Niveau', 'Nom du tuteur'],
  ['without accents', 'NUMERO', 'PRENOM', 'COURRIEL', 'DEPARTEMENT', 'CONTACT URGENCE'],
  ['Spain', 'Nº de expediente', 'Nombre', 'Correo', 'Facultad', 'Nombre del padre'],
  [
    'Mexico',
    'Número de control',
    'Nombre(s)',
    'Correo electrónico',
    'Carrera',
    'Nombre de la madre',
  ],
  ['Mexico in short', 'Matrícula', 'Apellido paterno', 'Correo', 'Grupo', 'Profesor'],
  ['Colombia', 'Código', 'Apellidos y nombres', 'Correo institucional', 'Programa', 'Acudiente'],
  ['Argentina', 'Legajo', 'Alumno', 'Correo', 'Año', 'Docente'],
  ['Peru', 'Codigo de alumno', 'Estudiante', 'CORREO', 'Escuela profesional', 'Apoderado'],
  ['faculties', 'Reg. No.', 'Name', 'Mail', 'Faculty', 'Class Teacher'],
])('the headings of %s', (_, number, name, email, group, other) => {
  expect(
    takenFor(
      ...([
        [number, 'number'],
        [name, 'name'],
        [other, 'other'],
        [email, 'email'],
        [group, 'group'],
      ] satisfies [string, Kind][]),
    ),
  ).toEqual(['number', 'name', '', 'email', 'group']);
});

test.each([
  ['Class Roll No', ''],
  ['Fee Paid (Yes/No)', ''],
  ['10th Marks', ''],
  ['Attendance %', ''],
  ['Local Guardian (Hostel)', ''],
  ['Year of Birth', ''],
  ['HOD', ''],
  ['Course Coordinator', ''],
  ['Club', 'group'],
  ['Shift/Section', 'group'],
  ['Level', 'group'],
  ['Specialisation', 'group'],
  ['Date of Birth (Year)', ''],
  ['Hostel Address', ''],
  ['जन्म वर्ष', ''],
  ['Geburtsjahr', ''],
  ['Hostel', 'group'],
  ['Admission Batch', 'group'],
  ['Hall', 'group'],
  ['सेमेस्टर', 'group'],
  ['سمسٹر', 'group'],
  ['Jahrgang', 'group'],
  ['Remarks', ''],
  ['Department Head', ''],
  ['Section In-charge', ''],
  ['Class Representative', ''],
  ['Guide Name', ''],
  ['Account Holder Name', ''],
  ['Bank Branch', ''],
  ['Last Year Marks', ''],
  ['विभाग प्रभारी', ''],
  ['شعبہ نگران', ''],
  ['Studiengangsleiter', ''],
  ['Année de naissance', ''],
  ['Numéro de téléphone', ''],
  ['Responsable de filière', ''],
  ['Groupe TD', 'group'],
  ['Promotion', 'group'],
  ['Semestre', 'group'],
  ['UFR', 'group'],
  ['Nom d’utilisateur', ''],
  ['Nombre de usuario', ''],
  ['Fecha de nacimiento', ''],
  ['Año de nacimiento', ''],
  ['Código postal', ''],
  ['Teléfono', ''],
  ['Coordinador de carrera', ''],
  ['Departamento', 'group'],
  ['Nombre de la carrera', 'group'],
  ['Turno', 'group'],
  ['Sección', 'group'],
  ['Previous School', ''],
  ['Last Institute Attended', ''],
  ['12th Stream', ''],
  ['Qualifying Degree', ''],
  ['Blood Group', ''],
  ['Blutgruppe', ''],
  ['Früherer Studiengang', ''],
  ['Groupe sanguin', ''],
  ['Ancienne école', ''],
  ['Grupo sanguíneo', ''],
  ['Escuela de procedencia', ''],
  ['रक्त समूह', ''],
  ['पूर्व विद्यालय', ''],
  ['بلڈ گروپ', ''],
  ['سابقہ سکول', ''],
  ['Classroom Section', 'group'],
])('a column %j is taken for %j', (heading, kind) => {
  expect(takenFor(['PRN', 'number'], ['Name', 'name'], [heading, 'group'])[2]).toBe(kind);
});

test('where numbers are digits alone, a column of telephones is none of them', () => {
  const rows = [
    ['Numéro de téléphone', 'Nom', 'Numéro étudiant'],
    ['612345678', 'Zoé Martin', '210345671'],
    ['612345679', 'Luc Petit', '210345672'],
  ].map((cells, at) => ({ line: at + 1, cells }));
  expect(guessColumns(rows, ['#########'])).toMatchObject({ number: 2, name: [1] });
});

test('a name of Catalonia is no father', () => {
  const rows = [
    ['Matrícula', 'Nom'],
    ['0177CS240001', 'Pere Garcia'],
  ].map((cells, at) => ({ line: at + 1, cells }));
  expect(guessColumns(rows, usualFormat).name).toEqual([1]);
});

test('an address of the voter goes before one of the college', () => {
  expect(
    takenFor(['PRN', 'number'], ['College Email', 'email'], ['Personal Email', 'email']),
  ).toEqual(['number', '', 'email']);
});

test('addresses that few have are in the column that says so, where no other has more', () => {
  const few: [string, Kind] = ['E-mail', 'fewEmails'];
  expect(takenFor(['PRN', 'number'], few)).toEqual(['number', 'email']);
  expect(takenFor(['PRN', 'number'], ['Remarks', 'fewEmails'])).toEqual(['number', '']);
  expect(takenFor(['PRN', 'number'], ['Father’s e-mail', 'fewEmails'])).toEqual(['number', '']);
  expect(takenFor(['PRN', 'number'], few, ['Mail 2', 'email'])).toEqual(['number', '', 'email']);
});

test('a column of addresses is one, however each of them is written', () => {
  const of = takenFor(
    ...([
      ['Roll', 'number'],
      ['Name', 'name'],
      ['Mail', 'inBrackets'],
    ] satisfies [string, Kind][]),
  );
  expect(of).toEqual(['number', 'name', 'email']);
});

test('a heading in two signs a letter, with a mark that nobody sees, is read', () => {
  const of = takenFor(
    ...([
      ['Roll', 'number'],
      ['\u200FFakulta\u0308t', 'group'],
    ] satisfies [string, Kind][]),
  );
  expect(of).toEqual(['number', 'group']);
});
