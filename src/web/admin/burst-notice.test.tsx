import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

test('a crowd of one network is told, with whether it is the reader’s own', async () => {
  const dashboard = startDashboard('council');
  const at = new Date().toISOString();
  const burst = { beganAt: at, lastAt: at, isGoingOn: true, isYourNetwork: false };
  dashboard.bursts = [
    { ...burst, _id: '1', kind: 'registration', arrived: 142, waiting: 12 },
    { ...burst, _id: '2', kind: 'message', arrived: 1, waiting: 0, isYourNetwork: true },
  ];
  showDashboard('/people');
  const notice = page.getByRole('region', { name: 'Unusually many people came from one network' });
  await expect
    .element(notice.getByText('142 registrations within ten minutes, 12 waiting'))
    .toBeVisible();
  const lines = () =>
    notice
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  expect(lines()).toEqual([
    expect.stringMatching(/ · a different network from yours · still going on$/),
    expect.stringMatching(/^1 message within ten minutes.* · your own network · still going on$/),
  ]);
});
