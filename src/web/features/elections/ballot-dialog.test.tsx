import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Stage } from '#tests/support/elections-stage.tsx';
import {
  ballotOf,
  closedDates,
  electionOf,
  receiptOf,
  recordedAll,
  refusal,
  showElections,
  student,
} from '#tests/support/elections-stage.tsx';
import { spoken } from '#tests/support/show.tsx';

const election = electionOf({
  President: { Asha: 3, Binod: 2 },
  Treasurer: { Chitra: 1 },
  Secretary: { Dev: 0, Esha: 4 },
  Archivist: {},
});
const voter = { viewer: student, elections: [election], ballots: [ballotOf(election)] };

const opener = page.getByRole('button', { name: 'Fill in your ballot' });
const dialog = page.getByRole('dialog', { name: 'Fill in your ballot' });
const inside = (name: string | RegExp) =>
  dialog.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const candidate = (name: string) => dialog.getByRole('radio', { name: new RegExp(`^${name},`) });
const heading = (name: string | RegExp) => dialog.getByRole('heading', { name });
const recorded = dialog.getByText(/Vote recorded|votes recorded/);

/** Goes on when the page has stood long enough for a press that is meant. */
async function press(name: string | RegExp): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 350);
  });
  await inside(name).click();
}
async function open(given: Partial<Stage> = {}): Promise<Stage> {
  const stage = showElections({ ...voter, ...given });
  await opener.click();
  await expect.element(heading(/^Position 1 of 3/)).toHaveFocus();
  return stage;
}
/** Chooses for two positions, leaves the third out, and stands before the review. */
async function fillIn(): Promise<void> {
  await candidate('Binod').click();
  await press('Next');
  await candidate('Chitra').click();
  await press('Next');
  await expect.element(heading(/^Position 3 of 3/)).toHaveFocus();
  await press('Review choices');
  await expect.element(heading('Check your choices')).toHaveFocus();
}

const castTwo = [
  { position: 'President', candidateId: 'as Binod' },
  { position: 'Treasurer', candidateId: 'as Chitra' },
];

describe('position by position', () => {
  test('each has its heading, its place and what remains; a choice can be changed and cleared', async () => {
    await open();
    await expect.element(heading('Position 1 of 3 President')).toBeVisible();
    await expect.element(dialog.getByText('3 votes remain')).toBeVisible();
    await candidate('Asha').click();
    await candidate('Binod').click();
    await expect.element(candidate('Binod')).toBeChecked();
    await expect.element(candidate('Asha')).not.toBeChecked();
    await expect.element(dialog.getByText('2 votes remain')).toBeVisible();
    await inside('Clear choice for President').click();
    await expect.element(candidate('Binod')).not.toBeChecked();
    await expect.element(candidate('Binod')).toHaveFocus();
    await expect.element(inside('Skip')).toBeVisible();
    expect(inside('Back').elements()).toHaveLength(0);
  });

  test('the keyboard alone fills it in and casts it; Tab enters at the choice', async () => {
    const stage = await open();
    await userEvent.keyboard('{Tab}');
    const first = document.activeElement?.getAttribute('aria-label') ?? '';
    expect(first).toMatch(/^(Asha|Binod), President, \d votes$/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const second = document.activeElement?.getAttribute('aria-label') ?? '';
    expect(second).not.toBe(first);
    await expect.element(candidate(second.split(',')[0] ?? '')).toBeChecked();
    await vi.waitFor(() => expect(inside('Next').elements()).toHaveLength(1));
    for (const title of ['Treasurer', 'Secretary']) {
      await userEvent.keyboard('{Tab}');
      await new Promise((resolve) => {
        setTimeout(resolve, 350);
      });
      await userEvent.keyboard('{Enter}');
      await expect.element(heading(new RegExp(title))).toHaveFocus();
      await userEvent.keyboard('{Tab}{Tab}');
    }
    // Over Back, to the way on.
    await new Promise((resolve) => {
      setTimeout(resolve, 350);
    });
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(heading('Check your choices')).toHaveFocus();
    await expect.element(inside('Cast 1 vote')).toBeEnabled();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}');
    await expect.element(heading('1 vote recorded')).toHaveFocus();
    expect(stage.filled).toHaveLength(1);
  });

  test('the review names what is skipped, and Change leads there and back', async () => {
    await open();
    await fillIn();
    await expect.element(dialog.getByText('No choice, skipped')).toBeVisible();
    await press('Change Secretary');
    await expect.element(heading(/^Position 3 of 3 Secretary/)).toHaveFocus();
    expect(inside('Back').elements()).toHaveLength(0);
    await candidate('Esha').click();
    await press('Review choices');
    await expect.element(dialog.getByText('No choice, skipped')).not.toBeInTheDocument();
    await expect.element(inside('Cast 3 votes')).toBeVisible();
  });

  test('200 candidates are one stop and can be found by name', async () => {
    const crowd = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`Person ${index}`, 0]),
    );
    const wide = electionOf({ Speaker: crowd, Editor: { Farid: 0 } });
    showElections({ ...voter, elections: [wide], ballots: [ballotOf(wide)] });
    await opener.click();
    await expect.element(heading('Position 1 of 2 Speaker')).toHaveFocus();
    expect(document.querySelectorAll('dialog [data-roving][tabindex="0"]')).toHaveLength(1);
    await dialog.getByRole('searchbox', { name: 'Find a candidate for Speaker' }).fill('123');
    await candidate('Person 123').click();
    await press('Next');
    await candidate('Farid').click();
    await press('Back');
    await expect.element(candidate('Person 123')).toBeChecked();
    await expect.element(candidate('Person 123')).toHaveAttribute('tabindex', '0');
  });
});

describe('cast together', () => {
  test('every position gets its receipt, and the choices are nowhere', async () => {
    const stage = await open();
    await fillIn();
    await press('Cast 2 votes');
    await expect.element(heading('2 votes recorded')).toHaveFocus();
    expect(stage.filled.map(({ body }) => body)).toEqual([
      { userId: 'student', electionId: 'election', votes: castTwo },
    ]);
    await expect.element(page.getByText('Vote successful').first()).toBeVisible();
    const region = document.querySelector('dialog[open] [data-live="status"]');
    await expect.poll(() => region?.textContent).toContain('2 votes recorded');
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
    expect(document.querySelector('.ballot')?.innerHTML).not.toMatch(/Binod|Chitra/);
    expect(document.querySelectorAll('.ballot [data-asked]')).toHaveLength(0);
  });

  test('a double click on Cast, and Enter held down, send one', async () => {
    const answer = Promise.withResolvers<Response>();
    const stage = await open({ answerBallot: () => answer.promise });
    await fillIn();
    await expect.element(inside('Cast 2 votes')).toBeEnabled();
    await inside('Cast 2 votes').dblClick();
    inside('Casting…').element().focus();
    await userEvent.keyboard('{Enter>20/}{Escape}');
    await expect.element(inside('Casting…')).toHaveAttribute('aria-busy', 'true');
    expect(recorded.elements()).toHaveLength(0);
    answer.resolve(Response.json(recordedAll(election, castTwo)));
    await expect.element(heading('2 votes recorded')).toBeVisible();
    expect(stage.filled).toHaveLength(1);
  });

  test('a double click on the last Review choices does not cast', async () => {
    const stage = await open();
    await candidate('Binod').click();
    await press('Next');
    await press('Skip');
    await expect.element(heading(/^Position 3/)).toBeVisible();
    await new Promise((resolve) => {
      setTimeout(resolve, 350);
    });
    await inside('Review choices').dblClick();
    await expect.element(inside('Cast 1 vote')).toBeEnabled();
    expect(stage.filled).toEqual([]);
  });

  test('what is refused is listed with its sentence beside what is recorded', async () => {
    await open({
      answerBallot: async () =>
        Response.json({
          message: '1 of 2 votes were recorded.',
          votes: [
            {
              position: 'President',
              receipt: null,
              refusal: { reason: 'already-voted', message: 'You have voted before.' },
            },
            { position: 'Treasurer', receipt: receiptOf(election, 'Treasurer'), refusal: null },
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
    const stage = await open();
    await fillIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    const why = dialog.getByText('You are offline. Votes are sent only while you are connected.');
    await expect.element(why.first()).toBeVisible();
    await press('Cast 2 votes');
    expect(stage.filled).toEqual([]);
    vi.restoreAllMocks();
    dispatchEvent(new Event('online'));
    await press('Cast 2 votes');
    await expect.element(heading('2 votes recorded')).toBeVisible();
  });

  test('with nothing chosen it sends nothing and says what is missing', async () => {
    const stage = await open();
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
    const stage = await open({
      answerBallot: async ({ body }) => {
        if (stage.filled.length === 1) return refusal(503, 'outcome-unknown', 'unknown');
        if (stage.filled.length === 2) throw new TypeError('gone');
        return Response.json(recordedAll(election, body.votes));
      },
    });
    await fillIn();
    await press('Cast 2 votes');
    await expect
      .element(
        dialog.getByText('We could not confirm your vote. Trying again cannot count it twice.'),
      )
      .toBeVisible();
    await expect.element(heading('Not confirmed yet')).toBeVisible();
    expect(recorded.elements()).toHaveLength(0);
    // What is on its way cannot be changed.
    expect(inside(/^Change/).elements()).toHaveLength(0);
    expect(inside('Back').elements()).toHaveLength(0);
    await expect.element(heading('2 votes recorded'), { timeout: 15_000 }).toBeVisible();
    expect(stage.filled).toHaveLength(3);
    expect(new Set(stage.filled.map(({ key }) => key)).size).toBe(1);
    expect(stage.filled[0]?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab]/);
    expect(new Set(stage.filled.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});

describe('refused as a whole', () => {
  const cast = async (answer: Response) => {
    const stage = await open({ answerBallot: async () => answer });
    await fillIn();
    await press('Cast 2 votes');
    await expect.element(heading('Your votes were not cast')).toBeVisible();
    expect(recorded.elements()).toHaveLength(0);
    return stage;
  };

  test('a session that has ended leads to log-in', async () => {
    await cast(refusal(401, 'login-to-vote', 'Please login to vote'));
    await expect.element(dialog.getByText('Please login to vote').first()).toBeVisible();
    await expect
      .element(
        dialog.getByText(
          'Your choices are not kept. After the log-in you fill in the ballot again.',
        ),
      )
      .toBeVisible();
    await expect.element(inside('Login')).toBeVisible();
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('too many at once: the choices stay, and the same key goes again', async () => {
    const stage = await cast(refusal(429, 'too-many-requests', 'Wait a moment.'));
    await expect.element(dialog.getByText('Wait a moment.').first()).toBeVisible();
    stage.answerBallot = async ({ body }) => Response.json(recordedAll(election, body.votes));
    await press('Try again');
    await expect.element(heading('2 votes recorded')).toBeVisible();
    expect(new Set(stage.filled.map(({ key }) => key)).size).toBe(1);
  });

  test('closed meanwhile: nothing is left to do', async () => {
    await cast(refusal(403, 'voting-closed', 'Voting has closed.'));
    await press('Close');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('left before it is cast', () => {
  test('with choices it asks, and forgets them', async () => {
    await open();
    await candidate('Binod').click();
    await press('Next');
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('dialog', { name: 'Leave your ballot?' });
    await question.getByRole('button', { name: 'Keep filling in' }).click();
    await expect.element(heading(/^Position 2 of 3/)).toBeVisible();
    await inside('Close').click();
    await question.getByRole('button', { name: 'Discard choices' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(heading(/^Position 1 of 3/)).toBeVisible();
    await expect.element(dialog.getByText('3 votes remain')).toBeVisible();
    await expect.element(candidate('Binod')).not.toBeChecked();
  });

  test('without choices it just closes', async () => {
    await open();
    await press('Close');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('who is offered it', () => {
  const isOffered = async (given: Partial<Stage>) => {
    showElections({ ...voter, ...given });
    await expect.element(page.getByRole('heading', { name: 'Candidates' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'President' }).first()).toBeVisible();
    return opener.elements().length > 0;
  };

  test('nobody with one position left', async () => {
    const receipts = [receiptOf(election, 'President'), receiptOf(election, 'Secretary')];
    expect(await isOffered({ ballots: [ballotOf(election, { receipts })] })).toBe(false);
  });
  test('no visitor', async () => {
    expect(await isOffered({ viewer: null, ballots: [] })).toBe(false);
  });
  test('nobody after the close', async () => {
    const closed = { ...election, ...closedDates };
    expect(await isOffered({ elections: [closed], ballots: [ballotOf(closed)] })).toBe(false);
  });

  test('nobody offline: a press explains', async () => {
    showElections(voter);
    await expect.element(opener).toBeVisible();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await opener.click();
    await expect
      .poll(() => [...spoken('alert'), ...spoken('status')])
      .toContain('You are offline. Votes are sent only while you are connected.');
    expect(dialog.elements()).toHaveLength(0);
    vi.restoreAllMocks();
    dispatchEvent(new Event('online'));
  });
});
