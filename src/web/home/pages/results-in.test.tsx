import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ballotOf, electionOf, student } from '#tests/support/elections-stage.tsx';
import { resultsOf } from '#tests/support/results-of.ts';
import { showApp } from '#tests/support/show-app.tsx';
import { me } from '#tests/support/viewer-sample.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
const ended = (days: number) =>
  electionOf(
    { President: { Asha: 3, Binod: 9 }, Treasurer: { Chitra: 1, Dev: 1 } },
    { name: 'Hostel Election', startDate: daysAgo(days + 1), endDate: daysAgo(days) },
  );
const results = (days: number) => ({
  listResults: () => [resultsOf(ended(days))],
});
const section = page.getByRole('region', { name: 'Results are in' });

test('for a week after the close Home shows who won', async () => {
  showApp('/', results(6));
  await expect.element(section.getByRole('heading', { name: 'Binod' })).toBeVisible();
  await expect.element(section.getByText('Hostel Election')).toBeVisible();
  await expect
    .element(section.getByRole('link', { name: 'All votes' }))
    .toHaveAttribute('href', '/elections/election');
  // A tie is nobody's win.
  expect(section.getByRole('listitem').elements()).toHaveLength(1);
});

test('after that it does not', async () => {
  showApp('/', results(8));
  await expect.element(page.getByRole('heading', { name: 'About the Council' })).toBeVisible();
  expect(section.elements()).toHaveLength(0);
});

test('who may vote and has not is welcomed with the vote that waits', async () => {
  const open = electionOf({ President: { Asha: 0, Binod: 0 } });
  localStorage.setItem('user', JSON.stringify(student));
  showApp('/', {
    readMe: me(student),
    listElections: () => ({ elections: [open], asOf: new Date().toISOString() }),
    listMyBallots: () => [ballotOf(open)],
  });
  await expect
    .element(page.getByText(/^Welcome, Ishaan Verma\. You can vote now\. Closes in/))
    .toBeVisible();
  localStorage.clear();
});

test('who has votes left reads how many', async () => {
  const open = electionOf({
    President: { Asha: 0 },
    Treasurer: { Binod: 0, Dev: 0 },
    Editor: { Chitra: 0, Esha: 0 },
  });
  const [president] = open.positions;
  const receipts = [
    {
      code: '7F2K-9QXM',
      electionId: open._id,
      positionId: president?._id ?? '',
      position: 'President',
    },
  ];
  localStorage.setItem('user', JSON.stringify(student));
  showApp('/', {
    readMe: me(student),
    listElections: () => ({ elections: [open], asOf: new Date().toISOString() }),
    listMyBallots: () => [{ ...ballotOf(open), receipts }],
  });
  await expect.element(page.getByText(/^You have 2 votes left\. Closes in/)).toBeVisible();
  localStorage.clear();
});
