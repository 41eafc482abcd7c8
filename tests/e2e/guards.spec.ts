import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Role } from '#core/accounts/role.ts';
import { pagePaths } from '#core/page-paths.ts';
import { richTest as test } from './support/fixtures.ts';
import { openProfile } from './support/people.ts';
import { visit } from './support/visit.ts';

// What each role may see on each route (spec 2 and the table of spec 6).

const council = [
  'Member Approval : Council',
  'Organize Election',
  'Contact Requests',
  'Election List',
];
interface Sight {
  /** null is a visitor. */
  role: Role | null;
  changesEvents: boolean;
  sections: string[];
}
const sights: Sight[] = [
  { role: null, changesEvents: false, sections: [] },
  { role: 'student', changesEvents: false, sections: [] },
  { role: 'faculty', changesEvents: true, sections: [] },
  { role: 'council', changesEvents: true, sections: council },
  {
    role: 'admin',
    changesEvents: true,
    sections: ['Nomination Requests', 'User Approval', ...council],
  },
];

async function open(page: Page, path: string, heading: string) {
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

for (const { role, changesEvents, sections } of sights) {
  // On a phone a visitor's log-in is in the menu; who is signed in meets the same there.
  const tag = role === null ? ['@both'] : [];
  test(
    `what a ${role ?? 'visitor'} sees on each route`,
    { tag },
    async ({ page, campus, rich }) => {
      const isSignedIn = role !== null;
      const isOfficer = sections.length > 0;
      if (isSignedIn) await campus.signIn(page, { role });
      const button = (name: string | RegExp) =>
        page.getByRole('main').getByRole('button', { name });
      const isThere = async (name: string | RegExp, should: boolean) => {
        // One of them, where there are several.
        if (should) await expect(button(name).first()).toBeVisible();
        else await expect(button(name)).toHaveCount(0);
      };

      await test.step('the bar, the home page and the profile', async () => {
        await open(page, pagePaths.home, 'Student Council');
        await expect(page.getByText(/^Empowering students through events/).first()).toBeVisible();
        if (isSignedIn) {
          const panel = await openProfile(page);
          const count = (should: boolean) => (should ? 1 : 0);
          const dashboard = panel.getByRole('link', { name: 'Dashboard' });
          const settings = panel.getByRole('link', { name: 'Campus settings' });
          await expect(panel.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
          await expect(dashboard).toHaveCount(count(isOfficer));
          await expect(settings).toHaveCount(count(role === 'admin'));
          await page.keyboard.press('Escape');
          await expect(page.getByRole('link', { name: 'Login / Signup' })).toHaveCount(0);
        } else {
          await expect(page.getByRole('button', { name: /^Open profile/ })).toHaveCount(0);
          const menu = page.getByRole('button', { name: 'Open menu' });
          if (await menu.isVisible()) await menu.click();
          await expect(page.getByRole('link', { name: 'Login / Signup' })).toBeVisible();
        }
      });

      await test.step('events', async () => {
        await open(page, pagePaths.events, 'OUR EVENTS');
        await expect(page.getByRole('article', { name: rich.upcomingEvent })).toBeVisible();
        await isThere('Add Event', changesEvents);
        await isThere(/^More actions for /, changesEvents);
      });

      await test.step('the council', async () => {
        await open(page, pagePaths.council, 'The Council');
        await expect(page.getByText('Irfan Shaikh').first()).toBeVisible();
        await isThere('Add Member', isSignedIn);
      });

      await test.step('elections', async () => {
        await open(page, `${pagePaths.elections}/${rich.open.id}`, rich.open.name);
        await isThere('Nominations', isSignedIn);
        await isThere(/^Vote for/, true);
        if (!isSignedIn) {
          await button(/^Vote for/)
            .first()
            .click();
          await expect(page.getByText('Please login to vote').first()).toBeVisible();
          await expect(page.getByRole('dialog', { name: 'Cast your vote?' })).toHaveCount(0);
        }
      });

      await test.step('the dashboard', async () => {
        await open(page, pagePaths.dashboard, 'Admin Dashboard');
        const titles = page.locator('main [aria-expanded] [data-title]');
        await expect(titles).toHaveText(sections);
        if (isOfficer) {
          const last = page.getByRole('button', { name: /^Election List/ });
          const isOpen = page.locator('main [aria-expanded="true"]');
          if ((await last.getAttribute('aria-expanded')) === 'false') await last.click();
          await expect(last).toHaveAttribute('aria-expanded', 'true');
          await expect(isOpen).toHaveCount(1);
          await last.click();
          await expect(isOpen).toHaveCount(0);
        } else if (isSignedIn) {
          await expect(page.getByText('Your account has no admin tasks.')).toBeVisible();
        } else {
          await expect(page.getByRole('main').getByText('User not logged in')).toBeVisible();
        }
        // A section that is not theirs does not open by its address either.
        await open(page, `${pagePaths.dashboard}?section=user-approval`, 'Admin Dashboard');
        await expect(page.getByRole('main').getByText('Waiting faculty')).toHaveCount(
          role === 'admin' ? 1 : 0,
        );
      });

      await test.step('the settings', async () => {
        await open(page, pagePaths.settings, 'Campus settings');
        const field = page.getByLabel('University name');
        if (role === 'admin') await expect(field).toBeVisible();
        else {
          const sentence = isSignedIn
            ? 'Only an admin can change the campus settings.'
            : 'User not logged in';
          await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
          await expect(field).toHaveCount(0);
        }
      });

      await test.step('contact, log-in and registration are everybody’s', async () => {
        await open(page, pagePaths.contact, 'Contact');
        await expect(page.getByLabel('Message')).toBeVisible();
        await open(page, pagePaths.login, 'Login');
        const offered = page.getByLabel('Role').locator('option');
        await expect(offered).toHaveText([
          'Select Role',
          'Council Member',
          'Admin',
          'Faculty',
          'Student',
        ]);
        await open(page, pagePaths.register, 'Register');
        await expect(offered).toHaveText([
          'Select Role',
          'Student',
          'Faculty',
          'Council Member',
          'Admin',
        ]);
      });
    },
  );
}

test('a page that is loaded begins at its top, whatever was scrolled before', async ({
  page,
  rich,
}) => {
  await visit(page, pagePaths.elections);
  await expect(page.getByRole('link', { name: rich.ended.name }).first()).toBeAttached();
  const top = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await top()).toBeGreaterThan(300);
  await page.reload();
  await expect.poll(top).toBeGreaterThan(300);
  for (const path of [pagePaths.howItWorks, pagePaths.elections]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(top).toBe(0);
  }
});
