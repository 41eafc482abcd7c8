// Answers with exactly the fields of section 3 of the specification, and nothing else.

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

export const user = {
  _id: '5f0000000000000000000001',
  name: 'Asha Verma',
  // Another letter than the name: the round button has that of the address.
  email: 'rohan@letter.example',
  role: 'student',
  profileImg: '',
  enrollmentNumber: '0177CS231001',
};

export const events = [
  {
    _id: '5f0000000000000000000011',
    title: 'Lantern walk',
    description: 'Round the lake.',
    date: inDays(7),
    type: 'cultural',
    imageUrl: '',
  },
  {
    _id: '5f0000000000000000000012',
    title: 'Spring concert',
    description: 'In the hall.',
    date: '2024-03-06T12:00:00Z',
    type: 'cultural',
    imageUrl: '',
  },
];

export const members = [
  {
    _id: '5f0000000000000000000021',
    position: 'President',
    student: { name: 'Binod Rao', profileImg: '' },
  },
  {
    _id: '5f0000000000000000000022',
    position: 'sport secretary',
    student: { name: 'Chitra Das', profileImg: '' },
  },
];

export const contacts = [2, 1, 0, 7].map((resolved) => ({
  _id: `5f000000000000000000003${resolved}`,
  name: `Writer ${resolved}`,
  email: `writer${resolved}@letter.example`,
  category: 'grievances',
  message: `Message ${resolved}`,
  resolved,
}));

const president = { _id: '5f0000000000000000000051', title: 'President' };

const electionOf = (id: string, name: string, startDate: string, endDate: string) => ({
  _id: id,
  name,
  description: 'About it.',
  startDate,
  endDate,
  imageUrl: '',
  positions: [president, { _id: '5f0000000000000000000052', title: 'Editor' }],
  nominations: [
    {
      position: 'President',
      votes: 3,
      nominee: { _id: '5f0000000000000000000061', name: 'Devika Nair', profileImg: '' },
    },
    {
      position: 'President',
      votes: 5,
      nominee: { _id: '5f0000000000000000000062', name: 'Esha Iyer', profileImg: '' },
    },
  ],
});

export const elections = [
  electionOf('5f0000000000000000000041', 'Letter election', inDays(-1), inDays(1)),
  electionOf('5f0000000000000000000042', 'Letter of tomorrow', inDays(1), inDays(2)),
];

const candidate = (number: number, name: string, votes: number) => ({
  _id: `5f00000000000000000007${number}`,
  userId: `5f00000000000000000008${number}`,
  votes,
  student: {
    _id: `5f00000000000000000008${number}`,
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@letter.example`,
    enrollmentNumber: `0177CS2310${number}`,
    profileImg: '',
  },
});

/** A position that Farid won, one whose candidate has no student, and an election of nobody. */
export const results = [
  {
    electionId: '5f0000000000000000000043',
    name: 'Letter of last year',
    description: 'About it.',
    startDate: '2025-03-03T08:00:00Z',
    endDate: '2025-03-04T08:00:00Z',
    imageUrl: '',
    results: [
      {
        position: 'President',
        candidates: [candidate(10, 'Gopal Sen', 2), candidate(11, 'Farid Khan', 9)],
      },
      { position: 'Editor', candidates: [{ ...candidate(12, 'Nobody', 1), student: null }] },
    ],
  },
  {
    electionId: '5f0000000000000000000044',
    name: 'Letter of nobody',
    description: '',
    startDate: '2024-03-03T08:00:00Z',
    endDate: '2024-03-04T08:00:00Z',
    imageUrl: '',
    results: [],
  },
];
