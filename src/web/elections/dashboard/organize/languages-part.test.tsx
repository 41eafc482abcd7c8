import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inToast } from '#tests/support/in-toast.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
  dashboard.languages = ['en', 'hi', 'ur'];
});

const positions = [
  { _id: 'one', title: 'President' },
  { _id: 'two', title: 'Fee', kind: 'question' as const, text: 'Shall it be 20 rupees?' },
];
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const fold = page.getByRole('button', { name: 'In other languages' });
const save = page.getByRole('button', { name: 'Save changes' });

async function open(details: Parameters<typeof anElection>[1] = {}) {
  const election = anElection('Council 2027', { description: 'Choose.', positions, ...details });
  dashboard.elections = [election];
  showDashboard(`?section=organize-election&edit=${election._id}`);
  await fold.click();
}

test('the words as they were written stand beside a field for each other language', async () => {
  await open({ state: 'draft', translations: { hi: { name: 'परिषद 2027' } } });
  await expect.element(field('Name, in Hindi')).toHaveValue('परिषद 2027');
  expect(field('Name, in Hindi').element().getAttribute('lang')).toBe('hi');
  expect(field('Name, in Urdu').element().getAttribute('dir')).toBe('rtl');
  expect(field('Name, in English').elements()).toHaveLength(0);
  const all = 5;
  await expect.element(page.getByText(`Hindi: 1 of ${all}`)).toBeVisible();
  await field('Description, in Hindi').fill('चुनें।');
  await expect.element(page.getByText(`Hindi: 2 of ${all}`)).toBeVisible();
  await expect.element(page.getByText(`Urdu: 0 of ${all}`)).toBeVisible();
  await field('Position: President, in Hindi').fill('अध्यक्ष');
  await save.click();
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  const blank = positions.map(({ _id }) => ({ _id, title: '', text: '' }));
  expect(dashboard.body).toEqual({
    version: 0,
    translations: {
      hi: {
        name: 'परिषद 2027',
        description: 'चुनें।',
        positions: [{ ...blank[0], title: 'अध्यक्ष' }, ...blank.slice(1)],
      },
      ur: { name: '', description: '', positions: blank },
    },
    reason: '',
  });
});

test('an edit of something else sends none of them', async () => {
  await open({ state: 'draft', translations: { hi: { name: 'परिषद 2027' } } });
  await field('Election name').fill('Council 2028');
  await save.click();
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  expect(dashboard.body).toEqual({ version: 0, name: 'Council 2028', reason: '' });
});

test('what was written in a language that comes first no more is offered the one that does', async () => {
  dashboard.languages = ['hi', 'en'];
  await open({ state: 'draft' });
  await expect.element(page.getByText('Written in English').first()).toBeVisible();
  await expect.element(field('Name, in Hindi')).toBeVisible();
  expect(field('Name, in English').elements()).toHaveLength(0);
});

test('what is fixed can be read and not written', async () => {
  dashboard.hasBallots = true;
  const translated = { ...positions[0], translations: { hi: { title: 'अध्यक्ष' } } } as never;
  await open({ state: 'published', standings: 'after-close', positions: [translated] });
  await expect.element(field('Name, in Hindi')).toBeEnabled();
  await expect.element(field('Position: President, in Hindi')).not.toBeInTheDocument();
  await expect.element(page.getByText('अध्यक्ष')).toBeVisible();
});

test('what the server refuses stands beside its field, and its part opens', async () => {
  await open({ state: 'draft' });
  dashboard.refuse('editElection', 'invalid-input', {
    fields: { 'translations.hi.name': 'This name is taken.' },
  });
  await field('Name, in Hindi').fill('परिषद');
  await fold.click();
  await save.click();
  await expect.element(field('Name, in Hindi')).toHaveFocus();
  await expect.element(field('Name, in Hindi')).toHaveAccessibleDescription('This name is taken.');
});

test('a campus with one language has none of it', async () => {
  dashboard.languages = ['en'];
  const election = anElection('Council 2027', { positions });
  dashboard.elections = [election];
  showDashboard(`?section=organize-election&edit=${election._id}`);
  await expect.element(save).toBeVisible();
  expect(fold.elements()).toHaveLength(0);
});
