import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createAccount } from '#tests/support/factories.ts';
import { test } from './support/fixtures.ts';

// The council (spec 2, Council; 5; 8): anybody signed in proposes, an officer approves, all see it.

const queue = '/dashboard?section=member-approval';

async function openForm(page: Page) {
  await page.goto('/council');
  await page.getByRole('button', { name: 'Add Member' }).click();
  const form = page.getByRole('dialog', { name: 'Add Member' });
  await expect(form.getByLabel('Enrollment number')).toBeFocused();
  return form;
}

test('a student proposes a member, an officer approves, everybody sees them', async ({
  page,
  campus,
  meet,
}) => {
  const tenzin = await createAccount(campus.books, { name: 'Tenzin Norbu' });
  const number = tenzin.enrollmentNumber ?? '';
  await campus.signIn(page, { role: 'student', name: 'Kabir Sethi' });
  const form = await openForm(page);
  const add = form.getByRole('button', { name: 'Add Member' });

  await test.step('both fields are required', async () => {
    await add.click();
    const sentence = /Please fill in all fields/;
    await expect(form.getByLabel('Enrollment number')).toHaveAccessibleDescription(sentence);
    await expect(form.getByLabel('Position')).toHaveAccessibleDescription(sentence);
  });

  await test.step('a number nobody has is refused', async () => {
    await form.getByLabel('Enrollment number').fill('');
    await form.getByLabel('Enrollment number').pressSequentially('0177zz990099');
    await expect(form.getByLabel('Enrollment number')).toHaveValue('0177ZZ990099');
    await form.getByLabel('Position').selectOption('Treasury Secretary');
    await add.click();
    await expect(form.getByText('No account has this enrollment number.').first()).toBeVisible();
    await expect(form.getByLabel('Position')).toHaveValue('Treasury Secretary');
  });

  await test.step('with the keyboard alone a person is proposed', async () => {
    await form.getByLabel('Enrollment number').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(number.toLowerCase());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Member added successfully').first()).toBeVisible();
    await expect(form).toBeHidden();
  });

  const visitor = await meet();
  await test.step('until it is approved nobody sees it', async () => {
    await visitor.goto('/council');
    await expect(visitor.getByRole('heading', { name: 'The Council' })).toBeVisible();
    await expect(visitor.locator('[data-skeleton]')).toHaveCount(0);
    await expect(visitor.getByText('Tenzin Norbu')).toHaveCount(0);
    await expect(visitor.getByRole('button', { name: 'Add Member' })).toHaveCount(0);
  });

  await test.step('the same proposal twice is refused', async () => {
    const again = await openForm(page);
    await again.getByLabel('Enrollment number').fill(number);
    await again.getByLabel('Position').selectOption('Treasury Secretary');
    await again.getByRole('button', { name: 'Add Member' }).click();
    await expect(
      again.getByText('This person is already proposed for this position.').first(),
    ).toBeVisible();
  });

  const officer = await meet({ role: 'council' });
  await test.step('an officer approves', async () => {
    await officer.goto(queue);
    const section = officer.getByRole('region', { name: /^Member Approval : Council/ });
    const row = section.getByRole('listitem').filter({ hasText: 'Tenzin Norbu' });
    await expect(row).toContainText('Proposed by Kabir Sethi');
    await section.getByRole('button', { name: 'Approve Tenzin Norbu' }).click();
    await expect(officer.getByText('1 member approved').first()).toBeVisible();
    await officer.reload();
    await expect(section).toBeVisible();
    await expect(officer.locator('[data-skeleton]')).toHaveCount(0);
    await expect(section.getByText('Tenzin Norbu')).toHaveCount(0);
  });

  await test.step('the member stands under the committee', async () => {
    await visitor.reload();
    const treasury = visitor.getByRole('region', { name: 'Treasury' });
    const member = treasury.getByRole('listitem').filter({ hasText: 'Tenzin Norbu' });
    await expect(member.getByText('Treasury Secretary')).toBeVisible();
  });
});

test('a rejected proposal is gone; nobody approves themselves', async ({ page, campus }) => {
  const own = await campus.signIn(page, { role: 'council', name: 'Leela Hegde' });
  const other = await createAccount(campus.books, { name: 'Aarav Menon' });
  for (const enrollmentNumber of [own.enrollmentNumber, other.enrollmentNumber]) {
    const form = await openForm(page);
    await form.getByLabel('Enrollment number').fill(enrollmentNumber ?? '');
    await form.getByLabel('Position').selectOption('Media Secretary');
    await form.getByRole('button', { name: 'Add Member' }).click();
    await expect(page.getByText('Member added successfully').first()).toBeVisible();
  }
  await page.goto(queue);
  await page.getByRole('button', { name: 'Approve Leela Hegde' }).click();
  const barred = page.getByRole('dialog', { name: 'You cannot approve yourself' });
  await expect(barred.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(barred).toBeHidden();

  await page.getByRole('button', { name: 'Reject Aarav Menon' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Reject Aarav Menon as Media Secretary?' });
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 proposal rejected').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Approve Leela Hegde' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve Aarav Menon' })).toHaveCount(0);
  await page.goto('/council');
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.getByText(/Leela Hegde|Aarav Menon/)).toHaveCount(0);
});
