import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Role } from '#core/accounts/role.ts';
import { inToast } from '#tests/support/in-toast.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const nameless = (role: Role = 'admin') => {
  const dashboard = startDashboard(role);
  dashboard.universityName = '';
  showDashboard();
  return dashboard;
};
const field = page.getByLabelText('University name');
const form = page.getByRole('form', { name: 'What is your university called?' });
const saves = (calls: readonly string[]) =>
  calls.filter((call) => call === 'PUT /campus/settings').length;

test('an admin of a campus without a name gives it by one press, and the field goes', async () => {
  const dashboard = nameless();
  await field.fill('  Sarovar University ');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(inToast('Your university is called Sarovar University now.')).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(saves(dashboard.calls)).toBe(1);
  expect(dashboard.body).toEqual({ universityName: 'Sarovar University' });
});

test('nothing typed is no name, and is not sent', async () => {
  const dashboard = nameless();
  await form.getByRole('button', { name: 'Save name' }).click();
  await expect.element(field).toHaveAccessibleDescription(/Enter the name of your university/);
  await expect.element(field).toHaveFocus();
  expect(saves(dashboard.calls)).toBe(0);
});

test('a name that could not be saved stays in its field, and is said to be unsaved', async () => {
  const dashboard = nameless();
  dashboard.break('saveCampusSettings');
  await field.fill('Sarovar University');
  await form.getByRole('button', { name: 'Save name' }).click();
  await expect
    .element(form.getByText('The name could not be saved. Please try again.'))
    .toBeVisible();
  await expect.element(field).toHaveValue('Sarovar University');
});

test('an admin of a campus with a name is not asked', async () => {
  startDashboard();
  showDashboard();
  await expect.element(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
});

test('a council member is not asked', async () => {
  nameless('council');
  await expect.element(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
});
