import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Election } from '#contract/election-shapes.ts';
import { learnServerTime } from '#web/app/server-clock.ts';
import { ballotOf, electionOf, showElections, student } from '#tests/support/elections-stage.tsx';
import { rendered, show } from '#tests/support/show.tsx';
import { usePhaseChanges } from './use-phase.ts';

const election = electionOf(
  { President: { Asha: 3 } },
  {
    startDate: '2026-03-16T03:30:00Z',
    endDate: '2026-03-18T12:30:00Z',
    nominationsCloseAt: '2026-03-16T03:30:00Z',
  },
);
const stageAt = (serverTime: string) =>
  showElections({
    viewer: student,
    elections: [election],
    ballots: [ballotOf(election)],
    serverTime,
  });

test('voting opens by itself, by the server’s clock, and the server is asked again', async () => {
  const stage = stageAt('2026-03-16T03:29:00Z');
  await expect.element(page.getByText('Not open yet')).toBeVisible();
  await expect.element(page.getByText('Opens in 1 minute')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Asha, 3 votes, President' }))
    .toBeVisible();
  stage.serverTime = '2026-03-16T03:30:05Z';
  const before = stage.readElections;
  learnServerTime(Date.parse('2026-03-16T03:30:00Z'));
  await expect.element(page.getByText('Voting open', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Closes in 2 days 8 hours/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Vote for Asha, 3 votes, President' }))
    .toBeVisible();
  await expect.poll(() => stage.readElections).toBeGreaterThan(before);
});

test('an open question learns that voting has closed', async () => {
  stageAt('2026-03-18T12:00:00Z');
  await page.getByRole('button', { name: /^Vote for Asha/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Cast your vote?' })).toBeVisible();
  learnServerTime(Date.parse('2026-03-18T12:30:00Z'));
  const dialog = page.getByRole('dialog', { name: 'Your vote was not cast' });
  await expect.element(dialog.getByText('Voting has closed.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cast vote' }).elements()).toHaveLength(0);
});

test('a list that was just read is not read again; a moment that passes is, whatever came since', async () => {
  const client = new QueryClient();
  const read = vi.spyOn(client, 'invalidateQueries');
  const Probe = ({ elections }: { elections: readonly Election[] }) => {
    usePhaseChanges(elections);
    return null;
  };
  const probeOf = (elections: readonly Election[]) => (
    <QueryClientProvider client={client}>
      <Probe elections={elections} />
    </QueryClientProvider>
  );
  const longGone = electionOf({ Editor: { Esha: 1 } }, { endDate: '2026-01-01T00:00:00Z' });
  learnServerTime(Date.parse('2026-03-16T03:00:00Z'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const next = show(probeOf([election]));
    await rendered();
    next(probeOf([election, longGone]));
    await rendered();
    await vi.advanceTimersByTimeAsync(5000);
    expect(read).not.toHaveBeenCalled();
    learnServerTime(Date.parse('2026-03-16T03:30:00Z'));
    next(probeOf([{ ...election }]));
    await rendered();
    next(probeOf([{ ...election }]));
    await rendered();
    await vi.advanceTimersByTimeAsync(5000);
    expect(read).toHaveBeenCalledWith({ queryKey: ['elections'] });
  } finally {
    vi.useRealTimers();
  }
});
