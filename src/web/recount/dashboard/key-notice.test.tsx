import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

test('a key without its file, one that was written back, and a folder of another campus are told', async () => {
  const dashboard = startDashboard('admin');
  const [hostel, sport] = [
    { electionId: 'e1', election: 'Hostel Election' },
    { electionId: 'e2', election: 'Sport Election' },
  ];
  dashboard.keyFiles = {
    isForeign: true,
    unsaved: [hostel],
    writtenBack: [{ ...sport, at: '2026-03-06T10:00:00.000Z' }],
    advice: null,
  };
  showDashboard('/server');
  const unsaved = 'The key of 1 election is in the memory of the server alone.';
  const region = (name: string) => page.getByRole('region', { name });
  await expect.element(region(unsaved).getByText('Hostel Election')).toBeVisible();
  await expect.element(region(unsaved).getByText(/do not stop it/)).toBeVisible();
  const back = region('The server has written the key of 1 election back.');
  await expect.element(back.getByText('Sport Election')).toBeVisible();
  const foreign = region('The folder of the keys belongs to another campus.');
  await expect.element(foreign.getByText(/npm run keys -- adopt/)).toBeVisible();
});

test('an election that could not be counted, and results that the record does not bear out, are told', async () => {
  const dashboard = startDashboard('admin');
  dashboard.failedCloses = [
    {
      electionId: 'e1',
      election: 'Hostel Election',
      position: 'Warden',
      since: '2026-03-06T10:00:00.000Z',
    },
  ];
  dashboard.resultsInDoubt = [
    { electionId: 'e2', election: 'Sport Election' },
    { electionId: 'e3', election: 'Mess Election' },
  ];
  showDashboard('/server');
  const region = (name: string) => page.getByRole('region', { name });
  const failed = region('An election could not be counted');
  await expect.element(failed.getByText('Hostel Election')).toBeVisible();
  await expect.element(failed.getByText(/They stay sealed/)).toBeVisible();
  const doubt = region('The count and the record of 2 elections do not agree');
  await expect.element(doubt.getByText('Sport Election')).toBeVisible();
  await expect.element(doubt.getByText('Mess Election')).toBeVisible();
  await expect.element(doubt.getByText(/npm run verify-record/)).toBeVisible();
});

test('where nothing is wrong nothing is told', async () => {
  startDashboard('admin');
  showDashboard('/server');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByText(/could not be counted|do not agree|The key of/).elements()).toHaveLength(0);
});
