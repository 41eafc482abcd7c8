import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Proposal } from '#contract/proposal-shapes.ts';
import { inToast } from '#tests/support/in-toast.ts';
import { anElection } from '#tests/support/dashboard-elections.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';
import { nothingWaits } from '#tests/support/nothing-waits.ts';

const proposal = (given: Partial<Proposal> = {}): Proposal => ({
  _id: 'p1',
  act: 'election.cancel',
  subject: 'Sports Board',
  election: { _id: 'e1', name: 'Sports Board' },
  what: 'The election was cancelled.',
  changes: [],
  reason: 'The hall burned down.',
  proposedBy: { _id: 'other', name: 'Meher Chawla' },
  proposedAt: '2026-03-16T08:00:00.000Z',
  expiresAt: '2026-03-19T08:00:00.000Z',
  notBy: [],
  needsAdmin: false,
  alone: null,
  ...given,
});

let dashboard: DashboardServer;
const wait = (...proposals: Proposal[]) => {
  dashboard.waiting = { ...nothingWaits(2), proposals };
};
const region = () => page.getByRole('region', { name: 'Waiting for a second officer' });
const dialog = (name: string) => page.getByRole('dialog', { name });

describe('what waits for a second officer', () => {
  beforeEach(() => {
    dashboard = startDashboard('council');
  });

  test('is told in plain words, counted, and confirmed in a dialog', async () => {
    wait(proposal());
    showDashboard('?section=decisions');
    await expect.element(region().getByText('Cancel Sports Board', { exact: true })).toBeVisible();
    for (const words of [
      /^1 decision is waiting/,
      'The election was cancelled.',
      /The hall burned down/,
    ]) {
      await expect.element(region().getByText(words)).toBeVisible();
    }
    await expect
      .element(region().getByText(/^Meher Chawla proposed this on .*It waits until/))
      .toBeVisible();
    await region().getByRole('button', { name: 'Confirm: Cancel Sports Board' }).click();
    const question = dialog('Cancel Sports Board?');
    await expect.element(question.getByRole('button', { name: 'Go back' })).toHaveFocus();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(inToast('Done')).toBeVisible();
    expect(dashboard.calls).toContain('POST /proposal/confirm/p1');
    await expect.element(region()).not.toBeInTheDocument();
  });

  test('is announced by its proposer after three days, and done alone a day later', async () => {
    const own = { _id: dashboard.viewer?._id ?? '', name: 'Meher Chawla' };
    const past = '2020-03-16T08:00:00.000Z';
    wait(
      proposal({ proposedBy: own, alone: { isAnnounced: false, from: past } }),
      proposal({
        _id: 'p2',
        subject: 'B',
        proposedBy: own,
        alone: { isAnnounced: true, from: past },
      }),
      proposal({
        _id: 'p3',
        subject: 'C',
        proposedBy: own,
        alone: { isAnnounced: true, from: '2090-03-16T08:00:00.000Z' },
      }),
    );
    showDashboard('?section=decisions');
    await expect.element(region().getByText(/Nobody has decided for three days/)).toBeVisible();
    expect(region().getByRole('button', { name: 'Do it alone: Cancel C' }).query()).toBeNull();
    await region()
      .getByRole('button', { name: 'Announce to do it alone: Cancel Sports Board' })
      .click();
    await dialog('Cancel Sports Board alone?').getByRole('button', { name: 'Announce it' }).click();
    await expect
      .element(inToast('All officers are told. After 24 hours you can do it alone.'))
      .toBeVisible();
    expect(dashboard.calls).toContain('POST /proposal/alone/p1');
    await region().getByRole('button', { name: 'Do it alone: Cancel B' }).click();
    await dialog('Cancel B?').getByRole('button', { name: 'Do it alone' }).click();
    await expect.poll(() => dashboard.calls).toContain('POST /proposal/confirm/p2');
  });

  test('is not confirmed by who is new, nor what somebody new proposed, and says when', async () => {
    const later = '2090-03-16T08:00:00.000Z';
    const fresh = (_id: string) => ({ _id, name: _id, confirmsFrom: later, letInBy: null });
    const expiresAt = '2090-03-19T08:00:00.000Z';
    wait(
      proposal({ expiresAt }),
      proposal({ _id: 'p2', subject: 'B', proposedBy: { _id: 'fresh', name: 'Fresh' }, expiresAt }),
      proposal({ _id: 'p3', subject: 'C' }),
    );
    dashboard.waiting.newOfficers = [fresh(dashboard.viewer?._id ?? ''), fresh('fresh')];
    showDashboard('?section=decisions');
    await expect
      .element(region().getByText(/You can confirm from 16 Mar.*You became an officer/))
      .toBeVisible();
    await expect
      .element(region().getByText(/You can confirm from .*Fresh became an officer/))
      .toBeVisible();
    await expect.element(region().getByText(/You cannot confirm it in time/)).toBeVisible();
    expect(
      region()
        .getByRole('button', { name: /^Confirm/ })
        .elements(),
    ).toEqual([]);
    expect(
      region()
        .getByRole('button', { name: /^Refuse/ })
        .elements(),
    ).toEqual([]);
  });

  test('is refused with a reason', async () => {
    wait(proposal());
    showDashboard('?section=decisions');
    await region().getByRole('button', { name: 'Refuse: Cancel Sports Board' }).click();
    const question = dialog('Refuse: Cancel Sports Board?');
    await question.getByRole('button', { name: 'Refuse' }).click();
    expect(dashboard.calls).not.toContain('POST /proposal/refuse/p1');
    await question.getByRole('textbox').fill('Voting is open again.');
    await question.getByRole('button', { name: 'Refuse' }).click();
    await expect.element(inToast('Done')).toBeVisible();
    expect(dashboard.body).toEqual({ reason: 'Voting is open again.' });
  });

  test('shows old and new values of an edit', async () => {
    const changes = [{ field: 'Voting closes', from: '18 March', to: '19 March' }];
    wait(proposal({ act: 'election.edit', changes }));
    showDashboard('?section=decisions');
    await expect.element(region().getByText('Change Sports Board')).toBeVisible();
    await expect
      .element(region().getByRole('definition'))
      .toHaveTextContent('Now: 18 MarchThen: 19 March');
  });

  test('names who is on the ballot of what is to be published', async () => {
    const changes = [
      { field: 'President', from: '', to: 'Asha Verma, Bilal Khan' },
      { field: 'Treasurer', from: '', to: '' },
    ];
    const what = 'Everybody sees the election.';
    const candidates = [
      { position: 'President', people: ['Asha Verma', 'Bilal Khan'] },
      { position: 'Treasurer', people: [] },
    ];
    wait(proposal({ act: 'election.publish', what, changes, candidates }));
    showDashboard('?section=decisions');
    await expect.element(region().getByText(what)).toBeVisible();
    const counts = '2 positions: 1 with a choice, 1 with nobody.';
    await expect.element(region().getByText(counts)).toBeVisible();
    const names = region()
      .getByRole('list', { name: 'All positions, the unusual first' })
      .getByRole('listitem');
    await expect.element(names.nth(0)).toHaveTextContent('TreasurerNobody standsnobody');
    await expect.element(names.nth(1)).toHaveTextContent('PresidentAsha Verma, Bilal Khan');
    const confirm = region().getByRole('button', { name: /^Confirm/ });
    const { top } = confirm.element().getBoundingClientRect();
    expect(top).toBeGreaterThan(names.nth(1).element().getBoundingClientRect().bottom);
    await expect.element(region().getByText('Now:')).not.toBeInTheDocument();
  });

  test('of one’s own is withdrawn, and not counted as waiting for oneself', async () => {
    wait(proposal({ proposedBy: { _id: dashboard.viewer?._id ?? '', name: 'Leela' } }));
    showDashboard('?section=decisions');
    await expect
      .element(region().getByRole('button', { name: /^Confirm/ }))
      .not.toBeInTheDocument();
    await region().getByRole('button', { name: 'Withdraw: Cancel Sports Board' }).click();
    await dialog('Withdraw: Cancel Sports Board?')
      .getByRole('button', { name: 'Withdraw' })
      .click();
    await expect.element(inToast('Done')).toBeVisible();
    expect(dashboard.calls).toContain('POST /proposal/withdraw/p1');
  });

  test('needs an admin where the act does; a refusal of the server stays in the dialog', async () => {
    wait(proposal({ act: 'election.delete', needsAdmin: true }), proposal({ _id: 'p2' }));
    dashboard.refuse('confirmProposal', 'voting-closed');
    showDashboard('?section=decisions');
    await expect.element(region().getByText(/Another admin has to decide/)).toBeVisible();
    expect(
      region()
        .getByRole('button', { name: /^Confirm: Delete/ })
        .elements(),
    ).toEqual([]);
    await region().getByRole('button', { name: 'Confirm: Cancel Sports Board' }).click();
    const question = dialog('Cancel Sports Board?');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(question.getByText('Voting has closed.').first()).toBeVisible();
  });

  test('about oneself is decided by another officer', async () => {
    wait(proposal({ act: 'election.draw', notBy: [dashboard.viewer?._id ?? ''] }));
    showDashboard('?section=decisions');
    await expect.element(region().getByText('Accept the draw of Sports Board')).toBeVisible();
    await expect.element(region().getByText(/It is about you/)).toBeVisible();
    expect(region().getByRole('button').elements()).toEqual([]);
  });

  test('is read by observers, who decide nothing', async () => {
    dashboard = startDashboard('observer');
    wait(proposal(), proposal({ _id: 'p2', act: 'election.delete', needsAdmin: true }));
    showDashboard('?section=decisions');
    await expect.element(region().getByText('Cancel Sports Board', { exact: true })).toBeVisible();
    await expect.element(region().getByText(/^2 decisions are waiting/)).toBeVisible();
    expect(region().getByRole('button').elements()).toEqual([]);
  });

  test('is said at the election, and by the buttons that propose', async () => {
    const election = anElection('Sports Board');
    dashboard.elections = [election];
    wait(proposal({ election: { _id: election._id, name: election.name } }));
    showDashboard('?section=election-list');
    await expect.element(page.getByText('Waiting for another officer')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Sports Board' }).click();
    await page.getByRole('menuitem', { name: 'Ask a second officer: Cancel election' }).click();
    const question = dialog('Cancel Sports Board?');
    await expect
      .element(question.getByText(/waits until another officer confirms it/))
      .toBeVisible();
    await expect
      .element(question.getByRole('button', { name: 'Ask a second officer: Cancel election' }))
      .toBeVisible();
  });
});
