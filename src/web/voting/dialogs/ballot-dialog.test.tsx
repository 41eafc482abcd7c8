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
  voter,
} from '#tests/support/ballot-to-fill.ts';
import type { Stage } from '#tests/support/elections-stage.tsx';
import {
  ballotOf,
  closedDates,
  electionOf,
  receiptOf,
  showElections,
} from '#tests/support/elections-stage.tsx';
import { spoken } from '#tests/support/show.tsx';

describe('position by position', () => {
  test('each has its heading, its place and what remains; a choice can be changed and cleared', async () => {
    await openBallot();
    await expect.element(heading('Position 1 of 3 President')).toBeVisible();
    await expect.element(dialog.getByText('3 of 3 positions left to fill')).toBeVisible();
    const places = dialog
      .getByRole('group', { name: 'President' })
      .getByRole('radio')
      .elements()
      .map((radio) => [radio.getAttribute('aria-posinset'), radio.getAttribute('aria-setsize')]);
    expect(places).toEqual([
      ['1', '2'],
      ['2', '2'],
    ]);
    expect(dialog.getByRole('radiogroup').elements()).toHaveLength(0);
    await candidate('Asha').click();
    await candidate('Binod').click();
    await expect.element(candidate('Binod')).toBeChecked();
    await expect.element(candidate('Asha')).not.toBeChecked();
    await expect.element(dialog.getByText('2 of 3 positions left to fill')).toBeVisible();
    await inside('Clear choice for President').click();
    await expect.element(candidate('Binod')).not.toBeChecked();
    await expect.element(candidate('Binod')).toHaveFocus();
    await expect.element(inside('Skip')).toBeVisible();
    expect(inside('Back').elements()).toHaveLength(0);
  });

  test('the keyboard alone fills it in and casts it; Tab reaches each candidate', async () => {
    const stage = await openBallot();
    await userEvent.keyboard('{Tab}');
    const first = document.activeElement?.getAttribute('aria-label') ?? '';
    expect(first).toMatch(/^(Asha|Binod), \d votes, President$/);
    await userEvent.keyboard('{Tab}{Enter}');
    const second = document.activeElement?.getAttribute('aria-label') ?? '';
    expect(second).not.toBe(first);
    await expect.element(candidate(second.split(',')[0] ?? '')).toBeChecked();
    await expect.poll(() => inside('Next').elements()).toHaveLength(1);
    /** Presses what has the focus, once it takes presses. */
    const enter = async () => {
      const state = () => document.activeElement?.getAttribute('aria-disabled');
      await expect.poll(state).toBeNull();
      await userEvent.keyboard('{Enter}');
    };
    for (const title of ['Treasurer', 'Secretary']) {
      await userEvent.keyboard('{Tab}');
      await enter();
      await expect.element(heading(new RegExp(title))).toHaveFocus();
      // Over each candidate.
      const candidates = dialog.getByRole('radio').elements().length;
      await userEvent.keyboard('{Tab}'.repeat(candidates + 1));
    }
    // Over Back, to the way on.
    await userEvent.keyboard('{Tab}');
    await enter();
    await expect.element(heading('Check your choices')).toHaveFocus();
    await expect.element(inside('Cast 1 vote')).toBeEnabled();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}');
    await expect.element(heading('1 vote recorded')).toHaveFocus();
    expect(stage.filled).toHaveLength(1);
    await expect.element(dialog.getByText(/^Your receipt shows that your vote/)).toBeVisible();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await inside('Copy receipts').click();
    await expect.poll(() => written.mock.calls[0]?.[0]).toMatch(/Receipt BCDF-2345$/);
    // The page has one banner, which is not in here.
    expect(dialog.getByRole('banner').elements()).toHaveLength(0);
  });

  test('the review names what is skipped, and Change leads there and back', async () => {
    await openBallot();
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
    expect(document.querySelectorAll('[role="dialog"] [data-roving][tabindex="0"]')).toHaveLength(
      1,
    );
    await dialog.getByRole('searchbox', { name: 'Find a candidate for Speaker' }).fill('123');
    await candidate('Person 123').click();
    await press('Next');
    await candidate('Farid').click();
    await press('Back');
    await expect.element(candidate('Person 123')).toBeChecked();
    await expect.element(candidate('Person 123')).toHaveAttribute('tabindex', '0');
  });
});

describe('left before it is cast', () => {
  test('with choices it asks, and forgets them', async () => {
    await openBallot();
    await candidate('Binod').click();
    await press('Next');
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('dialog', { name: 'Leave your ballot?' });
    await question.getByRole('button', { name: 'Go back to my ballot' }).click();
    await expect.element(heading(/^Position 2 of 3/)).toBeVisible();
    await inside('Close').click();
    await question.getByRole('button', { name: 'Discard choices' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(heading(/^Position 1 of 3/)).toBeVisible();
    await expect.element(dialog.getByText('3 of 3 positions left to fill')).toBeVisible();
    await expect.element(candidate('Binod')).not.toBeChecked();
  });

  test('without choices it just closes', async () => {
    await openBallot();
    // A press in the first moment is taken for the second half of a double click.
    await expect
      .poll(async () => {
        const [cross] = inside('Close').elements();
        if (cross instanceof HTMLElement) cross.click();
        return dialog.elements().length;
      })
      .toBe(0);
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
    showElections({ ...voter, elections: [closed], ballots: [ballotOf(closed)] });
    await expect.element(page.getByText('Voting is over.', { exact: false })).toBeVisible();
    expect(opener.elements()).toHaveLength(0);
  });

  test('nobody offline: a press explains', async () => {
    showElections(voter);
    await expect.element(opener).toBeVisible();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await opener.click();
    await expect
      .poll(() => [...spoken('alert'), ...spoken('status')])
      .toContain('You are offline. You can vote only while you are connected.');
    expect(dialog.elements()).toHaveLength(0);
    vi.restoreAllMocks();
    dispatchEvent(new Event('online'));
  });
});
