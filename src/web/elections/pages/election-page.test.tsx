import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { electionPath } from '#core/page-paths.ts';
import type { User } from '#contract/accounts.ts';
import { electionOf, showElections, student } from '#tests/support/elections-stage.tsx';

test('an election that people vote in is shared from its page', async () => {
  const election = electionOf({ President: { Asha: 3 } });
  showElections({ elections: [election] }, electionPath(election._id));
  await page.getByRole('button', { name: `Share “${election.name}”` }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('textbox', { name: 'Link' }))
    .toHaveValue(`${window.location.origin}/elections/${election._id}`);
});

describe('the links of positions', () => {
  const election = electionOf({ 'Class A': { Asha: 3 }, 'Class B': { Binod: 1 } });
  const table = page.getByRole('button', { name: 'Copy the links of all positions' });
  const share = async (role: User['role']) => {
    showElections(
      { elections: [election], viewer: { ...student, role } },
      electionPath(election._id),
    );
    await page.getByRole('button', { name: `Share “${election.name}”` }).click();
    await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  };

  test('are copied by officers as a table', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (said) => {
      copied.push(said);
    });
    await share('council');
    await table.click();
    const address = `${window.location.origin}/elections/${election._id}`;
    const place = (title: string) => `${title}\t${address}#position-at ${title}`;
    expect(copied).toEqual([`Position\tLink\n${place('Class A')}\n${place('Class B')}`]);
  });

  test('are offered to nobody else', async () => {
    await share('student');
    expect(table.elements()).toHaveLength(0);
  });
});
