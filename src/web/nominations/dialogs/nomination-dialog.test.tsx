import { blankTexts } from '#core/elections/nomination.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { campusSettings } from '#tests/support/campus-sample.ts';
import { ballotOf, electionOf, student } from '#tests/support/elections-stage.tsx';
import { fakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { me } from '#tests/support/viewer-sample.ts';
import type { MyNomination } from '#contract/nominations.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { campusSettingsQuery } from '#web/campus/queries.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { NominationDialog } from './nomination-dialog.tsx';

afterEach(() => {
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
});

const election = {
  ...electionOf({ President: {}, Treasurer: {} }),
  candidateConditions: ['Full-time student'],
};

function nominationOf(given: Partial<MyNomination> = {}): MyNomination {
  return {
    _id: 'n1',
    positionId: 'at President',
    position: 'President',
    status: 'pending',
    election: { _id: election._id, name: election.name },
    nominee: { _id: student._id, name: student.name, profileImg: '' },
    ...blankTexts,
    statement: 'Longer hours.',
    imageUrl: '',
    reason: null,
    version: 1,
    edit: null,
    checked: [],
    isFrozen: false,
    hasLeft: false,
    ...given,
  };
}

/** The dialog over a server that knows these nominations and keeps what it is sent. */
interface Around {
  viewer?: typeof student;
  elections?: ReturnType<typeof electionOf>[];
  electionId?: string;
  nominate?: Partial<ReturnType<typeof ballotOf>['nominate']>;
  /** The positions that ask for other candidates. */
  others?: string[];
  languages?: string[];
}

function open(own: MyNomination[] = [], around: Around = {}) {
  const {
    viewer = student,
    elections = [election],
    electionId = '',
    nominate = {},
    others,
    languages = ['en'],
  } = around;
  const ballot = ballotOf(election);
  const nomination = nominationOf();
  const done = { nomination, message: 'Done' };
  const server = fakeServer({
    readMe: me(viewer),
    listMyBallots: [
      { ...ballot, nominate: { ...ballot.nominate, ...nominate }, otherCandidacies: others },
    ],
    listMyNominations: own,
    createNomination: done,
    editNomination: done,
    withdrawNomination: done,
  });
  localStorage.setItem('user', JSON.stringify(viewer));
  const client = createQueryClient(() => {});
  client.setQueryData(campusSettingsQuery.queryKey, { ...campusSettings, languages });
  show(
    <QueryClientProvider client={client}>
      <MemoryRouter at="/elections">
        <Example elections={elections} electionId={electionId} />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return () => server.made.filter(({ call }) => !/^(read|list)/.test(call));
}

function Example({ elections, electionId }: Required<Pick<Around, 'elections' | 'electionId'>>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <NominationDialog
      isOpen={isOpen}
      elections={elections}
      electionId={electionId}
      onClose={() => setOpen(false)}
    />
  );
}

const dialog = page.getByRole('dialog', { name: 'Candidate Nomination' });

test('sent with nothing chosen, the first field says so and takes the focus', async () => {
  open();
  await dialog.getByRole('button', { name: 'Submit Nomination' }).click();
  const field = dialog.getByLabelText('Election');
  await expect.element(field).toHaveAccessibleDescription(/Please select an election and position/);
  await expect.element(field).toHaveFocus();
});

test('who has no enrollment number reads before the fields that they cannot stand', async () => {
  open([], { viewer: { ...student, role: 'faculty', enrollmentNumber: null } });
  const notice = dialog.getByText('Only accounts with an enrollment number can stand.');
  await expect.element(notice).toBeVisible();
  const first = dialog.getByLabelText('Election').element();
  expect(notice.element().compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the conditions of an election are read before somebody asks to be a candidate', async () => {
  open();
  await expect.element(dialog.getByText('Full-time student')).not.toBeInTheDocument();
  await dialog.getByLabelText('Election').selectOptions(election.name);
  await expect.element(dialog.getByText('Full-time student')).toBeVisible();
  await expect.element(dialog.getByText(/An officer checks each of them/)).toBeVisible();
});

const choose = async () => {
  await dialog.getByLabelText('Election').selectOptions(election.name);
  await dialog.getByLabelText('Position').selectOptions('Treasurer');
};

test('a position that cannot be asked for is grey and says why, and a question is not there', async () => {
  const [president, treasurer] = election.positions;
  if (president === undefined || treasurer === undefined) throw new Error('two positions');
  const fee = { ...treasurer, _id: 'fee', title: 'A higher fee?', kind: 'question' as const };
  const ofBranch = { ...treasurer, limits: { branches: ['ME'], years: [], groups: [] } };
  const asked = { ...election, positions: [president, ofBranch, fee] };
  open([], { elections: [asked], others: [treasurer._id] });
  await dialog.getByLabelText('Election').selectOptions(election.name);
  const option = (name: RegExp | string) => dialog.getByRole('option', { name });
  await expect
    .element(option('Treasurer (not for candidates of your branch, year or group)'))
    .toBeDisabled();
  await expect.element(option('President')).toBeEnabled();
  await expect.element(option(/higher fee/)).not.toBeInTheDocument();
});

test('where each person can have one position, the others are grey for a candidate', async () => {
  open([nominationOf()], { elections: [{ ...election, onePost: true }] });
  await dialog.getByLabelText('Election').selectOptions(election.name);
  await expect
    .element(dialog.getByRole('option', { name: /Treasurer \(each person can have one position/ }))
    .toBeDisabled();
});

test('says that it waits, and sends what the candidate says; what is empty is not sent', async () => {
  const sent = open();
  await expect.element(dialog.getByText(/An officer checks every nomination/)).toBeVisible();
  await choose();
  await dialog.getByText('Statement, photo and more (optional)').click();
  await dialog.getByLabelText('Statement').fill('Cheaper prints.');
  await expect.element(dialog.getByText('15/500')).toBeVisible();
  await dialog.getByLabelText('Link').fill('http://zoya.example');
  await dialog.getByRole('button', { name: 'Submit Nomination' }).click();
  await expect.element(dialog.getByText(/begins with https/).first()).toBeVisible();
  expect(sent()).toEqual([]);
  await dialog.getByLabelText('Link').fill('');
  await dialog.getByRole('button', { name: 'Submit Nomination' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()).toMatchObject([
    {
      call: 'createNomination',
      body: {
        electionId: election._id,
        position: 'Treasurer',
        statement: 'Cheaper prints.',
        userId: student._id,
      },
    },
  ]);
  expect(sent()[0]?.body).not.toHaveProperty('link');
});

test('a link is taken as people say it', async () => {
  const sent = open();
  await choose();
  await dialog.getByText('Statement, photo and more (optional)').click();
  await dialog.getByLabelText('Link').fill('zoya.example/me');
  await dialog.getByRole('button', { name: 'Submit Nomination' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()[0]?.body).toMatchObject({ link: 'https://zoya.example/me' });
  // Only the sentence of success: what comes next stands on the page.
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  expect(toasts.getByText(/officer/).elements()).toHaveLength(0);
});

test('a manifesto counts its characters and keeps its paragraphs', async () => {
  const sent = open();
  await choose();
  await dialog.getByText('Statement, photo and more (optional)').click();
  await dialog.getByLabelText('Manifesto').fill('Longer hours.\n\nCheaper prints.');
  await expect.element(dialog.getByText('30/2000')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Nomination' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()[0]?.body).toMatchObject({ manifesto: 'Longer hours.\n\nCheaper prints.' });
});

test('a statement is not lost by accident: closing asks first, and the draft is stored', async () => {
  open();
  await choose();
  await dialog.getByText('Statement, photo and more (optional)').click();
  await dialog.getByLabelText('Statement').fill('Cheaper prints.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText('Statement')).toHaveValue('Cheaper prints.');
  expect(sessionStorage.getItem('nomination-form')).toContain('Cheaper prints.');
});

test('a rejected one shows the reason, and is asked for again with what was said', async () => {
  const sent = open([nominationOf({ status: 'rejected', reason: 'Too short' })]);
  await expect.element(dialog.getByText('Reason: Too short')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask again to be a candidate for President' }).click();
  await expect.element(dialog.getByLabelText('Statement')).toHaveValue('Longer hours.');
  await dialog.getByLabelText('Statement').fill('Longer hours, and quiet rooms.');
  await dialog.getByRole('button', { name: 'Submit Nomination' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()[0]?.body).toMatchObject({
    position: 'President',
    statement: 'Longer hours, and quiet rooms.',
  });
});

test('an accepted one is edited, and withdrawn after a question', async () => {
  const edit = {
    ...blankTexts,
    statement: 'Cheaper prints.',
    imageUrl: '',
    requestedAt: '2026-03-16T09:00:00.000Z',
    isRejected: false,
    reason: null,
  };
  const sent = open([nominationOf({ status: 'accepted', edit })]);
  await expect.element(dialog.getByText(/Your change waits for an officer/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit your nomination for President' }).click();
  const form = page.getByRole('dialog', { name: 'Your nomination for President' });
  await expect.element(form.getByLabelText('Statement')).toHaveValue('Cheaper prints.');
  await form.getByLabelText('Statement').fill('Free prints.');
  await form.getByRole('button', { name: 'Send changes' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(sent()).toMatchObject([
    {
      call: 'editNomination',
      params: { id: 'n1' },
      body: { ...blankTexts, statement: 'Free prints.', imageUrl: '' },
    },
  ]);
  await dialog.getByRole('button', { name: 'Withdraw your nomination for President' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw your nomination for President?' });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent()[1]).toMatchObject({ call: 'withdrawNomination', params: { id: 'n1' } });
});

test('the form says what stands under the name where another has it, and takes another line', async () => {
  const sent = open([nominationOf({ status: 'pending' })]);
  await dialog.getByRole('button', { name: 'Edit your nomination for President' }).click();
  const form = page.getByRole('dialog', { name: 'Your nomination for President' });
  const line = form.getByLabelText('If another candidate has your name');
  await expect
    .element(line)
    .toHaveAccessibleDescription(/Left empty, “CS, 23” stands under your name then\. Write what/);
  await line.fill('Born on 12 March');
  await form.getByRole('button', { name: 'Send changes' }).click();
  await expect
    .element(line)
    .toHaveAccessibleDescription(/an e-mail address or a date\. A year can/);
  await line.fill('Physics, 2nd year');
  await form.getByRole('button', { name: 'Send changes' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(sent()).toMatchObject([{ body: { apart: 'Physics, 2nd year' } }]);
});

test('a statement in a language that the campus offers no more is in nobody’s way', async () => {
  const translations = { hi: { statement: 'लंबे घंटे।' }, ur: { statement: 'زیادہ وقت۔' } };
  const sent = open([nominationOf({ translations })], { languages: ['en', 'hi'] });
  await dialog.getByRole('button', { name: 'Edit your nomination for President' }).click();
  const form = page.getByRole('dialog', { name: 'Your nomination for President' });
  await expect.element(form.getByLabelText('Statement, in Hindi')).toHaveValue('लंबे घंटे।');
  await form.getByRole('button', { name: 'Send changes' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(sent()[0]?.body).toMatchObject({ translations: { hi: translations.hi } });
  expect(sent()[0]?.body).not.toHaveProperty('translations.ur');
});

test('who has stepped down reads so, and is not asked to do it again', async () => {
  const accepted = { status: 'accepted', isFrozen: true } as const;
  open([
    nominationOf({ ...accepted, hasLeft: true }),
    nominationOf({ ...accepted, _id: 'n2', position: 'Treasurer' }),
  ]);
  await expect.element(dialog.getByText(/^You have stepped down\./)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Step down' }).elements()).toHaveLength(1);
});

test('after the first vote nothing can be done any more, and it says why', async () => {
  open([
    nominationOf({ isFrozen: true }),
    nominationOf({ _id: 'n2', position: 'Treasurer', status: 'accepted', isFrozen: true }),
  ]);
  await expect.element(dialog.getByText('Voting began before this was decided.')).toBeVisible();
  await expect.element(dialog.getByText(/nothing can be changed/)).toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: /Withdraw|Edit/ }))
    .not.toBeInTheDocument();
});

test('opened on the page of an election it knows it; what nobody can ask for says why', async () => {
  const held = electionOf(
    { President: { Asha: null }, Treasurer: {}, Secretary: {} },
    { standings: 'after-close' },
  );
  open([nominationOf({ positionId: 'at Secretary', position: 'Secretary' })], {
    elections: [held],
    electionId: held._id,
  });
  await expect.element(dialog.getByLabelText('Election')).toHaveValue(held._id);
  const option = (name: string) => dialog.getByRole('option', { name });
  await expect.element(option('President (voting has begun)')).toBeDisabled();
  await expect.element(option('Secretary (you asked already)')).toBeDisabled();
  await expect.element(option('Treasurer')).toBeEnabled();
});

test('a position for people on the voter list says so to who is not on it', async () => {
  open([], { others: ['at President'] });
  await dialog.getByLabelText('Election').selectOptions(election.name);
  await expect
    .element(
      dialog.getByRole('option', {
        name: 'President (you are not on the voter list)',
        exact: true,
      }),
    )
    .toBeDisabled();
  await expect
    .element(dialog.getByRole('option', { name: 'Treasurer', exact: true }))
    .toBeEnabled();
});

test('where the nomination would be refused no photo is uploaded', async () => {
  const refused = { isAllowed: false, why: 'cannot-stand', message: 'Not for your year.' } as const;
  open([], { nominate: refused });
  await dialog.getByText('Statement, photo and more (optional)').click();
  await expect.element(dialog.getByText('Photo', { exact: true })).toBeVisible();
  await dialog.getByLabelText('Election').selectOptions(election.name);
  await expect.element(dialog.getByText('Not for your year.')).toBeVisible();
  await expect.element(dialog.getByText('Photo', { exact: true })).not.toBeInTheDocument();
});
