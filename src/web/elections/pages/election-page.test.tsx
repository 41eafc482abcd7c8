import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { electionPath } from '#core/page-paths.ts';
import { electionOf, showElections } from '#tests/support/elections-stage.tsx';

test('an election that people vote in is shared from its page', async () => {
  const election = electionOf({ President: { Asha: 3 } });
  showElections({ elections: [election] }, electionPath(election._id));
  await page.getByRole('button', { name: `Share “${election.name}”` }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('textbox', { name: 'Link' }))
    .toHaveValue(`${window.location.origin}/elections/${election._id}`);
});
