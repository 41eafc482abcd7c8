import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addLanguage } from '#texts/add-language.ts';
import { setLanguageSource } from '#texts/spoken.ts';
import type { Stage } from '#tests/support/elections-stage.tsx';
import { garbled, refuse } from '#tests/support/fake-server.ts';
import type { Answer } from '#tests/support/fake-server.ts';
import {
  ballotOf,
  electionOf,
  receiptOf,
  showElections,
  student,
} from '#tests/support/elections-stage.tsx';

const election = electionOf({ President: { Asha: 3, Binod: 2 }, Treasurer: { Chitra: 1 } });
const voter = { viewer: student, elections: [election], ballots: [ballotOf(election)] };

const row = (name: string) => page.getByRole('button', { name: new RegExp(`^Vote for ${name},`) });
const button = (name: string) => page.getByRole('button', { name });
const question = page.getByRole('heading', { name: 'Cast your vote?' });
const recorded = page.getByText('Vote recorded.');

const ask = async (given: Partial<Stage> = {}): Promise<Stage> => {
  const stage = showElections({ ...voter, ...given });
  await row('Asha').click();
  await expect.element(question).toBeVisible();
  return stage;
};
/** An answer that comes when the test says so. */
const later = () => {
  const { promise, resolve } = Promise.withResolvers<Answer<'castVote'>>();
  return { promise, resolve };
};
/** How many kinds of rows the candidates of voted positions have: one, when none is marked. */
const marksOfVoted = () =>
  new Set(
    [...document.querySelectorAll('[data-ballot] details li')].map((one) =>
      one.outerHTML.replaceAll(/>[^<]+<|data-letters="[^"]*"/g, '><'),
    ),
  ).size;
const granted = () => ({ message: '', receipt: receiptOf(election, 'President') });

test('the question says to a screen reader whom the vote is for, and that it is final', async () => {
  showElections(voter);
  await row('Asha').click();
  const dialog = page.getByRole('dialog', { name: 'Cast your vote?' });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(
      /President · Council Election.*Asha.*President.*cannot be changed after it is cast/,
    );
  await expect
    .element(dialog.getByRole('button', { name: 'Cast vote' }))
    .toHaveAccessibleDescription(/Asha/);
});

test('nothing stands between a voter and the vote that says nobody has checked the language', async () => {
  addLanguage('hi', {});
  setLanguageSource(() => 'hi');
  onTestFinished(() => setLanguageSource(() => null));
  await ask();
  await expect.element(button('Cast vote')).toBeVisible();
  expect(page.getByRole('dialog').element().textContent).not.toContain('native reader');
});

describe('exactly one vote', () => {
  test('Enter pressed again and again on a candidate casts nothing', async () => {
    const stage = showElections(voter);
    await expect.element(row('Asha')).toBeVisible();
    row('Asha').element().focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect.element(question).toHaveFocus();
    expect(stage.votes).toEqual([]);
  });

  test('a double click on a candidate leaves the question open', async () => {
    const stage = showElections(voter);
    await row('Asha').dblClick();
    await expect.element(question).toBeVisible();
    await expect.element(button('Cast vote')).toBeEnabled();
    expect(stage.votes).toEqual([]);
  });

  test('a double click on Cast vote sends one', async () => {
    const stage = await ask();
    await button('Cast vote').dblClick();
    await expect.element(recorded).toBeVisible();
    expect(stage.votes).toHaveLength(1);
  });

  test('Enter held down sends one, and nothing closes meanwhile', async () => {
    const { promise, resolve } = later();
    const stage = await ask({ answerVote: () => promise });
    await expect.element(button('Cast vote')).toBeEnabled();
    button('Cast vote').element().focus();
    await userEvent.keyboard('{Enter>20/}');
    await expect.element(button('Casting…')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(button('Go back'), { force: true });
    await expect.element(question).toBeVisible();
    await expect.element(recorded).not.toBeInTheDocument();
    resolve(granted());
    await expect.element(recorded).toBeVisible();
    expect(stage.votes).toHaveLength(1);
  });

  test('five presses lead from a candidate to the recorded vote', async () => {
    const stage = showElections(voter);
    await expect.element(row('Binod')).toBeVisible();
    const stop = document.querySelector<HTMLElement>('fieldset [data-roving][tabindex="0"]');
    stop?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(button('Cast vote')).toBeEnabled();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(recorded).toBeVisible();
    expect(stage.votes).toHaveLength(1);
  });
});

describe('after the vote', () => {
  test('the receipt has the focus, and the choice is nowhere', async () => {
    const stage = await ask();
    await button('Cast vote').click();
    await expect.element(recorded).toBeVisible();
    // At once, not when the dialog has faded.
    expect(document.querySelector('[data-choice]')).toBeNull();
    await expect
      .element(page.getByRole('region', { name: /^President Vote recorded/ }))
      .toHaveFocus();
    await expect.element(page.getByText('BCDF-2345')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const candidateId = stage.votes[0]?.body['candidateId'] ?? 'none';
    expect(candidateId).toBe('as Asha');
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]);
    expect(kept).not.toContain(candidateId);
    expect(location.href).not.toContain(candidateId);
    expect(document.querySelector('[data-asked]')).toBeNull();
    expect(marksOfVoted()).toBe(1);
    expect(
      [...document.querySelectorAll('[role="dialog"]')].map((one) => one.textContent).join(''),
    ).toBe('');
  });

  test('progress counts it, and the other positions stay open', async () => {
    await ask();
    await expect.element(page.getByText('0 of 2 positions voted')).toBeVisible();
    await button('Cast vote').click();
    await expect.element(page.getByText('1 of 2 positions voted')).toBeVisible();
    await expect.element(row('Chitra')).toBeVisible();
  });
});

describe('an outcome nobody knows', () => {
  const unsure = page.getByText(
    'We are not sure that your vote arrived. Try again: it can only count once.',
  );

  test('is not called recorded, and Try again sends the same vote under the same key', async () => {
    const answers = [later(), later(), later()];
    const stage = await ask({
      answerVote: () => answers[stage.votes.length - 1]?.promise ?? Promise.reject(new Error()),
    });
    await button('Cast vote').click();
    answers[0]?.resolve(refuse('outcome-unknown', { message: 'unknown' }));
    await expect.element(unsure).toBeVisible();
    await expect.element(recorded).not.toBeInTheDocument();
    // By hand, before it tries by itself.
    await button('Try again').click();
    answers[1]?.resolve(garbled);
    await expect.element(button('Try again')).not.toHaveAttribute('aria-busy');
    // And by itself.
    await expect.poll(() => stage.votes.length).toBe(3);
    answers[2]?.resolve(granted());
    await expect.element(recorded).toBeVisible();
    expect(new Set(stage.votes.map(({ key }) => key)).size).toBe(1);
    expect(stage.votes[0]?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab]/);
    expect(stage.votes[2]?.body).toEqual(stage.votes[0]?.body);
  });

  test('a network that is gone is the same', async () => {
    await ask({ answerVote: () => Promise.reject(new TypeError('gone')) });
    await button('Cast vote').click();
    await expect.element(unsure).toBeVisible();
    await expect.element(recorded).not.toBeInTheDocument();
  });

  test('another question gets another key', async () => {
    const stage = await ask({
      answerVote: async () => refuse('too-many-requests', { message: 'Wait.' }),
    });
    await button('Cast vote').click();
    await expect.element(page.getByRole('dialog').getByText('Wait.').first()).toBeVisible();
    await button('Go back').click();
    await row('Binod').click();
    await button('Cast vote').click();
    await expect.poll(() => stage.votes.length).toBe(2);
    expect(new Set(stage.votes.map(({ key }) => key)).size).toBe(2);
  });
});

describe('refused', () => {
  test('already voted folds the position with the words of the server', async () => {
    await ask({
      answerVote: async () => refuse('already-voted', { message: 'You have already voted here.' }),
    });
    await button('Cast vote').click();
    const region = page.getByRole('region', { name: /^President/ });
    await expect.element(region.getByText('You have already voted here.')).toBeVisible();
    await expect.element(row('Asha')).not.toBeInTheDocument();
  });

  test('a vote for another candidate folds it too, with what counts', async () => {
    const sentence = 'You have already voted, and for another candidate. The first vote counts.';
    await ask({ answerVote: async () => refuse('other-choice', { message: sentence }) });
    await button('Cast vote').click();
    const region = page.getByRole('region', { name: /^President/ });
    await expect.element(region.getByText(sentence)).toBeVisible();
    await expect.element(row('Asha')).not.toBeInTheDocument();
  });

  test('no key on the server is no doubt about the vote, and nothing is tried by itself', async () => {
    const sentence = 'This server cannot take votes in this election. Please tell the organisers.';
    const stage = await ask({
      answerVote: async () => refuse('key-missing', { message: sentence }),
    });
    await button('Cast vote').click();
    const dialog = page.getByRole('dialog', { name: 'Your vote was not cast' });
    await expect.element(dialog.getByText(sentence).first()).toBeVisible();
    expect(stage.votes).toHaveLength(1);
    stage.answerVote = async () => granted();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(recorded).toBeVisible();
    expect(stage.votes).toHaveLength(2);
    expect(new Set(stage.votes.map(({ key }) => key)).size).toBe(1);
  });

  test('closed while the question was open is said in the dialog', async () => {
    await ask({
      answerVote: async () => refuse('voting-closed', { message: 'Voting has closed.' }),
    });
    await button('Cast vote').click();
    const dialog = page.getByRole('dialog', { name: 'Your vote was not cast' });
    await expect.element(dialog.getByText('Voting has closed.').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(recorded).not.toBeInTheDocument();
  });

  test('a session that has ended leads to log-in, and the page reads on as a visitor’s', async () => {
    await ask({
      answerVote: async () => refuse('login-to-vote', { message: 'Please login to vote' }),
    });
    await button('Cast vote').click();
    const dialog = page.getByRole('dialog', { name: 'Your vote was not cast' });
    await expect.element(dialog.getByText('Please login to vote').first()).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(localStorage.getItem('user')).toBeNull();
  });
});

test('words without an end break inside the question, and its buttons stay in it', async () => {
  const long = electionOf({ ['P'.repeat(80)]: { ['W'.repeat(100)]: 3 } });
  showElections({ viewer: student, elections: [long], ballots: [ballotOf(long)] });
  await page.getByRole('button', { name: /^Vote for W/ }).click();
  await expect.element(question).toBeVisible();
  const dialog = document.querySelector('[role="dialog"]');
  expect(dialog?.scrollWidth).toBe(dialog?.clientWidth);
  const panel = document.querySelector('[role="dialog"] > :has(h2)');
  expect(panel?.scrollWidth).toBe(panel?.clientWidth);
});
