import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inToast } from '#tests/support/in-toast.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const name = 'Council 2027';
let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
  dashboard.languages = ['en', 'hi', 'ur'];
});

const positions = [
  { _id: 'one', title: 'President' },
  { _id: 'two', title: 'Fee', kind: 'question' as const, text: 'Shall it be 20 rupees?' },
];
const dialog = page.getByRole('dialog', { name: `${name} in other languages` });
const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });

async function open(details: Parameters<typeof anElection>[1] = {}) {
  dashboard.elections = [anElection(name, { description: 'Choose.', positions, ...details })];
  showDashboard('?section=election-list');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'In other languages' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
}

test('the words as they were written stand beside a field for each other language', async () => {
  await open({ state: 'draft', translations: { hi: { name: 'परिषद 2027' } } });
  await expect.element(field('Name, in Hindi')).toHaveValue('परिषद 2027');
  expect(field('Name, in Hindi').element().getAttribute('lang')).toBe('hi');
  expect(field('Name, in Urdu').element().getAttribute('dir')).toBe('rtl');
  expect(field('Name, in English').elements()).toHaveLength(0);
  const all = 5;
  await expect.element(dialog.getByText(`Hindi: 1 of ${all}`)).toBeVisible();
  await field('Description, in Hindi').fill('चुनें।');
  await expect.element(dialog.getByText(`Hindi: 2 of ${all}`)).toBeVisible();
  await expect.element(dialog.getByText(`Urdu: 0 of ${all}`)).toBeVisible();
  await field('Position: President, in Hindi').fill('अध्यक्ष');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  const blank = positions.map(({ _id }) => ({ _id, title: '', text: '' }));
  expect(dashboard.body).toMatchObject({
    translations: {
      hi: {
        name: 'परिषद 2027',
        description: 'चुनें।',
        positions: [{ ...blank[0], title: 'अध्यक्ष' }, ...blank.slice(1)],
      },
      ur: { name: '', description: '', positions: blank },
    },
  });
});

test('what was written in a language that comes first no more is offered the one that does', async () => {
  dashboard.languages = ['hi', 'en'];
  await open({ state: 'draft' });
  await expect.element(dialog.getByText('Written in English').first()).toBeVisible();
  await expect.element(field('Name, in Hindi')).toBeVisible();
  expect(field('Name, in English').elements()).toHaveLength(0);
});

test('what is fixed can be read and not written, and says why', async () => {
  dashboard.hasBallots = true;
  await open({ state: 'published', standings: 'after-close' });
  const title = field('Position: President, in Hindi');
  await expect
    .element(title)
    .toHaveAccessibleDescription('This cannot be changed after voting opens.');
  expect((title.element() as HTMLInputElement).readOnly).toBe(true);
  expect((field('Name, in Hindi').element() as HTMLInputElement).readOnly).toBe(false);
});

test('what the server refuses stands beside its field', async () => {
  await open({ state: 'draft' });
  dashboard.refuse('translateElection', 'invalid-input', {
    fields: { 'translations.hi.name': 'This name is taken.' },
  });
  await field('Name, in Hindi').fill('परिषद');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Name, in Hindi')).toHaveFocus();
  await expect.element(field('Name, in Hindi')).toHaveAccessibleDescription('This name is taken.');
});

test('a campus with one language has none of it', async () => {
  dashboard.languages = ['en'];
  dashboard.elections = [anElection(name, {})];
  showDashboard('?section=election-list');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'In other languages' }).elements()).toHaveLength(0);
});
