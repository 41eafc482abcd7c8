import { QueryClientProvider } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { blankTexts } from '#core/elections/nomination.ts';
import type { MyNomination } from '#contract/nominations.ts';
import { ballotOf, electionOf, student } from '#tests/support/elections-stage.tsx';
import { campusSettings } from '#tests/support/campus-sample.ts';
import { fakeServer, refuse } from '#tests/support/fake-server.ts';
import type { Answers } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { me } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { becomeViewer } from '#web/app/session.ts';
import { NominationDialog } from '../dialogs/nomination-dialog.tsx';
import { WaitingNominations } from '../waiting-nominations.tsx';
import { RulesNote } from '#web/elections/rules-note.tsx';
import { ForYou } from '#web/home/for-you/for-you.tsx';
import { Toaster } from '#web/kit/toaster.tsx';

afterEach(() => {
  toast.remove();
  localStorage.clear();
});

const rule = {
  proposers: 1,
  seconders: 2,
  among: 'election' as const,
  from: { branches: [], years: [], groups: [] },
  own: [],
};
const election = { ...electionOf({ President: {} }), supporters: rule };
const until = '2031-03-16T12:00:00.000Z';
const asha = { _id: 'asha', name: 'Asha Rao', profileImg: '' };

const candidacy = (supporters: Partial<NonNullable<MyNomination['supporters']>>): MyNomination => ({
  _id: 'n1',
  positionId: 'at President',
  position: 'President',
  status: 'pending',
  election: { _id: election._id, name: election.name },
  nominee: { _id: student._id, name: student.name, profileImg: '' },
  ...blankTexts,
  imageUrl: '',
  reason: null,
  version: 1,
  edit: null,
  checked: [],
  isFrozen: false,
  hasLeft: false,
  supporters: {
    proposer: { needed: 1, confirmed: 1 },
    seconder: { needed: 2, confirmed: 0 },
    asked: [],
    until,
    isOpen: true,
    ...supporters,
  },
});

function showWith(children: React.ReactNode, answers: Answers) {
  const server = fakeServer({
    readMe: me(student),
    listElections: () => ({ elections: [election], asOf: new Date().toISOString() }),
    listMyBallots: [ballotOf(election)],
    listMyNominations: [],
    listMyCandidacies: [],
    readCampusSettings: campusSettings,
    ...answers,
  });
  const client = createQueryClient(() => {});
  becomeViewer(client, student);
  show(
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return server;
}

const nominations = (
  <NominationDialog isOpen elections={[election]} electionId={election._id} onClose={() => {}} />
);
const dialog = page.getByRole('dialog', { name: 'Supporters for President' });

test('a candidate sees how many confirmed, and asks the next ones', async () => {
  let asked: { kind: 'proposer' | 'seconder'; who: string }[] = [];
  const { made } = showWith(nominations, {
    listMyNominations: () => [candidacy({ asked })],
    askSupport: ({ body }) => {
      asked = [...asked, body as (typeof asked)[number]];
      return { message: 'Asked.' };
    },
  });
  const counts = '1 of 1 proposer confirmed, 0 of 2 seconders confirmed.';
  await expect.element(page.getByText(counts)).toBeVisible();
  await page.getByRole('button', { name: 'Ask somebody to support you for President' }).click();
  await expect
    .element(
      dialog.getByText('Each has to be able to vote in this election. Until 16 March 2031, 17:30.'),
    )
    .toBeVisible();
  // Of those who are missing.
  await expect.element(dialog.getByLabelText('Ask them to be')).toHaveValue('seconder');
  const who = dialog.getByLabelText('Enrollment number or e-mail');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect
    .element(who)
    .toHaveAccessibleDescription(/Enter an enrollment number or an e-mail address/);
  await who.fill('0177CS240001');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.element(dialog.getByText('0177CS240001 to second you')).toBeVisible();
  await expect.element(who).toHaveValue('');
  await expect.element(who).toHaveFocus();
  expect(made.filter(({ call }) => call === 'askSupport')).toMatchObject([
    { params: { id: 'n1' }, body: { kind: 'seconder', who: '0177CS240001' } },
  ]);
  await expect.element(dialog.getByRole('button', { name: /Copy/ })).toBeVisible();
});

test('a refusal of who is asked stands in the dialog', async () => {
  showWith(nominations, {
    listMyNominations: [candidacy({})],
    askSupport: refuse('asked-enough'),
  });
  await page.getByRole('button', { name: 'Ask somebody to support you for President' }).click();
  await dialog.getByLabelText('Enrollment number or e-mail').fill('0177CS240001');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.element(dialog.getByText(/You have asked 60 people/)).toBeVisible();
});

const complete = { needed: 2, confirmed: 2 };
test.each([
  ['all are there', { seconder: complete }, null],
  ['nominations are closed', { isOpen: false }, 'Nobody can support you any more.'],
])('where %s nobody is asked', async (_, supporters, words) => {
  showWith(nominations, { listMyNominations: [candidacy(supporters)] });
  await expect.element(page.getByText(/1 of 1 proposer confirmed/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Ask somebody/ })).not.toBeInTheDocument();
  if (words !== null) await expect.element(page.getByText(words)).toBeVisible();
});

test('who wants to be a candidate reads the rule first', async () => {
  showWith(nominations, {});
  await expect
    .element(
      page.getByText(
        'Each candidate needs 1 proposer and 2 seconders who may vote in the election.',
      ),
    )
    .toBeVisible();
});

test('the page of the election states it in one line, and says who is still missing', async () => {
  showWith(
    <>
      <RulesNote election={election} />
      <WaitingNominations electionId={election._id} />
    </>,
    { listMyNominations: [candidacy({})] },
  );
  await expect
    .element(page.getByText(/Each candidate needs 1 proposer and 2 seconders/))
    .toBeVisible();
  await expect
    .element(page.getByText(/waits for an officer\. 1 of 1 proposer confirmed, 0 of 2 seconders/))
    .toBeVisible();
});

test('who is accepted reads there that they are a candidate', async () => {
  showWith(<WaitingNominations electionId={election._id} />, {
    listMyNominations: [{ ...candidacy({}), status: 'accepted' }],
  });
  await expect.element(page.getByText(/You are a candidate for President\./)).toBeVisible();
});

test.each([
  ['Confirm', 'yes'],
  ['Decline', 'no'],
] as const)('on Home who is asked presses %s', async (label, answer) => {
  let support = [
    {
      _id: 'n2',
      election: { _id: election._id, name: election.name },
      position: 'President',
      nominee: asha,
      kind: 'proposer' as const,
      answer: 'waits' as 'waits' | 'yes',
      until,
    },
  ];
  const { made } = showWith(<ForYou />, {
    listMySupport: () => support,
    answerSupport: () => {
      support = answer === 'no' ? [] : support.map((one) => ({ ...one, answer }));
      return { kind: answer === 'no' ? null : 'proposer', message: 'Saved.' };
    },
  });
  const list = page.getByRole('region', { name: 'For you' });
  await expect
    .element(list.getByText('Asha Rao asks you to propose them for President'))
    .toBeVisible();
  await list.getByRole('button', { name: `${label}, Asha Rao` }).click();
  expect(made.filter(({ call }) => call === 'answerSupport')).toMatchObject([
    { params: { id: 'n2' }, body: { answer, kind: 'proposer' } },
  ]);
  if (answer === 'yes') {
    await expect.element(list.getByText('You propose Asha Rao for President')).toBeVisible();
    await expect.element(list.getByRole('button', { name: 'Take back, Asha Rao' })).toBeVisible();
  } else await expect.element(list.getByText(/asks you to propose/)).not.toBeInTheDocument();
});

test('where no election asks for supporters, nothing is asked of the server', async () => {
  const { supporters: _rule, ...plain } = election;
  const { made } = showWith(<ForYou />, {
    listElections: () => ({ elections: [plain], asOf: new Date().toISOString() }),
    // What stands on Home once elections and nominations are read.
    listMyNominations: [{ ...candidacy({}), status: 'rejected', reason: 'Too late' }],
  });
  await expect.element(page.getByRole('region', { name: 'For you' })).toBeVisible();
  expect(made.filter(({ call }) => call === 'listMySupport')).toEqual([]);
});
