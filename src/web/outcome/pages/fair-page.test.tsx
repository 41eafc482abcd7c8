import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { usualRules } from '#core/elections/outcome-rules.ts';
import { closedDates, electionOf, showElections } from '#tests/support/elections-stage.tsx';
import { resultsOf } from '#tests/support/results-of.ts';

const ended = electionOf(
  { President: { Asha: 3, Binod: 2 } },
  { ...closedDates, name: 'Council 2027' },
);
const address = `/elections/${ended._id}`;
const kit = {
  edition: 1,
  madeAt: closedDates.endDate,
  sha256: 'ab'.repeat(32),
  bytes: 9,
  code: 'KX4M-7Q2P-9TBA',
  check: { agrees: true, checkedAt: '2026-01-05T21:40:00.000Z' },
  isGuarded: true,
  earlier: [],
};
const afterClose = {
  rules: usualRules,
  draw: null,
  complaintsUntil: closedDates.endDate,
  answers: [],
  certifiedAt: null,
  groups: [],
};
const proofs = [{ ways: ['none' as const], officer: null, voters: 6, votes: 24 }];
const question = (name: string) => page.getByRole('region', { name });

function showFair(given: Partial<ElectionResults> = {}, at = `${address}/fair`, answers = {}) {
  const results = [{ ...resultsOf(ended), afterClose, recountKit: kit, proofs, ...given }];
  const turnout = { eligible: 12, positions: [], byHour: [] };
  showElections({ elections: [ended], results, turnout, answers }, at);
}

describe('five questions, each answered before anything is opened:', () => {
  test('who could vote, and that nobody looked', async () => {
    showFair();
    const who = question('Who could vote, and how were they known?');
    await expect
      .element(who.getByText('6 voters, 24 votes. Nobody’s identity was checked.'))
      .toBeVisible();
    await expect
      .element(who.getByRole('link', { name: 'How voting works' }))
      .toHaveAttribute('href', '/how-it-works');
  });

  test('how many did, with those who were known by a list beside the others', async () => {
    const address = { ways: ['address' as const], officer: null, voters: 3, votes: 5 };
    showFair({ proofs: [address, ...proofs] });
    await expect.poll(() => page.getByText(/^9 of 12/).elements().length).toBe(1);
    expect(page.getByText(/^9 of 12/).element().textContent).toBe(
      '9 of 12 people who could vote did (75%). There are 29 votes: for each position, a person has at most one.',
    );
    await expect
      .element(page.getByText(/^3 voters, 5 votes: people who proved their number/))
      .toBeVisible();
  });

  test('whether the count agrees, and where to check it', async () => {
    showFair();
    const count = question('Does the count agree?');
    await expect.element(count.getByText(/^Count and record agree\. Checked on/)).toBeVisible();
    await expect
      .element(count.getByRole('link', { name: 'Check it in this browser' }))
      .toHaveAttribute('href', `/verify?election=${ended._id}`);
    await expect.element(count.getByText('President was decided by 1 vote.')).toBeVisible();
    await expect.element(page.getByText(kit.sha256, { exact: true })).not.toBeVisible();
  });

  test('that they do not agree, before all else', async () => {
    showFair({ recountKit: { ...kit, check: { agrees: false, checkedAt: kit.madeAt } } });
    await expect.element(page.getByText(/^The count and the record do not agree/)).toBeVisible();
    expect(page.getByText(/Count and record agree/).elements()).toHaveLength(0);
  });

  test('that nothing was compared yet, and that an earlier release left nothing to compare', async () => {
    showFair({ recountKit: { ...kit, check: null } });
    await expect.element(page.getByText('Count and record were not compared yet.')).toBeVisible();
  });

  test('what nobody can know', async () => {
    showFair();
    await expect
      .element(page.getByText(/paid for a vote, or has several accounts\.$/))
      .toBeVisible();
  });
});

test('an earlier release left no kit and no number of people', async () => {
  showFair({ recountKit: null, proofs: [] });
  await expect.element(page.getByText(/^An earlier release counted this election/)).toBeVisible();
  await expect.element(page.getByText('No position has more than 5 votes.')).toBeVisible();
});

test('acts name candidates, count the others, and have their hashes in a fold', async () => {
  const at = closedDates.endDate;
  const entry = (seq: number, act: string, about: object | null) => ({
    ...{ seq, act, about, at, officers: null, sha256: `${seq}d`.repeat(32) },
  });
  showFair({}, `${address}/fair`, {
    readElectionRecord: {
      entries: [
        entry(9, 'nomination.step-down', { name: 'Asha', position: 'President' }),
        entry(8, 'election.extend', null),
        entry(7, 'nomination.accept', { name: 'Asha', position: 'President' }),
        entry(6, 'nomination.reject', null),
      ],
      head: { seq: 12, sha256: 'ef'.repeat(32) },
    },
  });
  await expect.element(page.getByText('Every act of an officer')).toBeVisible();
  expect(document.querySelector('[data-acts]')).toBeNull();
  page.getByText('Every act of an officer').element().closest('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Accepted Asha for President')).toBeVisible();
  await expect.element(page.getByText('Stepped down: Asha')).toBeVisible();
  await expect.element(page.getByText('Moved the end of voting')).toBeVisible();
  await expect
    .element(page.getByText(/^1 entry is about somebody who was no candidate/))
    .toBeVisible();
  await expect.element(page.getByText('6d'.repeat(32))).not.toBeVisible();
  await page.getByText('Hashes of the record').click();
  await expect.element(page.getByText('6d'.repeat(32))).toBeVisible();
  await expect.element(page.getByText('ef'.repeat(32))).toBeVisible();
});

test('while people vote it says what is known so far', async () => {
  const open = electionOf({ President: { Asha: 3 } });
  const turnout = { eligible: 12, positions: [], byHour: [] };
  showElections({ elections: [open], turnout }, `/elections/${open._id}/fair`);
  await expect
    .element(page.getByText('12 people can vote. How many did is told when voting ends.'))
    .toBeVisible();
  await expect.element(page.getByText(/^There is no result to check yet/)).toBeVisible();
});

test('the status sentence leads to it', async () => {
  showFair({}, address);
  const standing = page.elementLocator(document.body).getByText('Not final yet', { exact: false });
  await expect.element(standing).toBeVisible();
  expect(document.querySelector('[data-standing] [data-fair]')?.getAttribute('href')).toBe(
    `${address}/fair`,
  );
});

test('of a draft and of nothing there is no such page', async () => {
  const draft = electionOf({ President: { Asha: 0 } }, { _id: 'draft', state: 'draft' });
  showElections({ elections: [draft] }, '/elections/draft/fair');
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
