import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { ownCampus, test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// Class representatives of thirty sections, by an organiser who does it for the first time: a list of 1,800 with
// blanks, a section that is written in two ways, and a class of three.

test.use({ campus: ownCampus() });

const sections = ['CSE', 'ECE', 'ME', 'CE', 'EE', 'IT'].flatMap((branch) =>
  ['A', 'B', 'C', 'D', 'E'].map((one) => `${branch}-${one}`),
);
const numberOf = (at: number) => `0177CS24${String(at).padStart(4, '0')}`;
/** The last ten have no section, three before them are a class of their own, and eight write theirs otherwise. */
function sectionOf(at: number): string {
  if (at >= 1790) return '';
  if (at >= 1787) return 'BT-A';
  return at < 240 && at % 30 === 0 ? 'CSE A' : (sections[at % 30] ?? '');
}
const list = [
  'Roll No,Name,E-mail,Section,Category',
  ...Array.from({ length: 1800 }, (_, at) =>
    [numberOf(at), `Student ${at}`, `s${at}@campus.test`, sectionOf(at), 'General'].join(','),
  ),
].join('\n');

/** Three of each section, who write it in three ways; the class of three stands with the others of its branch. */
const table = [
  'Class\tName',
  ...Array.from({ length: 90 }, (_, at) => {
    const section = sections[at % 30] ?? '';
    const written = [section, section.replace('-', ' '), section.toLowerCase()];
    return `${written[Math.floor(at / 30)]}\tStudent ${at + 300}`;
  }),
].join('\n');

const candidates = { name: 'candidates.tsv', mimeType: 'text/plain', buffer: Buffer.from(table) };

test('from a list of 1,800 to thirty published positions with ninety candidates in at most twelve acts', async ({
  meet,
}) => {
  const council = await meet({ role: 'council' });
  await visit(council, '/dashboard?section=voter-list');
  await council.getByRole('button', { name: 'Import a list' }).click();
  const dialog = council.getByRole('dialog');
  const file = { name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
  await dialog.getByLabel('Choose a file').setInputFiles(file);
  await dialog.getByRole('button', { name: /^Import 1,800/ }).click();
  await expect(dialog).toBeHidden();

  await visit(council, '/dashboard?section=organize-election');
  let acts = 0;
  const act = async (does: Promise<unknown>) => {
    acts += 1;
    await does;
  };
  const button = (name: string) => council.getByRole('button', { name, exact: true });
  await act(council.getByLabel('Election name').fill('Class representatives 2027'));
  await act(button('Add classes').click());
  await expect(button('Add 30 positions')).toBeVisible();
  await expect(council.getByText('Keep apart: CSE-A: 52 people, CSE A: 8 people')).toBeVisible();
  await examine(council, 'classes of a voter list');
  const small = council.getByLabel('BT-A: 3 people');
  await act(small.selectOption('Together with CE-A'));
  await act(button('Add 30 positions').click());
  await expect(council.getByText('30 positions are added.')).toBeFocused();
  await act(button('Enter candidates').click());
  await act(button('From a table').click());
  await act(council.getByLabel('Choose a file').setInputFiles(candidates));
  await act(button('Take over 90 people').click());
  await expect(council.getByText('90 people were taken over from the table.')).toBeVisible();
  await act(council.getByLabel('They have agreed to stand').check());
  await act(button('Check and publish').click());
  const none =
    '10 people are in none of the positions, such as Student 1790, Student 1791, Student 1792, Student 1793, Student 1794.';
  await expect(council.getByText(none)).toBeVisible();
  await act(council.getByLabel('They vote for nothing: publish all the same').check());
  await examine(council, 'the check of thirty positions');
  await act(publish(button('Publish election'), council));
  expect(acts).toBeLessThanOrEqual(12);

  const { elections } = await (await council.request.get('/api/election/get-all')).json();
  const [election] = elections;
  expect(election.positions).toHaveLength(30);
  expect(election.nominations).toHaveLength(90);
  expect(election.standings).toBe('after-close');
  expect(election.positions[5]).toMatchObject({
    title: 'Class Representative CSE-A',
    limits: { groups: ['Section: CSE-A', 'Section: CSE A'] },
  });

  // Somebody whose section is blank.
  const student = await meet({ role: 'student', enrollmentNumber: numberOf(1795) });
  await visit(student, `/elections/${election._id}`);
  await expect(student.getByText('The list has no class for you.')).toBeVisible();
  await expect(
    student.getByRole('link', { name: 'Something wrong? Ask the council' }),
  ).toBeVisible();
  await examine(student, 'the ballot of somebody without a class');

  // One more comes in a section that has no position.
  await visit(council, '/dashboard?section=voter-list');
  await council.getByRole('button', { name: 'Import a list' }).click();
  const late = `${list}\n0177CS241999,Late Student,late@campus.test,XX-A,General`;
  await dialog.getByLabel('Choose a file').setInputFiles({ ...file, buffer: Buffer.from(late) });
  await dialog.getByRole('button', { name: /^Import 1 / }).click();
  const told = dialog.getByText(
    /^Class representatives 2027: 11 people are in none of the positions/,
  );
  await expect(told).toBeVisible();
  await dialog.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

/** A press just after the check appeared is not meant for it. */
async function publish(button: Locator, page: Page): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click();
    const done = page.getByRole('heading', { name: '“Class representatives 2027” is published.' });
    await expect(done).toBeFocused({ timeout: 1_000 });
  }).toPass();
}
