import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { WhoMayAct } from '#contract/who-may-act.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const officer = (
  name: string,
  given: Partial<WhoMayAct['officers'][number]> = {},
): WhoMayAct['officers'][number] => ({
  _id: name,
  name,
  role: 'council',
  hasSecondStep: true,
  confirmsFrom: null,
  letInBy: null,
  ...given,
});
const asha = officer('Asha', { role: 'admin' });

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
});
const card = () => page.getByRole('region', { name: 'Who may act tonight' });

test('the card says who is new, whose second step is missing, and what an absence leaves', async () => {
  dashboard.whoMayAct = {
    needsTwoOfficers: true,
    needsSecondStep: true,
    officers: [
      asha,
      officer('Ben', { confirmsFrom: '2026-03-19T08:00:00.000Z', letInBy: 'Asha' }),
      officer('Chris', { hasSecondStep: false }),
    ],
    links: [],
    gaps: [
      { without: null, confirming: 'later', from: '2026-03-19T08:00:00.000Z', hasAdmin: true },
      { without: 'Asha', confirming: 'never', from: null, hasAdmin: false },
    ],
  };
  showDashboard();
  const row = (name: string) => card().getByRole('listitem').filter({ hasText: name });
  await expect.element(row('Asha').first()).toHaveTextContent('Asha Admin Can confirm');
  await expect.element(row('Ben').getByText(/Confirms from 19.Mar.*13:30/)).toBeVisible();
  await expect.element(row('Ben').getByText('Came in by a link that Asha showed')).toBeVisible();
  await expect.element(row('Chris').getByText(/cannot do anything yet/)).toBeVisible();
  await expect.element(card().getByText(/Nobody can confirm until 19.Mar/)).toBeVisible();
  await expect
    .element(
      card().getByText(/Without Asha: Nobody can confirm. Nobody can do what only admins do/),
    )
    .toBeVisible();
});

test('with two officers the absence of one leaves the other, by name', async () => {
  dashboard.whoMayAct = {
    needsTwoOfficers: true,
    needsSecondStep: false,
    officers: [asha, officer('Ben')],
    links: [],
    gaps: [{ without: 'Ben', confirming: 'never', from: null, hasAdmin: true }],
  };
  showDashboard();
  await expect.element(card().getByText('With only Asha here:')).toBeVisible();
});

test('where nothing is missing it says so', async () => {
  dashboard.whoMayAct = {
    needsTwoOfficers: false,
    needsSecondStep: false,
    officers: [asha, officer('Ben', { role: 'admin' })],
    links: [],
    gaps: [],
  };
  showDashboard();
  await expect.element(card().getByText(/^Whoever of you is away/)).toBeVisible();
  await expect.element(card().getByText('Can act').first()).toBeVisible();
});
