import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ballotOf, electionOf, showElections, student } from '#tests/support/elections-stage.tsx';

// What those read who have added time, and everybody else, while it runs and before.

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const withTime = (othersEnd: number, people = 51) =>
  electionOf(
    { President: { Asha: null, Binod: null } },
    {
      standings: 'after-close',
      endDate: at(3),
      addedTime: { othersEndDate: at(othersEnd), people },
      changes: [],
    },
  );
const show = (othersEnd: number, votesOn: boolean) => {
  const election = withTime(othersEnd);
  const ballot = ballotOf(election, votesOn ? { votesOn: true } : {});
  showElections({ viewer: student, elections: [election], ballots: [ballot] });
};
const notice = (words: RegExp) => page.getByText(words);

test('everybody else reads that voting has ended, and that the results follow', async () => {
  show(-1, false);
  await expect
    .element(notice(/^51 people who could not vote have until .* The results follow then\.$/))
    .toBeVisible();
  await expect.element(page.getByText(/Voting has closed for you/)).toBeVisible();
  await expect.element(page.getByText('Voting open', { exact: true })).not.toBeInTheDocument();
  expect(document.querySelector('[data-ballot]')?.textContent).not.toContain('See all results');
});

test('those on the list vote on, and read until when', async () => {
  show(-1, true);
  await expect.element(notice(/^You can vote until /)).toBeVisible();
  await expect.element(page.getByText('Voting open', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText(/^Closes in (2 hours|3 hours)/).first()).toBeVisible();
  await expect.element(page.getByText(/Voting has closed for you/)).not.toBeInTheDocument();
});

test('before the end everybody votes, and reads when it ends for them', async () => {
  show(1, false);
  await expect.element(notice(/^Voting ends on /)).toBeVisible();
  await expect.element(page.getByText(/^Closes in (59 minutes|1 hour)/).first()).toBeVisible();
  await expect.element(page.getByText(/Voting has closed for you/)).not.toBeInTheDocument();
});
