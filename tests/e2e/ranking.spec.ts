import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { defaultTimeZone, toLocalTime } from '#core/campus/time-zone.ts';
import { certify, closeAndRead, holdDraw } from './support/after-close.ts';
import { castWholeBallot } from './support/cast-whole-ballot.ts';
import { test } from './support/fixtures.ts';
import { fillElection, publishForm } from './support/organise.ts';
import { putUp } from './support/put-up.ts';
import { visit } from './support/visit.ts';

// Ranking, from the form to the certified result: an instant-runoff whose tie is drawn, and three seats by
// transferable vote of which re-open nominations takes one.

const name = 'Students Union';
const positions = ['Chair', 'Trustees'] as const;

async function organise(council: Page): Promise<void> {
  await visit(council, '/dashboard?section=organize-election');
  const at = (minutes: number) =>
    toLocalTime(new Date(Date.now() + minutes * 60_000).toISOString(), defaultTimeZone);
  await fillElection(council, { name, positions, opens: at(-1), closes: at(60) });
  const press = (button: string) =>
    council.getByRole('button', { name: button, exact: true }).click();
  await press('Change rules');
  await press('Change how positions are won');
  await press('Change Trustees');
  await council.getByLabel('Seats').fill('3');
  await press('UK union');
  await publishForm(council, name);
}

/** Whom a voter ranks for each position, best first; null skips it. */
type Ranked = readonly (readonly string[] | null)[];

const vote = (voter: Page, ranked: Ranked) =>
  castWholeBallot(voter, positions.length, async (dialog, index) => {
    const names = ranked[index] ?? [];
    for (const one of names) {
      await dialog.getByRole('button', { name: `Rank ${one}, ${positions[index]}` }).click();
    }
    const order = dialog.getByRole('region', { name: 'Your order' }).getByRole('listitem');
    await expect(order).toHaveCount(names.length);
  });

test(
  'an instant-runoff that needs the draw, and three seats with re-open nominations',
  { tag: '@both' },
  async ({ campus, meet }) => {
    const council = await meet({ role: 'council' });
    await organise(council);
    const { id } = await campus.books.db
      .selectFrom('elections')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await putUp(campus, id, {
      'Asha Rao': 'Chair',
      'Binod Sen': 'Chair',
      'Chitra Das': 'Chair',
      'Dev Nair': 'Trustees',
      'Esha Paul': 'Trustees',
    });
    const ron = 'Re-open nominations';
    const ballots: Ranked[] = [
      [['Asha Rao'], [ron, 'Dev Nair']],
      [['Asha Rao', 'Chitra Das'], [ron]],
      [
        ['Binod Sen', 'Asha Rao'],
        ['Dev Nair', 'Esha Paul', ron],
      ],
      [['Binod Sen'], ['Dev Nair']],
      [null, ['Esha Paul']],
    ];
    for (const [index, ranked] of ballots.entries()) {
      // One of them on the narrowest phone.
      const device = index === 0 ? { viewport: { width: 320, height: 640 } } : {};
      const voter = await meet({ role: 'student' }, device);
      await visit(voter, `/elections/${id}`);
      await expect(voter.getByText('Rank up to 3 candidates')).toBeVisible();
      await vote(voter, ranked);
    }
    await closeAndRead(council, campus, { id, name });
    const page = council.getByRole('main');
    await expect(page.getByText('Winner').first()).toBeVisible();
    for (const sentence of [
      'Round 1: Each of 4 valid ballots counts for its first choice.',
      'are level in every round. The count goes on after the draw.',
      'Whoever has 2 votes is elected: this number is the quota.',
      `${ron} wins a seat, which is open again.`,
      'Dev Nair reaches the quota and is elected.',
      'Esha Paul is elected to one of the last seats, below the quota with 1 vote',
      'One seat is open again.',
    ]) {
      await expect(page.getByText(sentence, { exact: false }).first()).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'The rounds of Trustees' })).toBeVisible();
    // Of five ranked ballots each is for observers and officers alone.
    const student = await meet({ role: 'student' });
    await visit(student, `/elections/${id}`);
    const format = await student.evaluate(
      async (path) => ((await (await fetch(path)).json()) as { format: string }).format,
      `/api/election/recount-kit/${id}`,
    );
    expect(format).toBe('hustings-rounds-kit');
    await visit(student, `/verify?election=${id}`);
    await student.getByRole('button', { name: 'Check the published file' }).click();
    await expect(student.locator('[data-judgement]')).toContainText(
      'Rounds checked. The ballots are not public.',
    );

    const admin = await meet({ role: 'admin' });
    await holdDraw(council, admin, { id, name });
    await expect(
      page.getByText(/level in every round\. By the draw, .+ is out\./).first(),
    ).toBeVisible();
    // Who was put out first decides nothing; the dice chose between the two who were left, and nobody else.
    const byDraw = page.locator('[data-person]', { hasText: 'Elected by draw' });
    await expect(byDraw).toHaveCount(1);
    await expect(byDraw).toContainText(/Chair.*(Asha Rao|Binod Sen)/);
    await certify(council, student, campus, { id, name });
    await student.emulateMedia({ media: 'print' });
    const sheet = student.locator('[data-result-sheet]');
    await expect(sheet).toContainText('Certified on');
    for (const position of positions) {
      const rounds = sheet.locator('[data-rounds-on-paper]', { hasText: position });
      await expect(rounds.locator('table').first()).toBeVisible();
      await expect(rounds).toContainText(/Round 1: Each of \d valid ballots/);
    }
  },
);
