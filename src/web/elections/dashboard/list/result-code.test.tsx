import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useLocation } from 'react-router';
import { closedDates, electionOf } from '#tests/support/elections-stage.tsx';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { resultsOf } from '#tests/support/results-of.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { ResultCodePart } from '#web/outcome/result-code-part.tsx';
import { ResultCode } from './result-code.tsx';

// The officers' way to the code: read, shared and printed from the dashboard.

const ended = electionOf(
  { President: { Asha: 3, Binod: 9 } },
  { ...closedDates, name: 'Council 2027' },
);
const result = {
  ...resultsOf(ended),
  recountKit: {
    edition: 1,
    madeAt: closedDates.endDate,
    sha256: 'ab'.repeat(32),
    bytes: 9,
    code: 'KX4M-7Q2P-9TBA',
    check: { agrees: true, checkedAt: closedDates.endDate },
    isGuarded: true,
    earlier: [],
  },
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The row of the dashboard, and what the page behind its link shows of the code. */
function Both() {
  const { pathname } = useLocation();
  return pathname === '/dashboard' ? (
    <ResultCode electionId={ended._id} />
  ) : (
    <ResultCodePart result={result} />
  );
}

function showRow() {
  fakeServer({ listResults: [result] });
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter at="/dashboard">
        <Both />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('is shared from the row', async () => {
  const share = vi.fn<(shared: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  showRow();
  await page.getByRole('button', { name: 'Share the result code of Council 2027' }).click();
  expect(share).toHaveBeenCalledWith({
    text: 'The result of Council 2027 has the code KX4M-7Q2P-9TBA.',
    url: expect.stringContaining(`/elections/${ended._id}`),
  });
  Reflect.deleteProperty(navigator, 'share');
});

test('is printed by the page of the election, once', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  showRow();
  await page.getByRole('link', { name: 'Print the result of Council 2027' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
});
