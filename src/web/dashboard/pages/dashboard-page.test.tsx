import { blankTexts } from '#core/elections/nomination.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dashboardSections } from '#core/accounts/dashboard-sections.ts';
import { inToast } from '#tests/support/in-toast.ts';
import { anElection } from '#tests/support/dashboard-elections.ts';
import {
  address,
  startDashboard,
  pendingNomination,
  showDashboard,
} from '#tests/support/show-dashboard.tsx';
import { sections } from '../sections.tsx';

const headers = () => [...document.querySelectorAll('[data-title]')].map((one) => one.textContent);
const open = () => document.querySelectorAll('[data-header][aria-expanded="true"]').length;
const more = () =>
  page
    .getByRole('navigation', { name: 'More' })
    .getByRole('link')
    .elements()
    .map(({ firstChild }) => firstChild?.textContent);
const header = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

describe('who sees what', () => {
  test('an admin: the six of the specification, in its order, and four pages below', async () => {
    startDashboard('admin');
    showDashboard();
    await expect.element(header('Nomination Requests')).toBeVisible();
    expect(headers()).toEqual([
      'Nomination Requests',
      'User Approval',
      'Member Approval : Council',
      'Organize Election',
      'Contact Requests',
      'Election List',
    ]);
    expect(sections.map(({ id }) => id)).toEqual(dashboardSections);
    expect(more()).toEqual(['People', 'Voters', 'Messages', 'Server']);
  });

  test('the council: without the admin’s, and it asks for none of their data', async () => {
    const dashboard = startDashboard('council');
    showDashboard('?section=user-approval');
    await expect.element(header('Election List')).toBeVisible();
    expect(headers()).not.toContain('User Approval');
    expect(headers()).not.toContain('Nomination Requests');
    expect(open()).toBe(0);
    expect(more()).toEqual(['People', 'Voters', 'Messages']);
    await expect.poll(() => dashboard.calls).toContain('GET /election/all');
    expect(dashboard.calls).not.toContain('GET /campus/system');
    expect(dashboard.calls).not.toContain('GET /user/unverified');
    expect(dashboard.calls).not.toContain('GET /nomination/pending');
  });

  test.each(['student', 'faculty'] as const)('%s: no section, and the way home', async (role) => {
    startDashboard(role);
    showDashboard('?section=election-list');
    await expect.element(page.getByText('Your account has no admin tasks.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to Home' }))
      .toHaveAttribute('href', '/');
    expect(headers()).toEqual([]);
  });

  test('an observer: the elections and the record, and nothing to press that changes one', async () => {
    const dashboard = startDashboard('observer');
    dashboard.elections = [anElection('Council 2026')];
    showDashboard('?section=election-list');
    await expect.element(page.getByRole('link', { name: 'Council 2026' })).toBeVisible();
    expect(headers()).toEqual([]);
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'For observers' }))
      .toBeVisible();
    await expect.element(page.getByText(/^You can read what officers do/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Record' })).toBeVisible();
    expect(page.getByRole('button', { name: /Delete|Invite|More/ }).elements()).toEqual([]);
    expect(dashboard.calls).not.toContain('GET /campus/emails/queue');
  });

  test('nobody signed in: says so, and leads to log-in', async () => {
    startDashboard(null);
    showDashboard('?section=election-list');
    await expect.element(page.getByText('User not logged in')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to Login' }))
      .toHaveAttribute('href', '/login');
  });
});

test('one section open at most; pressing it again closes it; the address follows', async () => {
  startDashboard();
  showDashboard('?section=election-list');
  await expect.element(header('Election List')).toHaveAttribute('aria-expanded', 'true');
  await header('User Approval').click();
  await expect.element(header('User Approval')).toHaveAttribute('aria-expanded', 'true');
  expect(open()).toBe(1);
  await expect.poll(() => address.search).toBe('?section=user-approval');
  await header('User Approval').click();
  await expect.element(header('User Approval')).toHaveAttribute('aria-expanded', 'false');
  expect(open()).toBe(0);
  await expect.poll(() => address.search).toBe('');
});

describe('the pages below', () => {
  test('an address of before leads to the part that has moved, with its search', async () => {
    const dashboard = startDashboard();
    showDashboard('?section=check-in&q=Asha');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Voters' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Check-in' })).toBeVisible();
    expect(address.search).toBe('?section=check-in&q=Asha');
    await page.getByRole('link', { name: 'Voter list' }).click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Voter list' })).toBeVisible();
    expect(dashboard.calls).not.toContain('GET /nomination/pending');
  });

  test('the council sees what is theirs', async () => {
    const dashboard = startDashboard('council');
    showDashboard('/people?section=accounts');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Decisions' })).toBeVisible();
    expect(page.getByRole('link', { name: /^Accounts/ }).elements()).toEqual([]);
    expect(dashboard.calls.filter((call) => call.startsWith('GET /user/get-all'))).toEqual([]);
  });

  test.each(['student', 'observer', null] as const)('%s sees none of them', async (role) => {
    startDashboard(role);
    showDashboard('/server');
    const said = role === null ? 'User not logged in' : 'Your account has no admin tasks.';
    await expect.element(page.getByText(said)).toBeVisible();
    expect(document.querySelector('main section, [data-waiting]')).toBeNull();
  });

  test('what the server warns of stands beside its link', async () => {
    const dashboard = startDashboard();
    const findings = (['ok', 'warning', 'problem'] as const).map((state, at) => ({
      subject: (['database', 'backup', 'mail'] as const)[at] ?? 'mail',
      state,
      says: 'So it is.',
      advice: null,
      since: null,
    }));
    dashboard.system = { ...dashboard.system, findings };
    showDashboard();
    await expect
      .element(page.getByRole('link', { name: 'Server (2), 2 warnings' }))
      .toHaveAttribute('href', '/dashboard/server');
  });
});

test('headers count what waits, and are one line', async () => {
  const dashboard = startDashboard();
  dashboard.nominations = [pendingNomination('Meher Chawla'), pendingNomination('Tenzin Dorje')];
  dashboard.elections = [
    anElection('Open now'),
    anElection('Over', { endDate: '2026-03-01T00:00:00Z' }),
  ];
  showDashboard();
  await expect.element(page.getByText('2 requests wait below.')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Election List 1 open now', exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Nomination Requests 2 pending', exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Contact Requests', exact: true }))
    .toBeVisible();
});

test('the open section is brought under the bar', async () => {
  startDashboard();
  showDashboard('?section=election-list');
  await expect.element(page.getByText('No elections found.')).toBeVisible();
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
});

test('a count that cannot be had says so and stops nothing else', async () => {
  const dashboard = startDashboard();
  dashboard.refuse('listUnverifiedUsers', 'overloaded');
  showDashboard();
  await expect.element(header('User Approval')).toHaveAccessibleName(/could not be counted/);
  await expect.element(header('Nomination Requests')).toHaveAccessibleName('Nomination Requests');
});

describe('e-mails', () => {
  test('one that is stuck needs a decision, and can be sent again', async () => {
    const dashboard = startDashboard('council');
    const failed = {
      _id: 'email-1',
      to: 'aarohi@campus.test',
      subject: 'Congratulations',
      reason: 'no-mailbox' as const,
      problem: 'The mail server answered: 550 No such user',
      createdAt: '2026-03-16T08:00:00.000Z',
      hasFailed: true,
      nextTryAt: null,
      link: 'none' as const,
    };
    const of = { electionId: null, election: null, whyNot: null };
    dashboard.things = [{ kind: 'failed-emails', ...of, count: 1 }];
    dashboard.emails = { ...dashboard.emails, failed: 1, emails: [failed] };
    showDashboard();
    await expect.element(page.getByText('1 thing needs you.')).toBeVisible();
    await page.getByRole('link', { name: 'Have a look: 1 e-mail was not sent' }).click();
    // Not that it may have arrived: the mail server said that it did not.
    const notice = page.getByRole('region', { name: 'Not sent' });
    await expect.element(notice.getByRole('heading')).toHaveFocus();
    await expect.element(notice.getByText(/this address does not accept e-mails/)).toBeVisible();
    await expect.element(notice.getByText(/550 No such user/)).toBeVisible();
    await expect.element(notice.getByRole('button', { name: /^Give up/ })).not.toBeInTheDocument();
    dashboard.emails = { ...dashboard.emails, failed: 0, emails: [] };
    await page
      .getByRole('button', { name: 'Send again: Congratulations, to aarohi@campus.test' })
      .click();
    expect(dashboard.calls).toContain('POST /campus/emails/resend/email-1');
    await expect.element(page.getByText('Every e-mail was sent.')).toBeVisible();
  });
});

test('an election without its key is named, with the way out', async () => {
  const dashboard = startDashboard('admin');
  dashboard.missingKeys = [{ electionId: 'e1', election: 'Hostel Election' }];
  showDashboard('/server');
  const notice = page.getByRole('region', { name: 'This server has no key for 1 election.' });
  await expect.element(notice.getByText('Hostel Election')).toBeVisible();
  await expect.element(notice.getByText('npm run keys -- import')).toBeVisible();
});

test('an election that somebody else told to show its counts is named', async () => {
  const dashboard = startDashboard('admin');
  dashboard.alteredStandings = [{ electionId: 'e1', election: 'Hostel Election' }];
  showDashboard('/server');
  const name = 'Somebody changed how 1 election shows its counts.';
  const notice = page.getByRole('region', { name });
  await expect.element(notice.getByText('Hostel Election')).toBeVisible();
});

describe('the list of elections', () => {
  const votes = {
    nominations: [
      {
        _id: 'c1',
        positionId: 'at President',
        position: 'President',
        votes: 3,
        nominee: { _id: 'p1', name: 'A', profileImg: '' },
        ...blankTexts,
        hasLeft: false,
      },
    ],
  };
  const dialog = (name: string) => page.getByRole('dialog', { name });

  test('name, date and state; empty and failed have their sentences', async () => {
    const dashboard = startDashboard();
    dashboard.refuse('listAllElections', 'overloaded');
    showDashboard('?section=election-list');
    await expect.element(page.getByText('Failed to fetch elections')).toBeVisible();
    dashboard.refuse('listAllElections', null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('No elections found.')).toBeVisible();
  });

  test('deleting asks by name, starts on Keep, and says how it went', async () => {
    const dashboard = startDashboard('council');
    dashboard.elections = [anElection('Sports', { startDate: '2026-03-16T00:00:00Z' })];
    const [election] = dashboard.elections;
    showDashboard('?section=election-list');
    await expect.element(page.getByText('16/03/2026')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Sports' }).click();
    await expect
      .element(dialog('Delete Sports?').getByRole('button', { name: 'Keep' }))
      .toHaveFocus();
    dashboard.break('deleteElection');
    await dialog('Delete Sports?').getByRole('button', { name: 'Delete' }).click();
    await expect.element(inToast('Failed to delete election')).toBeVisible();
    await expect
      .element(dialog('Delete Sports?').getByText(/^Failed to delete election: The server/))
      .toBeVisible();
    expect(dashboard.calls).toContain(`DELETE /election/delete/${election?._id}`);
  });

  test('one with votes: an admin types its name', async () => {
    const dashboard = startDashboard();
    dashboard.elections = [anElection('Sports', votes)];
    showDashboard('?section=election-list');
    await page.getByRole('button', { name: 'Delete Sports' }).click();
    const question = dialog('Sports has votes');
    await question.getByRole('button', { name: 'Delete' }).click();
    expect(dashboard.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
    await question.getByLabelText('Type “Sports” to confirm').fill('Sports');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(question.getByText('Give a reason. Officers will read it.').first())
      .toBeVisible();
    expect(dashboard.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
    await question.getByLabelText('Reason').fill('It was held twice.');
    await userEvent.keyboard('{Enter}');
    await expect.element(inToast('Election deletion successful')).toBeVisible();
    await expect.element(page.getByText('No elections found.')).toBeVisible();
    expect(dashboard.body).toEqual({ confirm: 'Sports', reason: 'It was held twice.' });
  });

  test('hidden counts: the server knows of votes, and the question changes', async () => {
    const dashboard = startDashboard();
    dashboard.elections = [anElection('Sports')];
    dashboard.refuse('deleteElection', 'election-has-votes');
    showDashboard('?section=election-list');
    await page.getByRole('button', { name: 'Delete Sports' }).click();
    await dialog('Delete Sports?').getByRole('button', { name: 'Delete' }).click();
    await expect.element(dialog('Sports has votes').getByLabelText('Reason')).toBeVisible();
  });

  test('one with votes: the council reads why not', async () => {
    const dashboard = startDashboard('council');
    dashboard.elections = [anElection('Sports', votes)];
    showDashboard('?section=election-list');
    await page.getByRole('button', { name: 'Delete Sports' }).click();
    await expect
      .element(page.getByText('Only an admin can delete an election that has votes.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('button', { name: 'Delete Sports' })).toHaveFocus();
    expect(dashboard.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });
});
