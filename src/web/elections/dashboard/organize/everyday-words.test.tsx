import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// The words on the screen from the empty form to an election with two named people. The aim is
// docs/developers/ux-checks.md's: 190 of the whole way, 50 of the check. Candidates are counted in the whole way alone.

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const publish = page.getByRole('button', { name: 'Publish election' });
const nextSteps = page.getByText('“Council 2027” is published.');

/** The words that can be seen, without what is in fields; of a select, the choice that it shows. */
function wordsIn(selector: string): string[] {
  const root = document.querySelector(selector);
  if (root === null) throw new Error(`There is no ${selector}.`);
  const words: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || parent.closest('textarea, .sr-only') !== null) continue;
    const option = parent.closest('option');
    if (option === null ? !parent.checkVisibility() : !option.selected) continue;
    words.push(...(node.textContent?.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []));
  }
  return words;
}

/** How many of the words are not among those that were there before. */
function countNew(words: readonly string[], before: readonly string[]): number {
  const left = [...before];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** The whole way, with two people without an account, whom no e-mail reaches: that is the longest. */
test('from the form to two named people there are at most 190 words, and 50 in the check', async () => {
  const dashboard = startDashboard('council');
  const people = ['Mina Iyer', 'Ravi Rao'].map((name) => ({
    _id: name.replace(' ', '-'),
    positionId: 'position-President',
    position: 'President',
    name,
    enrollmentNumber: '',
    status: 'stands' as const,
    hasLeft: false,
    hasAccount: false,
    emailedAt: null,
    link: 'https://campus.example/candidacy#token=abc',
  }));
  dashboard.findReply = {
    people: [],
    problems: people.map(({ name: line }) => ({
      line,
      problem: 'Nobody was found.',
      choices: [],
      asks: 'by-name',
    })),
  };
  dashboard.entered = people;
  dashboard.enterReply = { entered: people, problems: [] };
  showDashboard('?section=organize-election');
  await field('Election name').fill('Council 2027');
  await field('Positions').fill('President');
  const form = wordsIn('form');
  await press('Enter candidates');
  await field('President').fill('Mina Iyer\nRavi Rao');
  await page.getByLabelText('They have agreed to stand').click();
  const opened = wordsIn('form');
  await press('Check and publish');
  await expect.element(publish).toBeVisible();
  const check = wordsIn('form');
  await expect
    .poll(async () => {
      if (publish.elements().length > 0) await publish.click();
      return nextSteps.elements().length;
    })
    .toBe(1);
  await expect
    .element(page.getByLabelText('Link for Ravi Rao'))
    .toHaveValue('https://campus.example/candidacy#token=abc');
  await expect.element(page.getByText(/^Give each person only their own link/)).toBeVisible();
  const published = wordsIn('[data-next-steps]');

  const counted = {
    form: form.length,
    opened: countNew(opened, form),
    check: check.length,
    published: published.length,
    // Of the specification, for a moment.
    toast: 'Election created successfully'.split(' ').length,
  };
  const typed = people.flatMap(({ name }) => name.split(' ')).length;
  const all = Object.values(counted).reduce((sum, count) => sum + count, 0);
  expect(form.length, 'the form says what it asks').toBeGreaterThan(40);
  expect(counted.check - typed, JSON.stringify(counted)).toBeLessThanOrEqual(50);
  expect(all, JSON.stringify(counted)).toBeLessThanOrEqual(190);
});
