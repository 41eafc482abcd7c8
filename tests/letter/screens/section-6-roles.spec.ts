import { expect } from '@playwright/test';
import { person } from '../back-end/books.ts';
import { signIn, test } from '../back-end/test.ts';
import { openProfile } from '../../e2e/support/people.ts';
import { visit } from '../../e2e/support/visit.ts';
import { elections, events } from './support/samples.ts';

const six = [
  'Nomination Requests',
  'User Approval',
  'Member Approval : Council',
  'Organize Election',
  'Contact Requests',
  'Election List',
];

for (const [role, title, isStaff, sections] of [
  [null, '', false, null],
  ['student', 'Student', false, []],
  ['faculty', 'Faculty', true, []],
  ['council', 'Council Member', true, six.slice(2)],
  ['admin', 'Admin', true, six],
] as const) {
  test(`§2 §6 what a ${role ?? 'visitor'} sees and can press`, async ({ page, backEnd }) => {
    const user = person(role ?? 'student', 'Asha Verma');
    if (role !== null) await signIn(page, backEnd, user);
    backEnd.books.events.push(...events);
    backEnd.books.elections.push(...elections);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const follow = (name: string) =>
      page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    const isThere = (is: boolean) => (is ? 1 : 0);

    // Everybody views events; whoever is no student adds and deletes them.
    await visit(page, '/events');
    for (const name of ['Lantern walk', 'Spring concert']) {
      const event = page.getByRole('article', { name, exact: true });
      await expect(event).toBeVisible();
      const remove = event.getByRole('button', { name: /^Delete/ });
      await expect(remove).toHaveText(isStaff ? ['Delete'] : []);
    }
    await expect(button('Add Event')).toHaveCount(isThere(isStaff));

    // Whoever is logged in adds members, nominates and votes.
    await follow('Members');
    await expect(page.getByRole('heading', { level: 1, name: 'The Council' })).toBeVisible();
    await expect(button('Add Member')).toHaveCount(isThere(role !== null));
    await follow('Elections');
    await expect(page.getByText('Devika Nair', { exact: true }).first()).toBeVisible();
    await expect(button('Nominations')).toHaveCount(isThere(role !== null));
    const votes = page.getByRole('main').getByRole('button', { name: /^Vote for/ });
    if (role !== null) await expect(votes).toHaveCount(2);

    // The profile panel.
    if (role === null) {
      await expect(page.getByRole('link', { name: 'Login / Signup' })).toBeVisible();
    } else {
      const panel = await openProfile(page);
      for (const text of ['Asha Verma', String(user['email']), title]) {
        await expect(panel.getByText(text, { exact: true }).first()).toBeVisible();
      }
      await expect(panel.getByLabel('Change photo', { exact: true })).toBeAttached();
      await expect(panel.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
      const dashboard = panel.getByRole('link', { name: 'Dashboard', exact: true });
      await expect(dashboard).toHaveCount(isThere(sections !== null && sections.length > 0));
    }

    // The dashboard: these sections in this order, and no others.
    await visit(page, '/dashboard');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: 'Admin Dashboard', exact: true }),
    ).toBeVisible();
    await expect(main.locator('[data-header] [data-title]')).toHaveText([...(sections ?? [])]);
    await expect(main.getByText('User not logged in', { exact: true })).toHaveCount(
      isThere(role === null),
    );
    if (role !== null) return;
    await expect(main.getByRole('link', { name: 'Go to Login', exact: true })).toHaveAttribute(
      'href',
      '/login',
    );
  });
}
