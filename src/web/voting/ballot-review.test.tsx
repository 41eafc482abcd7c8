import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  candidate,
  dialog,
  election,
  fillIn,
  heading,
  inside,
  openBallot,
  opener,
  press,
} from '#tests/support/ballot-to-fill.ts';
import type { Reply } from '#contract/api.ts';
import { refuse } from '#tests/support/fake-server.ts';
import type { Answer } from '#tests/support/fake-server.ts';
import { receiptOf, recordedAll } from '#tests/support/elections-stage.tsx';

const recorded = dialog.getByText(/Vote recorded|votes recorded/);

const castTwo = [
  { position: 'at President', candidateId: 'as Binod' },
  { position: 'at Treasurer', candidateId: 'as Chitra' },
];

describe('cast together', () => {
  test('every position gets its receipt, and the choices are nowhere', async () => {
    const stage = await openBallot();
    await fillIn();
    await press('Cast 2 votes');
    await expect.element(heading('2 votes recorded')).toHaveFocus();
    expect(stage.filled.map(({ body }) => body)).toEqual([
      { userId: 'student', electionId: 'election', votes: castTwo },
    ]);
    await expect.element(page.getByText('Vote successful').first()).toBeVisible();
    const region = document.querySelector('[role="dialog"] [data-live="status"]');
    await expect.poll(() => region?.textContent).toContain('Vote successful');
    // The heading has said it as it took the focus.
    expect(region?.textContent).not.toContain('2 votes recorded');
    await expect.element(dialog.getByText(/^You have not voted for Secretary yet\./)).toBeVisible();
    expect(dialog.element().textContent).not.toMatch(/Binod|Chitra/);
    const kept = [{ ...localStorage }, { ...sessionStorage }, history.state, location.href];
    expect(JSON.stringify(kept)).not.toMatch(/Binod|Chitra/);

    await press('Done');
    await expect.element(dialog).not.toBeInTheDocument();
    const card = page.getByRole('region', { name: /^President Vote recorded/ });
    await expect.element(card).toHaveFocus();
    await expect
      .element(page.getByRole('region', { name: /^Treasurer Vote recorded/ }))
      .toBeVisible();
    // One position is left: that is a press away.
    await expect.element(opener).not.toBeInTheDocument();
    // The candidates of what was voted for are named all alike: none is marked.
    const rows = [...document.querySelectorAll('[data-ballot] details li')];
    expect(
      new Set(rows.map((one) => one.outerHTML.replaceAll(/>[^<]+<|data-letters="[^"]*"/g, '><')))
        .size,
    ).toBe(1);
    expect(document.querySelectorAll('[data-ballot] [data-asked]')).toHaveLength(0);
  });

  test('a double click on Cast, and Enter held down, send one', async () => {
    const answer = Promise.withResolvers<Reply<'castBallot'>>();
    const stage = await openBallot({ answerBallot: () => answer.promise });
    await fillIn();
    await expect.element(inside('Cast 2 votes')).toBeEnabled();
    await inside('Cast 2 votes').dblClick();
    inside('Casting…').element().focus();
    await userEvent.keyboard('{Enter>20/}{Escape}');
    await expect.element(inside('Casting…')).toHaveAttribute('aria-busy', 'true');
    expect(recorded.elements()).toHaveLength(0);
    answer.resolve(recordedAll(election, castTwo));
    await expect.element(heading('2 votes recorded')).toBeVisible();
    expect(stage.filled).toHaveLength(1);
  });

  test('a double click on the last Review choices does not cast', async () => {
    const stage = await openBallot();
    await candidate('Binod').click();
    await press('Next');
    await press('Skip');
    await expect.element(heading(/^Position 3/)).toBeVisible();
    await inside('Review choices').dblClick();
    await expect.element(inside('Cast 1 vote')).toBeEnabled();
    expect(stage.filled).toEqual([]);
  });

  test('what is refused is listed with its sentence beside what is recorded', async () => {
    await openBallot({
      answerBallot: async () => ({
        message: '1 of 2 votes were recorded.',
        votes: [
          {
            position: 'at President',
            receipt: null,
            refusal: { reason: 'already-voted', message: 'You have voted before.' },
          },
          { position: 'at Treasurer', receipt: receiptOf(election, 'Treasurer'), refusal: null },
        ],
      }),
    });
    await fillIn();
    await press('Cast 2 votes');
    await expect.element(heading('1 of 2 votes recorded')).toHaveFocus();
    await expect
      .element(dialog.getByText('Not recorded. You have voted before.', { exact: true }))
      .toBeVisible();
    await expect.element(dialog.getByText('BCDF-2345')).toBeVisible();
    expect(page.getByText('Vote successful').elements()).toHaveLength(0);
    await press('Done');
    await expect
      .element(page.getByRole('region', { name: /^Treasurer Vote recorded/ }))
      .toHaveFocus();
  });

  test('offline it sends nothing and says why', async () => {
    const stage = await openBallot();
    await fillIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    const why = dialog.getByText('You are offline. You can vote only while you are connected.');
    await expect.element(why.first()).toBeVisible();
    await press('Cast 2 votes');
    expect(stage.filled).toEqual([]);
    vi.restoreAllMocks();
    dispatchEvent(new Event('online'));
    await press('Cast 2 votes');
    await expect.element(heading('2 votes recorded')).toBeVisible();
  });

  test('with nothing chosen it sends nothing and says what is missing', async () => {
    const stage = await openBallot();
    await press('Skip');
    await press('Skip');
    await press('Review choices');
    await press('Cast votes');
    await expect
      .element(page.getByText('Choose a candidate for at least one position.').first())
      .toBeVisible();
    expect(stage.filled).toEqual([]);
  });
});

describe('an outcome nobody knows', () => {
  test('is tried again by itself with the same key and the same votes', async () => {
    const stage = await openBallot({
      answerBallot: async ({ body }) => {
        if (stage.filled.length === 1) return refuse('outcome-unknown', { message: 'unknown' });
        if (stage.filled.length === 2) throw new TypeError('gone');
        return recordedAll(election, body.votes);
      },
    });
    await fillIn();
    await press('Cast 2 votes');
    await expect
      .element(
        dialog.getByText(
          'We are not sure that your vote arrived. Try again: it can only count once.',
        ),
      )
      .toBeVisible();
    await expect.element(heading('Not confirmed yet')).toBeVisible();
    expect(recorded.elements()).toHaveLength(0);
    // What is on its way cannot be changed.
    expect(inside(/^Change/).elements()).toHaveLength(0);
    expect(inside('Back').elements()).toHaveLength(0);
    await expect.element(heading('2 votes recorded')).toBeVisible();
    expect(stage.filled).toHaveLength(3);
    expect(new Set(stage.filled.map(({ key }) => key)).size).toBe(1);
    expect(stage.filled[0]?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab]/);
    expect(new Set(stage.filled.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});

describe('refused as a whole', () => {
  const cast = async (answer: Answer<'castBallot'>) => {
    const stage = await openBallot({ answerBallot: async () => answer });
    await fillIn();
    await press('Cast 2 votes');
    await expect.element(heading('Your votes were not cast')).toBeVisible();
    expect(recorded.elements()).toHaveLength(0);
    return stage;
  };

  test('a session that has ended leads to log-in', async () => {
    await cast(refuse('login-to-vote', { message: 'Please login to vote' }));
    await expect.element(dialog.getByText('Please login to vote').first()).toBeVisible();
    await expect
      .element(
        dialog.getByText(
          'Your choices stay on this page for ten minutes: log in, and they are here again.',
        ),
      )
      .toBeVisible();
    await expect.element(inside('Login')).toBeVisible();
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('too many at once: the choices stay, and the same key goes again', async () => {
    const stage = await cast(refuse('too-many-requests', { message: 'Wait a moment.' }));
    await expect.element(dialog.getByText('Wait a moment.').first()).toBeVisible();
    stage.answerBallot = async ({ body }) => recordedAll(election, body.votes);
    await press('Try again');
    await expect.element(heading('2 votes recorded')).toBeVisible();
    expect(new Set(stage.filled.map(({ key }) => key)).size).toBe(1);
  });

  test('no key on the server: the choices stay, and the same key goes again by hand', async () => {
    const stage = await cast(
      refuse('key-missing', { message: 'No key. Please tell the organisers.' }),
    );
    await expect
      .element(dialog.getByText('No key. Please tell the organisers.').first())
      .toBeVisible();
    await expect.element(dialog.getByText('Binod')).toBeVisible();
    await expect.element(dialog.getByText('Chitra')).toBeVisible();
    // Leaving would lose them, so it is asked first.
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Go back to my ballot' }).click();
    stage.answerBallot = async ({ body }) => recordedAll(election, body.votes);
    await press('Try again');
    await expect.element(heading('2 votes recorded')).toBeVisible();
    expect(stage.filled).toHaveLength(2);
    expect(new Set(stage.filled.map(({ key }) => key)).size).toBe(1);
  });

  test('closed meanwhile: nothing is left to do', async () => {
    await cast(refuse('voting-closed', { message: 'Voting has closed.' }));
    await press('Close');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
