import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Election } from '#contract/election-shapes.ts';
import type { Appeal } from '#contract/outcomes.ts';
import type { Sanction } from '#contract/sanctions.ts';
import { closedDates, electionOf } from '#tests/support/elections-stage.tsx';
import { fakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { becomeViewer } from '#web/app/session.ts';
import { OfficersComplaints } from './officers-complaints.tsx';
import { nothingWaits } from '#tests/support/nothing-waits.ts';

const election = electionOf({ President: { Asha: 3, Binod: 1 }, Secretary: { Chitra: 2 } });
const at = closedDates.endDate;
const officer = aUser({ role: 'council' });
const complaint: Appeal = {
  ...{ _id: 'complaint', electionId: election._id, election: election.name, number: 1 },
  ...{
    isHidden: false,
    mayRule: true,
    by: 'Zoya Khan',
    subject: 'The posters',
    text: 'They hung.',
  },
  ...{ about: 'voting', of: null, ofId: null, sanctions: [], files: [] },
  ...{ madeAt: at, dueAt: null, reply: null, ruling: null, answer: null, answeredAt: null },
};
const disqualified: Sanction = {
  ...{ _id: 'sanction', complaint: 1, kind: 'disqualified', candidate: 'Asha' },
  ...{
    position: 'President',
    until: null,
    people: null,
    reason: 'Seen.',
    at,
    overturned: null,
    ...{ answered: null, noOther: false },
  },
};

/** What an officer sees of a complaint, and what is sent. */
function showComplaint(appeal: Appeal, of: Election = election, needed: 2 | null = null) {
  const sent: unknown[] = [];
  fakeServer({
    listAppeals: [appeal],
    readMe: me(officer),
    listElections: { elections: [of], asOf: at },
    listProposals: nothingWaits(needed),
    answerAppeal: ({ body }) => {
      sent.push(body);
      return { appeal, message: 'The ruling was published.' };
    },
    overturnSanction: ({ body }) => {
      sent.push(body);
      return { message: 'The sanction was overturned.' };
    },
  });
  const client = createQueryClient(() => {});
  becomeViewer(client, officer);
  show(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <OfficersComplaints electionId={election._id} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return sent;
}

const ruling = page.getByRole('combobox', { name: 'Ruling' });
const follows = page.getByRole('combobox', { name: 'What follows' });
const reason = page.getByRole('textbox', { name: 'Reason (everybody can read it)' });
const optionsShown = () =>
  follows
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
const publish = page.getByRole('button', { name: 'Publish the ruling' });
const question = page.getByRole('dialog');

test('what follows is chosen only where it is upheld, and asked by the name before it is done', async () => {
  const sent = showComplaint(complaint);
  await expect.element(ruling).toBeVisible();
  await expect.element(follows).not.toBeInTheDocument();
  await ruling.selectOptions('Dismissed');
  await expect.element(follows).not.toBeInTheDocument();
  await ruling.selectOptions('Upheld');
  await follows.selectOptions('Disqualify Asha (President)');
  await expect.element(page.getByText(/The name stays on the ballot, marked/)).toBeVisible();
  await reason.fill('Two people saw it.');
  await publish.click();
  await expect
    .element(question.getByRole('heading', { name: 'Disqualify Asha for President?' }))
    .toBeVisible();
  expect(sent).toEqual([]);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await publish.click();
  await question.getByRole('button', { name: 'Publish the ruling' }).click();
  const [candidate] = election.nominations;
  expect(sent).toMatchObject([
    {
      ruling: 'upheld',
      text: 'Two people saw it.',
      sanction: { kind: 'disqualified', nominationId: candidate?._id },
    },
  ]);
});

test('it goes by whom the complaint is about, and a warning is asked no more', async () => {
  const [asha] = election.nominations;
  const about = { about: 'candidate' as const, of: 'Asha', ofId: asha?._id ?? '' };
  const sent = showComplaint({ ...complaint, ...about }, election, 2);
  await ruling.selectOptions('Upheld');
  // The election comes after the form.
  await expect
    .poll(optionsShown)
    .toEqual([
      'Nothing else',
      'A warning to Asha',
      'Disqualify Asha (President)',
      'Vote again on President',
      'Vote again on Secretary',
    ]);
  await follows.selectOptions('Vote again on Secretary');
  await expect
    .element(page.getByRole('button', { name: 'Ask a second officer: Publish the ruling' }))
    .toBeVisible();
  await follows.selectOptions('A warning to Asha');
  await reason.fill('Seen.');
  await publish.click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ sanction: { kind: 'warning' } }]);
});

test('what stands is overturned with a reason, and what was overturned stands struck out', async () => {
  const ruled = { ruling: 'upheld' as const, answer: 'Seen.', answeredAt: at };
  const overturned = { at, reason: 'Nobody saw it.' };
  const before = { ...disqualified, _id: 'before', overturned };
  const sent = showComplaint({ ...complaint, ...ruled, sanctions: [before, disqualified] });
  const sentence = 'Asha is disqualified for President.';
  await expect.element(page.getByText('Nobody saw it.')).toBeVisible();
  await expect.element(page.getByRole('deletion')).toHaveTextContent(sentence);
  await page.getByRole('button', { name: `Overturn: ${sentence}` }).click();
  await question.getByRole('button', { name: 'Overturn' }).click();
  await expect.element(question).toBeVisible();
  expect(sent).toEqual([]);
  await question.getByRole('textbox', { name: 'Reason' }).fill('The witness was wrong.');
  await question.getByRole('button', { name: 'Overturn' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ reason: 'The witness was wrong.' }]);
});
