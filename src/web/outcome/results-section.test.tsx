import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { refuse } from '#tests/support/fake-server.ts';
import type { Sent } from '#tests/support/fake-server.ts';
import { showElections, student } from '#tests/support/elections-stage.tsx';
import { positionResult } from '#tests/support/results-of.ts';

type Candidates = Record<string, [votes: number, email: string | null]>;

function resultOf(position: string, candidates: Candidates): ElectionResults {
  return {
    electionId: 'past',
    name: 'Election 2025',
    description: '',
    startDate: '2025-03-15T03:30:00Z',
    endDate: '2025-03-17T12:30:00Z',
    imageUrl: '',
    writtenIn: 'en',
    voters: 'anybody',
    mailDomains: [],
    proofs: [],
    recountKit: null,
    withoutWinner: [],
    questions: [],
    results: [
      positionResult(
        `at ${position}`,
        position,
        Object.entries(candidates).map(([name, [votes, email]]) => ({
          _id: `as ${name}`,
          userId: `is ${name}`,
          votes,
          hasLeft: false,
          student: { _id: `is ${name}`, name, profileImg: '', email, enrollmentNumber: null },
        })),
      ),
    ],
  };
}

const won = resultOf('President', { Asha: [4, 'asha@campus.example'], Binod: [1, null] });
const tied = resultOf('President', { Asha: [4, null], Binod: [4, null], Chitra: [1, null] });
const results = page.getByRole('region', { name: 'Results' });

test('disputed votes stand beside the margin, and say when they could decide', async () => {
  const [position] = won.results;
  if (position === undefined) throw new Error('no position');
  showElections({
    results: [{ ...won, results: [{ ...position, disputed: 3, isDisputeDecisive: true }] }],
  });
  await expect
    .element(results.getByText('President: 3 votes disputed, the margin is 3.', { exact: false }))
    .toBeVisible();
  await expect
    .element(results.getByText('They could change the result', { exact: false }))
    .toBeVisible();
});

describe('cards', () => {
  test('a winner has name, address, votes and the badge', async () => {
    showElections({ results: [won] });
    const card = results.getByRole('article').last();
    await expect.element(card.getByRole('heading', { name: 'Asha' })).toBeVisible();
    await expect.element(card.getByText('asha@campus.example')).toBeVisible();
    await expect.element(card.getByText('Winner')).toBeVisible();
    await expect.element(results.getByText('Binod')).not.toBeInTheDocument();
    await expect.element(page.getByText('No Ongoing Elections Available')).not.toBeInTheDocument();
  });

  test('a tie is one card with everybody who is tied, and nobody’s win', async () => {
    showElections({ results: [tied] });
    await expect.element(results.getByText('Tie', { exact: true }).first()).toBeVisible();
    expect(
      results.getByText('Asha and Binod have 4 votes each. Nobody has won yet.').elements(),
    ).toHaveLength(1);
    expect(results.getByText('Winner').elements()).toHaveLength(0);
    await expect.element(results.getByText('Chitra')).not.toBeInTheDocument();
  });

  test('an election without anybody is not shown, and then there is nothing at all', async () => {
    showElections({ results: [resultOf('President', {})] });
    await expect.element(page.getByText('No Ongoing Elections Available')).toBeVisible();
    expect(results.elements()).toHaveLength(0);
  });
});

describe('e-mails to the winners', () => {
  afterEach(() => vi.restoreAllMocks());

  test('are asked for once per browser session', async () => {
    const stage = showElections({ viewer: student, results: [won] });
    await expect.poll(() => stage.emails).toHaveLength(1);
    expect(stage.emails[0]).toEqual({
      email: 'asha@campus.example',
      subject: 'Congratulations on winning President in Election 2025',
      body: expect.stringMatching(
        /^Dear Asha,[\s\S]+Congratulations[\s\S]+The Election Committee$/,
      ),
    });
    stage.visitAgain();
    await expect.poll(() => stage.readResults).toBe(2);
    await expect.element(page.getByText('Winner')).toBeVisible();
    expect(stage.emails).toHaveLength(1);
  });

  test('one that is refused keeps nobody else’s back, and only officers hear of it', async () => {
    const speaker = resultOf('Speaker', { Binod: [3, 'binod@campus.example'] });
    const results = [{ ...won, results: [...won.results, ...speaker.results] }];
    const answerEmail = ({ body }: Sent<'sendEmail'>) =>
      body.email === 'asha@campus.example'
        ? refuse('not-a-winner', { message: 'Not to this address.' })
        : { message: 'queued' };
    const stage = showElections({ viewer: { ...student, role: 'council' }, results, answerEmail });
    await expect.element(page.getByText('Not to this address.').first()).toBeVisible();
    await expect
      .poll(() => stage.emails.map(({ email }) => email))
      .toEqual(['asha@campus.example', 'binod@campus.example']);
  });

  test('of many positions are asked for two at a time, once the page has nothing else to do', async () => {
    const idle: (() => void)[] = [];
    vi.spyOn(window, 'requestIdleCallback').mockImplementation((call) => {
      idle.push(() => call({ didTimeout: false, timeRemaining: () => 50 }));
      return idle.length;
    });
    const waiting: (() => void)[] = [];
    const many = Array.from({ length: 20 }, (_, at) => {
      const [one] = resultOf(`Class ${at}`, {
        [`Asha ${at}`]: [4, `asha${at}@campus.example`],
      }).results;
      if (one === undefined) throw new Error('no position');
      return one;
    });
    const answerEmail = () =>
      new Promise<{ message: string }>((answer) => {
        waiting.push(() => answer({ message: 'queued' }));
      });
    const stage = showElections({
      viewer: student,
      results: [{ ...won, results: many }],
      answerEmail,
    });
    await expect.poll(() => idle.length).toBeGreaterThan(0);
    expect(stage.emails).toEqual([]);
    for (const call of idle) call();
    for (let asked = 2; asked <= 20; asked += 1) {
      await expect.poll(() => stage.emails.length).toBe(asked);
      expect(waiting).toHaveLength(2);
      waiting.shift()?.();
    }
    expect(new Set(stage.emails.map(({ email }) => email))).toHaveProperty('size', 20);
  });

  test('are nothing a visitor asks for', async () => {
    const stage = showElections({ results: [won] });
    await expect.element(page.getByText('Winner')).toBeVisible();
    expect(stage.emails).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('are not asked for where nobody has won', async () => {
    const stage = showElections({ viewer: student, results: [tied] });
    await expect.element(results.getByText('Tie', { exact: true }).first()).toBeVisible();
    expect(stage.emails).toEqual([]);
  });
});
