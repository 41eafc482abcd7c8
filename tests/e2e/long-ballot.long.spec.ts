import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { createAccount, createElection } from '#tests/support/factories.ts';
import { test } from './support/fixtures.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { visit } from './support/visit.ts';

// Five ranked positions with twelve candidates each, by the keyboard alone, as a screen reader hears
// them, on the narrowest phone and on a desk at 400 %: what is sent is what was meant.

const titles = ['Chair', 'Secretary', 'Treasurer', 'Editor', 'Welfare'];
const count = 12;

const ordinal = (rank: number) => `${rank}${['th', 'st', 'nd', 'rd'][rank] ?? 'th'}`;

/** What sticks out of the dialog or its page, is cut off, or is too small to press. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const dialog = document.querySelector('dialog[open], [role="dialog"]');
    const found = [...(dialog?.querySelectorAll<HTMLElement>('*') ?? [])].flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.sr-only')) return [];
      const { left, right, width, height } = one.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(one);
      const isCut =
        (overflowX !== 'visible' || textOverflow === 'ellipsis') &&
        one.scrollWidth > one.clientWidth + 1;
      const isOut = width > 1 && (left < -1 || right > window.innerWidth + 1);
      const isSmall = one.matches('button, input, a[href]') && Math.min(width, height) < 24;
      const why = [
        ...(isCut ? ['cut'] : []),
        ...(isOut ? ['out'] : []),
        ...(isSmall ? ['small'] : []),
      ];
      return why.length === 0 ? [] : [`${why.join(' ')}: ${one.outerHTML.slice(0, 160)}`];
    });
    // The panel reaches as far as its last button: below it the page behind would shine through.
    const ends = [...(dialog?.querySelectorAll('button') ?? [])].map(
      (one) => one.getBoundingClientRect().bottom,
    );
    const panel = dialog?.querySelector('h2')?.closest('.bg-surface')?.getBoundingClientRect();
    if (Math.max(...ends.slice(-1)) > (panel?.bottom ?? 0)) found.push('beyond the panel');
    return wide > 0 ? [`the page is ${wide} px too wide`, ...found] : found;
  });

/** The sentences that the dialog has had said, newest last. */
const said = (dialog: Locator) => dialog.locator('[data-live="status"] p');

interface Ranked {
  title: string;
  /** Best first. */
  names: readonly string[];
}

/** Ranks by Tab and Enter in the order of the ranks, and hears each rank. */
async function rankAll(page: Page, dialog: Locator, { title, names }: Ranked): Promise<void> {
  for (const [index, name] of names.entries()) {
    await pressByKey(
      page,
      dialog.getByRole('button', { name: `Rank ${name}, ${title}`, exact: true }),
    );
    const rank = ordinal(index + 1);
    await expect(said(dialog).last()).toHaveText(
      `${name} is now your ${rank} choice of ${index + 1}.`,
    );
    await expect(
      dialog.getByRole('button', { name: `${name}, your ${rank} choice, take back, ${title}` }),
    ).toBeFocused();
  }
}

const screens = {
  'the narrowest phone': { width: 320, height: 640 },
  'a desk at 400 %': { width: 320, height: 256 },
};

for (const [screen, viewport] of Object.entries(screens)) {
  test(
    `five ranked positions with twelve candidates each by key, on ${screen}`,
    { tag: '@desktop' },
    async ({ campus, meet }) => {
      const nominees = [];
      for (let index = 1; index <= count; index += 1) {
        const name = `${['Anantha', 'Bhavani', 'Chandra'][index % 3]} Subrahmanyam ${index}`;
        nominees.push(await createAccount(campus.books, { name }));
      }
      const election = await createElection(campus.books, {
        name: `Union on ${screen}`,
        positions: Object.fromEntries(titles.map((title) => [title, count])),
        nominees,
        rules: { method: 'stv', seats: 2 },
      });
      const page = await meet({ role: 'student' }, { viewport });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, `/elections/${election.id}`);
      await pressByKey(page, page.getByRole('button', { name: 'Vote for all positions' }));
      const dialog = page.getByRole('dialog', { name: 'Vote for all positions' });
      const order = dialog.getByRole('region', { name: 'Your order' });
      const meant: string[][] = [];
      for (const [index, title] of titles.entries()) {
        const heading = dialog.getByRole('heading', {
          name: `Position ${index + 1} of ${titles.length} ${title}`,
        });
        await expect(heading).toBeFocused();
        const group = dialog.getByRole('group', { name: title });
        await expect(group.getByRole('button')).toHaveCount(count);
        // Everybody in the first position, fewer in the others, each time from another end.
        const people = nominees.map(({ name }) => name);
        const names = (index % 2 === 0 ? people : people.toReversed()).slice(
          0,
          count - 3 * (index % 4),
        );
        await rankAll(page, dialog, { title, names });
        await expect(order.getByRole('listitem')).toHaveText(
          names.map((name, place) => `${ordinal(place + 1)} ${name}`),
        );
        const [first = '', second = ''] = names;
        // The wrong way round, and back by the buttons.
        await pressByKey(page, order.getByRole('button', { name: `Move ${first} down` }));
        await expect(said(dialog).last()).toHaveText(
          `${first} is now your 2nd choice of ${names.length}.`,
        );
        await expect(order.getByRole('listitem').first()).toHaveText(`1st ${second}`);
        await pressByKey(page, order.getByRole('button', { name: `Move ${first} up` }));
        await expect(order.getByRole('listitem').first()).toHaveText(`1st ${first}`);
        expect.soft(await misfits(page), title).toEqual([]);
        meant.push(names.map((name) => idOf(election, { title, name })));
        const next = dialog.getByRole('button', { name: /^(Next|Review choices)$/ });
        await tabTo(page, next);
        await expect(next).not.toHaveAttribute('aria-disabled', 'true');
        await page.keyboard.press('Enter');
      }
      await expect(dialog.getByRole('heading', { name: 'Check your choices' })).toBeFocused();
      expect.soft(await misfits(page), 'the review').toEqual([]);
      const cast = dialog.getByRole('button', { name: 'Cast 5 votes' });
      await tabTo(page, cast);
      await expect(cast).not.toHaveAttribute('aria-disabled', 'true');
      const [request] = await Promise.all([
        page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/api/vote')),
        page.keyboard.press('Enter'),
      ]);
      const { votes } = request.postDataJSON() as { votes: { choices: string[] }[] };
      expect(votes.map(({ choices }) => choices)).toEqual(meant);
      await expect(dialog.getByRole('heading', { name: '5 votes recorded' })).toBeVisible();
      expect.soft(await misfits(page), 'the receipts').toEqual([]);
    },
  );
}

type Stage = Awaited<ReturnType<typeof createElection>>;

const idOf = ({ positions }: Stage, { title, name }: { title: string; name: string }): string =>
  positions
    .find((one) => one.title === title)
    ?.candidates.find(({ nominee }) => nominee.name === name)?.id ?? '';
