import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '#contract/api.ts';
import type { Role } from '#core/accounts/role.ts';
import { electionPath } from '#core/page-paths.ts';
import { returningOfficerMessages as text } from '#texts/en/returning-officer.ts';
import { nobodyNamed } from '#tests/support/audience-sample.ts';
import { electionOf } from '#tests/support/elections-stage.tsx';
import { refuse, silentServer } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';
import { nothingWaits } from '#tests/support/nothing-waits.ts';

const election = electionOf({ President: { Asha: 3 } });

function look(role: Role | null, named: Partial<Reply<'readAudience'>>) {
  const user = role === null ? null : aUser({ role });
  if (user !== null) localStorage.setItem('user', JSON.stringify(user));
  return showApp(electionPath(election._id), {
    readMe: me(user),
    listElections: { elections: [election], asOf: new Date().toISOString() },
    readAudience: { ...nobodyNamed, ...named },
    readTurnout: silentServer,
    listProposals: nothingWaits(),
    nameReturningOfficer: refuse('named-unfit'),
  });
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('everybody reads who it is, and nobody but officers that nobody is named', async () => {
  look(null, { returningOfficer: 'Meera Nair' });
  await expect.element(main.getByText('Meera Nair')).toBeVisible();
  expect(button(text.name).elements()).toEqual([]);
});

test('everybody reads that every officer stands, where nobody else is named', async () => {
  look('student', { areAllCandidates: true });
  await expect.element(main.getByText(text.allStand)).toBeVisible();
  expect(button(text.name).elements()).toEqual([]);
});

test('officers who are all candidates are asked to name somebody else, with a reason', async () => {
  const server = look('admin', { areAllCandidates: true });
  await expect.element(page.getByText(text.all)).toBeVisible();
  await button(text.name).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: text.email }).fill('meera@law.example');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('All of us are candidates.');
  await dialog.getByRole('button', { name: text.name }).click();
  await expect.element(dialog.getByText(/candidate of the election/)).toBeVisible();
  expect(server.sent('nameReturningOfficer')).toMatchObject([
    {
      body: {
        email: 'meera@law.example',
        reason: 'All of us are candidates.',
      },
    },
  ]);
});

test('officers name somebody in the menu, and nobody by an empty field', async () => {
  const server = look('admin', { returningOfficer: 'Meera Nair' });
  await expect.element(main.getByText(text.inPlace)).toBeVisible();
  await button(`Actions for ${election.name}`).click();
  await page.getByRole('menuitem', { name: text.title }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByRole('textbox', { name: text.email }))
    .toHaveAccessibleDescription(text.emailHint);
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('She is ill.');
  await dialog.getByRole('button', { name: text.name }).click();
  await expect
    .poll(() => server.sent('nameReturningOfficer'))
    .toMatchObject([{ body: { email: null, reason: 'She is ill.' } }]);
});

test('whoever is named reads what they do here, and can pause the voting', async () => {
  look('faculty', { returningOfficer: 'Leela Krishnan', isYours: true });
  await expect.element(page.getByText(text.yours)).toBeVisible();
  await expect.element(button(text.pause)).toBeVisible();
  expect(button(text.name).elements()).toEqual([]);
});
