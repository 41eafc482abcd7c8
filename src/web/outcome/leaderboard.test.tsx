import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { letMove } from '#tests/support/let-move.ts';
import { rendered } from '#tests/support/show.tsx';
import { ballotOf, electionOf, showElections, student } from '#tests/support/elections-stage.tsx';

const board = page.getByRole('region', { name: /^Leaderboard/ });
const lines = () =>
  [...document.querySelectorAll('[data-leader]')].map((line) => {
    const text = (part: string) => {
      const all = line.querySelector(part)?.textContent;
      return all?.replace(/ votes?, /, '');
    };
    return `${text('[data-rank]')} ${text('[data-name]')} ${text('[data-votes]')}`;
  });

const election = electionOf(
  { President: { Asha: 3, Binod: 5, Chitra: 0 } },
  { startDate: '2026-03-16T03:30:00Z', endDate: '2026-03-18T12:30:00Z' },
);
// Lines move to their new places.
beforeEach(letMove);

/** The server's clock, and with it that of the page. */
const serverTime = '2026-03-16T08:00:00Z';
const told = (asOf: string, votes: Record<string, number>) => ({
  electionId: election._id,
  asOf,
  votes,
});

describe('standings', () => {
  test('rank by votes, with shares as text', async () => {
    showElections({ elections: [election], serverTime });
    await expect.poll(lines).toEqual(['1 Binod 563%', '2 Asha 338%', '3 Chitra 00%']);
    expect(document.querySelectorAll('[data-track]:not([aria-hidden])')).toHaveLength(0);
    const [first] = document.querySelectorAll('[data-votes]');
    expect(first?.textContent).toBe('5 votes, 63%');
    // Five of eight votes are five eighths of the track.
    const bar = document.querySelector<HTMLElement>('[data-track] i');
    expect(bar?.style.getPropertyValue('--part')).toBe('62.5%');
    const dot = board.element().querySelector('.animate-pulse');
    expect(dot && getComputedStyle(dot).animationIterationCount).toBe('3');
  });

  test('the turnout of a position stands beside its title', async () => {
    const turnout = { eligible: 40, positions: [], byHour: [] };
    showElections({ elections: [election], serverTime, turnout });
    await expect.element(board.getByText('8 of 40 people voted (20%)')).toBeVisible();
  });

  test('the turnout of a limited position is out of those who vote for it', async () => {
    const positions = [{ positionId: election.positions[0]?._id ?? '', eligible: 10 }];
    const turnout = { eligible: 40, positions, byHour: [] };
    showElections({ elections: [election], serverTime, turnout });
    await expect.element(board.getByText('8 of 10 people voted (80%)')).toBeVisible();
  });

  test('equal votes share a rank, the next one skips, and the tie is said', async () => {
    const tie = electionOf({ President: { Asha: 3, Binod: 3, Chitra: 1 } });
    showElections({ elections: [tie] });
    await expect.poll(lines).toEqual(['=1 Asha 343%', '=1 Binod 343%', '3 Chitra 114%']);
    expect(board.getByText('tied for 1').elements()).toHaveLength(2);
  });

  test('the exact words for nothing', async () => {
    showElections({ elections: [electionOf({ President: { Asha: 0 } })] });
    await expect
      .element(board.getByText('Leaderboard is empty. No votes have been cast.'))
      .toBeVisible();
  });

  test('a position without candidates says so', async () => {
    showElections({ elections: [electionOf({ President: { Asha: 1 }, Treasurer: {} })] });
    await expect.element(board.getByText('No candidates yet')).toBeVisible();
  });

  test('200 candidates are five and a button', async () => {
    const crowd = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`Person ${n}`, n]));
    showElections({ elections: [electionOf({ Representative: crowd })] });
    await expect.poll(() => lines().length).toBe(5);
    await board.getByRole('button', { name: 'Show all 200 for Representative' }).click();
    await expect.poll(() => lines().length).toBe(200);
  });
});

describe('live', () => {
  test('counts from the stream move both panels, in their new order', async () => {
    const stage = showElections({ elections: [election], serverTime });
    await expect.poll(lines).toHaveLength(3);
    stage.tell(told('2026-03-16T08:45:07Z', { 'as Asha': 9, 'as Binod': 5, 'as Chitra': 0 }));
    await expect.poll(lines).toEqual(['1 Asha 964%', '2 Binod 536%', '3 Chitra 00%']);
    await expect.element(board.getByText('As of 14:15:07')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Vote for Asha, 9 votes, President' }))
      .toBeVisible();
  });

  test('older news changes nothing', async () => {
    const stage = showElections({ elections: [election], serverTime });
    await expect.poll(lines).toHaveLength(3);
    stage.tell(told('2026-03-16T07:59:59Z', { 'as Asha': 2 }));
    stage.tell(told('2026-03-16T08:00:01Z', { 'as Chitra': 1 }));
    await expect.poll(lines).toEqual(['1 Binod 556%', '2 Asha 333%', '3 Chitra 111%']);
  });

  test('Pause holds everything still, Resume catches up', async () => {
    const stage = showElections({ elections: [election], serverTime });
    await board.getByRole('button', { name: 'Pause' }).click();
    stage.tell(told('2026-03-16T09:00:00Z', { 'as Asha': 90 }));
    await expect.element(board.getByText('As of 13:30:00')).toBeVisible();
    expect(lines()[0]).toBe('1 Binod 563%');
    await board.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => lines()[0]).toBe('1 Asha 9095%');
  });
});

describe('sealed standings', () => {
  const sealed = electionOf(
    { President: { Asha: null, Binod: null } },
    { standings: 'after-close' },
  );

  test('show no number to anybody', async () => {
    const stage = showElections({
      viewer: { ...student, role: 'admin' },
      elections: [sealed],
      ballots: [ballotOf(sealed)],
    });
    await expect.element(board.getByText('Results are hidden until voting ends.')).toBeVisible();
    // The stream says nothing of a sealed election; if it did, this page would not repeat it.
    stage.tell({ electionId: sealed._id, asOf: '2999-01-01T00:00:00Z', votes: { 'as Asha': 7 } });
    await rendered();
    await expect
      .element(page.getByRole('button', { name: 'Vote for Asha, President' }))
      .toBeVisible();
    expect(board.element().textContent).not.toMatch(/\d/);
    const rows = [...document.querySelectorAll('[data-roving]')];
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row.outerHTML.replaceAll(/class="[^"]*"/g, '')).not.toMatch(/\d+ votes?|>\s*\d/);
      expect(row.getAttribute('aria-label')).not.toMatch(/\d/);
    }
  });
});

describe('standings in batches', () => {
  const inBatches = { standings: 'in-batches', standingsBatch: 20 } as const;
  const note = (text: string) => board.getByText(text, { exact: true });

  test('say so beside the counts', async () => {
    showElections({ elections: [electionOf({ President: { Asha: 12, Binod: 8 } }, inBatches)] });
    await expect.element(note('Counts are shown in groups of at least 20 votes.')).toBeVisible();
    await expect.poll(lines).toEqual(['1 Asha 1260%', '2 Binod 840%']);
    // The ballot has no line that says so, and no count.
    await expect
      .element(page.getByRole('button', { name: 'Vote for Asha, President', exact: true }))
      .toBeVisible();
  });

  test('before the first group nobody reads that no votes were cast', async () => {
    showElections({ elections: [electionOf({ President: { Asha: 0, Binod: 0 } }, inBatches)] });
    await expect
      .element(note('Counts are shown in groups of at least 20 votes. No group is complete yet.'))
      .toBeVisible();
    expect(board.element().textContent).not.toContain('No votes have been cast');
  });
});

test('counts that this server cannot open are not called sealed', async () => {
  const unreadable = electionOf({ President: { Asha: null } });
  showElections({ elections: [unreadable] });
  await expect
    .element(board.getByText('The counts cannot be shown on this server at the moment.'))
    .toBeVisible();
  expect(board.element().textContent).not.toContain('sealed');
});

describe('one of the positions is ranked', () => {
  const ranksOf = (counts: Parameters<typeof electionOf>[0]) => {
    const held = electionOf(counts);
    const positions = held.positions.map((position) =>
      position.title === 'Chair' ? { ...position, method: 'irv' as const } : position,
    );
    return { ...held, positions };
  };
  const afterClose = board.getByText('Ranked: counted after the close.');

  test('the counts of the others are shown', async () => {
    const mixed = ranksOf({ President: { Asha: 2, Binod: 1 }, Chair: { Chitra: null, Dev: null } });
    showElections({ elections: [mixed] });
    await expect.poll(lines).toEqual(['1 Asha 267%', '2 Binod 133%']);
    await expect.element(afterClose).toBeVisible();
    expect(board.element().textContent).not.toContain('cannot be shown');
  });

  test('before the first vote nobody reads that there is none', async () => {
    showElections({ elections: [ranksOf({ President: { Asha: 0 }, Chair: { Chitra: null } })] });
    await expect.element(afterClose).toBeVisible();
    expect(board.element().textContent).not.toContain('No votes have been cast');
  });

  test('what the server cannot open is said of its position alone', async () => {
    showElections({
      elections: [
        ranksOf({ President: { Asha: null }, Editor: { Binod: 3 }, Chair: { Dev: null } }),
      ],
    });
    await expect.poll(lines).toEqual(['1 Binod 3100%']);
    await expect
      .element(board.getByText('The counts cannot be shown on this server at the moment.'))
      .toBeVisible();
    await expect.element(afterClose).toBeVisible();
  });
});
