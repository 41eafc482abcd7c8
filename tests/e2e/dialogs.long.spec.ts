import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Role } from '#core/accounts/role.ts';
import { examine, widthsOf } from './support/examine.ts';
import { richTest as test } from './support/fixtures.ts';
import { fillElection } from './support/organise.ts';
import { choosePhoto } from './support/people.ts';
import { paintPicture } from './support/pictures.ts';
import { proposed } from './support/rich-campus.ts';
import type { RichCampus } from './support/rich-campus.ts';
import { visit } from './support/visit.ts';

// Every dialog in both themes at four widths, two of them on each device, with its errors where it
// has some. What is open stays open when the window gets narrow.

interface Scene {
  name: string;
  address: string;
  /** Opens it; its name follows. */
  open: (page: Page, rich: RichCampus) => Promise<void>;
  title: string | RegExp;
  /** For keys: a phone has no button for it. */
  isDesktopOnly?: true;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
/** In the dialog on top: one may have opened another. */
const pressInside = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();
const openProfile = (page: Page) => press(page, /^Open profile/);

const students: Scene[] = [
  {
    name: 'a vote',
    address: '/elections',
    open: async (page, rich) => {
      await visit(page, `/elections/${rich.open.id}`);
      // Several stand, and any of them will do.
      await page
        .getByRole('button', { name: /^Vote for/ })
        .first()
        .click();
    },
    title: 'Cast your vote?',
  },
  {
    name: 'a nomination with errors',
    address: '/elections',
    open: async (page) => {
      await press(page, 'Nominations');
      await pressInside(page, 'Submit Nomination');
      await expect(page.getByRole('dialog').locator('[aria-invalid="true"]')).toHaveCount(1);
    },
    title: 'Candidate Nomination',
  },
  {
    name: 'a new member with errors',
    address: '/council',
    open: async (page) => {
      await press(page, 'Add Member');
      await pressInside(page, 'Add Member');
      await expect(page.getByRole('dialog').locator('[aria-invalid="true"]')).toHaveCount(2);
    },
    title: 'Add Member',
  },
  {
    name: 'what was typed and not sent',
    address: '/council',
    open: async (page) => {
      await press(page, 'Add Member');
      // At the pace of a hand: it is the next render that knows of what was typed.
      const field = page.getByRole('dialog').getByLabel('Enrollment number');
      await field.pressSequentially('0177', { delay: 60 });
      await page.keyboard.press('Tab', { delay: 60 });
      await page.keyboard.press('Escape');
    },
    title: 'Discard your changes?',
  },
  { name: 'the profile', address: '/contact', open: openProfile, title: 'Profile' },
  {
    name: 'a photo that is chosen',
    address: '/contact',
    open: async (page) => {
      await openProfile(page);
      const photo = await paintPicture('me.png', { colour: 'teal' });
      await choosePhoto(page.getByRole('dialog'), photo);
    },
    title: 'Profile',
  },
  {
    name: 'another password, with errors',
    address: '/contact',
    open: async (page) => {
      await openProfile(page);
      await press(page, 'Change password');
      await pressInside(page, 'Change password');
      await expect(page.getByRole('dialog').locator('[aria-invalid="true"]')).not.toHaveCount(0);
    },
    title: 'Change password',
  },
  {
    name: 'out of every browser',
    address: '/contact',
    open: async (page) => {
      await openProfile(page);
      await press(page, 'Log out everywhere');
    },
    title: 'Log out everywhere?',
  },
];

const admins: Scene[] = [
  {
    name: 'a new event with errors',
    address: '/events',
    open: async (page) => {
      await press(page, 'Add Event');
      await pressInside(page, 'Add Event');
      await expect(page.getByText('Please select an image').first()).toBeVisible();
    },
    title: 'Add Event',
  },
  {
    name: 'the end of an event',
    address: '/events',
    open: async (page, { upcomingEvent }) => {
      await press(page, `Delete ${upcomingEvent}`);
    },
    title: /^Delete .+\?$/,
  },
  {
    name: 'unsaved settings',
    address: '/settings',
    open: async (page) => {
      await page.getByLabel('University name').fill('Lakeside University');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
    },
    title: 'Leave without saving?',
  },
  {
    name: 'a draft to clear',
    address: '/dashboard?section=organize-election',
    open: async (page) => {
      await page.getByLabel('Election name').fill('Council');
      await press(page, 'Clear');
    },
    title: 'Clear this draft?',
  },
  {
    name: 'the end of an election with votes',
    address: '/dashboard?section=election-list',
    open: (page, { open }) => press(page, `Delete ${open.name}`),
    title: /has votes$/,
  },
  {
    name: 'the end of an election without',
    address: '/dashboard?section=election-list',
    open: (page, { upcomingElection }) => press(page, `Delete ${upcomingElection}`),
    title: /^Delete .+\?$/,
  },
];

const approvals: Scene[] = [
  {
    name: 'the keys of a queue',
    address: '/dashboard?section=user-approval',
    open: (page) => press(page, 'Keyboard shortcuts'),
    title: 'Keyboard shortcuts',
    isDesktopOnly: true,
  },
  {
    name: 'another admin',
    address: '/dashboard?section=user-approval',
    open: (page) => press(page, 'Approve Waiting admin'),
    title: 'Make Waiting admin an admin?',
  },
  {
    name: 'the end of a request',
    address: '/dashboard?section=user-approval',
    open: (page) => press(page, 'Reject Waiting faculty’s request'),
    title: 'Reject Waiting faculty’s request?',
  },
  {
    name: 'a post that is filled',
    address: '/dashboard?section=member-approval',
    open: (page) => press(page, `Approve ${proposed}`),
    title: 'Vice President is already filled',
  },
  {
    name: 'the end of a proposal',
    address: '/dashboard?section=member-approval',
    open: (page) => press(page, `Reject ${proposed}`),
    title: `Reject ${proposed} as Vice President?`,
  },
  {
    name: 'the end of a message',
    address: '/dashboard?section=contact-requests',
    open: (page) => press(page, 'Delete the request of Writer 1'),
    title: 'Delete the request of Writer 1?',
  },
];

const parts: [string, Role, Scene[]][] = [
  ['a student', 'student', students],
  ['an admin', 'admin', admins],
  ['an admin who approves', 'admin', approvals],
];
for (const [who, role, scenes] of parts) {
  test(`the dialogs of ${who}`, async ({ page, campus, rich }) => {
    await campus.signIn(page, { role });
    const isPhone = widthsOf(page).every((width) => width < 600);
    for (const { name, address, open, title, isDesktopOnly } of scenes) {
      if (isDesktopOnly && isPhone) continue;
      await visit(page, address);
      await open(page, rich);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await examine(page, name);
      // A page with something unsaved asks before it is left.
      await page.goto('about:blank');
    }
  });
}

test('the menu, where the bar has no room for links', async ({ page }) => {
  const narrow = widthsOf(page).filter((width) => width < 900);
  await page.setViewportSize({ width: narrow[0] ?? 768, height: 800 });
  await visit(page, '/events');
  await press(page, 'Open menu');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await examine(page, 'the menu', narrow);
});

test('a new election, to be looked over before it is created', async ({ page, campus }) => {
  await campus.signIn(page, { role: 'council' });
  await visit(page, '/dashboard?section=organize-election');
  await press(page, 'Check and publish');
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await examine(page, 'a new election with errors');
  for (const part of ['Change dates', 'Change voters', 'Change how voters are known']) {
    await press(page, part);
  }
  // The head of the open section stays on top of what is scrolled, which is no small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await examine(page, 'a new election with an open part');
  await fillElection(page, { name: 'Council', positions: ['President'] });
  await press(page, 'Check and publish');
  await expect(page.getByRole('heading', { name: 'Check Council' })).toBeVisible();
  await examine(page, 'the check of a new election');
});
