import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { closedDates, electionOf, showElections } from '#tests/support/elections-stage.tsx';
import { resultsOf } from '#tests/support/results-of.ts';

const ended = electionOf(
  { President: { Asha: 3, Binod: 9 } },
  { ...closedDates, name: 'Council 2027' },
);
const address = `/elections/${ended._id}`;
const card = page.getByRole('region', { name: 'Result code' });
const check = page.getByRole('region', { name: 'Does the count agree?' });
const fair = `${address}/fair`;
afterEach(() => vi.unstubAllGlobals());

interface At {
  now?: string;
  at?: string;
}

function showKit(
  given: Partial<NonNullable<ElectionResults['recountKit']>> | null,
  { now, at = address }: At = {},
) {
  const kit = {
    edition: 1,
    madeAt: closedDates.endDate,
    sha256: 'ab'.repeat(32),
    bytes: 9,
    code: 'KX4M-7Q2P-9TBA',
    check: { agrees: true, checkedAt: '2026-01-05T21:40:00.000Z' },
    isGuarded: true,
    earlier: [],
    ...given,
  };
  const results = [{ ...resultsOf(ended), recountKit: given === null ? null : kit }];
  const serverTime = now === undefined ? {} : { serverTime: now };
  showElections({ elections: [ended], results, ...serverTime }, at);
}

test('the code stands with why to keep it, and when count and record were compared', async () => {
  showKit({});
  const words = 'Keep this code: KX4M-7Q2P-9TBA. It changes if anybody changes a vote.';
  await expect.poll(() => card.element().textContent).toContain(words);
});

test('when count and record were compared stands on the page about it', async () => {
  showKit({}, { at: fair });
  await expect.element(check.getByText(/^Count and record agree\. Checked on 6 Jan/)).toBeVisible();
  expect(page.getByText(/do not agree|one database account/).elements()).toHaveLength(0);
});

test('a comparison of today is told with its time on the clocks of the campus', async () => {
  const now = new Date().toISOString();
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(now));
  showKit({ check: { agrees: true, checkedAt: now } }, { now, at: fair });
  await expect
    .element(check.getByText(`Count and record agree. Checked today at ${time}.`))
    .toBeVisible();
});

test('a result that the record does not bear out says so, and never that all agrees', async () => {
  showKit({ check: { agrees: false, checkedAt: new Date().toISOString() } });
  await expect
    .element(page.getByText(/^The count and the record do not agree\. Do not rely on this result/))
    .toBeVisible();
  await expect.element(card.getByText('KX4M-7Q2P-9TBA')).toBeVisible();
  expect(page.getByText(/Count and record agree/).elements()).toHaveLength(0);
});

test('a database with one role is named, and so is a result of before there were codes', async () => {
  showKit({ isGuarded: false, code: null, check: null }, { at: fair });
  await expect.element(check.getByText(/This server uses one database account/)).toBeVisible();
  expect(page.getByText('Keep this code:').elements()).toHaveLength(0);
});

test('without a kit there is no code', async () => {
  showKit(null);
  await expect.element(page.getByRole('heading', { name: 'Binod' })).toBeVisible();
  expect(card.elements()).toHaveLength(0);
});

test('the code is printed, and shared with the address of the election', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const share = vi.fn<(shared: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  showKit({});
  await card.getByRole('button', { name: 'Share the code' }).click();
  expect(share).toHaveBeenCalledWith({
    text: 'The result of Council 2027 has the code KX4M-7Q2P-9TBA.',
    url: expect.stringContaining(address),
  });
  await card.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'share');
});

test('where nothing can be shared the code is copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  showKit({});
  await card.getByRole('button', { name: 'Share the code' }).click();
  await expect.element(card.getByText('Copied.')).toBeVisible();
  expect(written).toHaveBeenCalledWith(expect.stringContaining('KX4M-7Q2P-9TBA'));
});
