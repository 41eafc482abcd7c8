import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { electionPath } from '#core/page-paths.ts';
import type { User } from '#contract/accounts.ts';
import {
  ballotOf,
  closedDates,
  electionOf,
  showElections,
  student,
} from '#tests/support/elections-stage.tsx';
import { resultsOf } from '#tests/support/results-of.ts';

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

const later = { startDate: '2999-01-01T00:00:00Z', endDate: '2999-01-02T00:00:00Z' };

describe('below the ballot and the result', () => {
  test.each([
    ['open', {}],
    ['closed', closedDates],
  ])('of an election that is %s one row leads on', async (_phase, dates) => {
    const election = electionOf({ President: { Asha: 3 } }, dates);
    showElections(
      { elections: [election], results: [resultsOf(election)] },
      electionPath(election._id),
    );
    const row = page.getByRole('navigation', { name: 'More about this election' });
    await expect.element(row.getByRole('link', { name: 'Timetable' })).toBeVisible();
    expect(
      row
        .getByRole('link')
        .elements()
        .map((one) => one.getAttribute('href')),
    ).toEqual([
      `/elections/${election._id}/timetable`,
      `/contact?category=query&message=About+%E2%80%9C${encodeURIComponent(election.name).replaceAll('%20', '+')}%E2%80%9D%3A`,
      `/contact?category=grievances&election=${election._id}`,
      `/elections/${election._id}/fair`,
    ]);
  });

  test('nobody complains about a rehearsal', async () => {
    const election = electionOf({ President: { Asha: 3 } }, { rehearsal: true });
    showElections({ elections: [election] }, electionPath(election._id));
    await expect.element(page.getByRole('link', { name: 'Ask a question' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Something is wrong' }).elements()).toEqual([]);
  });
});

describe('the acts of officers', () => {
  const election = electionOf({ President: { Asha: 3 } });
  const acts = page.getByRole('button', { name: `Actions for ${election.name}` });

  test('are one menu', async () => {
    showElections(
      { elections: [election], viewer: { ...student, role: 'council' } },
      electionPath(election._id),
    );
    await acts.click();
    await expect.element(page.getByRole('menuitem', { name: 'Extend' })).toBeVisible();
  });

  test('are nobody else’s', async () => {
    showElections({ elections: [election], viewer: student }, electionPath(election._id));
    await expect.element(page.getByRole('button', { name: /^Nominations/ })).toBeVisible();
    expect(acts.elements()).toEqual([]);
  });
});

describe('nominations are not offered', () => {
  const nominations = page.getByRole('button', { name: /^Nominations/ });
  const lookAt = async (election: ReturnType<typeof electionOf>) => {
    showElections(
      {
        elections: [election],
        results: [resultsOf(election)],
        viewer: { ...student, role: 'council' },
      },
      electionPath(election._id),
    );
    // The page knows by then who reads it.
    await expect.element(page.getByRole('button', { name: /^Actions for/ })).toBeVisible();
  };

  test('after the close', async () => {
    await lookAt(electionOf({ President: { Asha: 3 } }, closedDates));
    expect(nominations.elements()).toEqual([]);
  });

  test('where nobody can stand', async () => {
    const { positions, ...election } = electionOf({ 'A new hall': { Yes: 3, No: 1 } });
    const questions = positions.map((one) => ({ ...one, kind: 'question' as const }));
    await lookAt({ ...election, positions: questions });
    expect(nominations.elements()).toEqual([]);
  });
});

test('a coming election is put into a calendar by one link', async () => {
  const election = electionOf({ President: { Asha: 3 } }, later);
  showElections(
    { elections: [election], viewer: student, ballots: [ballotOf(election)] },
    electionPath(election._id),
  );
  await expect.element(page.getByText('Voting has not opened yet.')).toBeVisible();
  expect(page.getByText('Add to calendar').elements()).toHaveLength(1);
});
