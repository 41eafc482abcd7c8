// The dialog of a whole ballot over a pretended server: three positions to vote for, one without
// candidates.
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Stage } from './elections-stage.tsx';
import { ballotOf, electionOf, showElections, student } from './elections-stage.tsx';

export const election = electionOf({
  President: { Asha: 3, Binod: 2 },
  Treasurer: { Chitra: 1 },
  Secretary: { Dev: 0, Esha: 4 },
  Archivist: {},
});
export const voter = { viewer: student, elections: [election], ballots: [ballotOf(election)] };

export const opener = page.getByRole('button', { name: 'Vote for all positions' });
export const dialog = page.getByRole('dialog', { name: 'Vote for all positions' });
export const inside = (name: string | RegExp) =>
  dialog.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
export const candidate = (name: string) =>
  dialog.getByRole('radio', { name: new RegExp(`^${name},`) });
export const heading = (name: string | RegExp) => dialog.getByRole('heading', { name });

/** Waits, as every click does, until the button can be pressed: a moment after its page came. */
export const press = (name: string | RegExp): Promise<void> => inside(name).click();
export async function openBallot(given: Partial<Stage> = {}): Promise<Stage> {
  const stage = showElections({ ...voter, ...given });
  await opener.click();
  await expect.element(heading(/^Position 1 of 3/)).toHaveFocus();
  return stage;
}
/** Chooses for two positions, leaves the third out, and stands before the review. */
export async function fillIn(): Promise<void> {
  await candidate('Binod').click();
  await press('Next');
  await candidate('Chitra').click();
  await press('Next');
  await expect.element(heading(/^Position 3 of 3/)).toHaveFocus();
  await press('Review choices');
  await expect.element(heading('Check your choices')).toHaveFocus();
}
