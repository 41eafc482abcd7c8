import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';
import { takeAway } from '#tests/support/show.tsx';

// The sections of the dashboard stand at once and stay where they are, whenever what waits is told.

const open = () => document.querySelectorAll('[data-header][aria-expanded="true"]').length;
const header = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

describe('while it is not known yet what waits', () => {
  test.each(['admin', 'council'] as const)('the sections of an %s stand at once', async (role) => {
    const dashboard = startDashboard(role);
    dashboard.hold('listWaiting', new Promise(() => {}));
    showDashboard();
    await expect.element(header('Election List')).toBeVisible();
    await header('Contact Requests').click();
    await expect.poll(open).toBe(1);
  });
});

test('where what waits cannot be told, the sections are as usable', async () => {
  startDashboard('council').refuse('listWaiting', 'overloaded');
  showDashboard();
  await header('Contact Requests').click();
  await expect.poll(open).toBe(1);
});

describe('the room of what waited the last time', () => {
  const things = ['Council 2027', 'Sports 2027'].map((election, index) => ({
    kind: 'certify' as const,
    electionId: `e${index}`,
    election,
    whyNot: null,
  }));
  const waits = page.getByRole('list', { name: 'What waits for you' });
  const topOf = (name: string) => header(name).element().getBoundingClientRect().top;
  /** Who was here before, and what waits is not told until `tell`. */
  const comeBack = async () => {
    startDashboard().things = things;
    showDashboard();
    await expect.element(waits).toBeVisible();
    takeAway();
    const dashboard = startDashboard();
    dashboard.things = things;
    const { promise, resolve: tell } = Promise.withResolvers<void>();
    dashboard.hold('listWaiting', promise);
    showDashboard();
    await expect.element(header('Election List')).toBeVisible();
    return { tell, dashboard };
  };

  test('an early answer comes into it, and nothing moves', async () => {
    const { tell } = await comeBack();
    const top = topOf('Nomination Requests');
    tell();
    await expect.element(waits).toBeVisible();
    expect(topOf('Nomination Requests')).toBe(top);
  });

  test('fewer things leave the sections where they are', async () => {
    const { tell, dashboard } = await comeBack();
    const top = topOf('Nomination Requests');
    dashboard.things = things.slice(0, 1);
    tell();
    await expect.element(waits).toBeVisible();
    expect(topOf('Nomination Requests')).toBe(top);
  });

  test('without an answer it stays', async () => {
    await comeBack();
    const top = topOf('Nomination Requests');
    await header('Contact Requests').click();
    await expect.poll(open).toBe(1);
    expect(topOf('Nomination Requests') + window.scrollY).toBe(top);
  });
});

test('on the first visit the sections come with what waits, and are not pushed by it', async () => {
  const dashboard = startDashboard();
  dashboard.things = [{ kind: 'certify', electionId: 'e1', election: 'Club', whyNot: null }];
  const { promise, resolve: tell } = Promise.withResolvers<void>();
  dashboard.hold('listWaiting', promise);
  showDashboard();
  await expect.element(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(header('Election List').elements()).toHaveLength(0);
  tell();
  await expect.element(header('Election List')).toBeVisible();
  await expect.element(page.getByText('Club can be certified')).toBeVisible();
});

test('rows that come late do not push the section that is in the address', async () => {
  const dashboard = startDashboard('council');
  const held = Promise.withResolvers<void>();
  // As in a browser that keeps no place by itself.
  document.documentElement.style.overflowAnchor = 'none';
  dashboard.hold('listWaiting', held.promise);
  dashboard.elections = Array.from({ length: 12 }, (_, at) => anElection(`Council ${at}`));
  showDashboard('?section=election-list');
  await expect.element(page.getByRole('link', { name: 'Council 11' })).toBeVisible();
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  const place = () => header('Election List').element().getBoundingClientRect().top;
  const before = place();
  const of = { whyNot: null, electionId: 'e1', election: 'Club' };
  dashboard.things = [{ kind: 'certify', ...of }];
  held.resolve();
  await expect.element(page.getByText('Club can be certified')).toBeInTheDocument();
  expect(Math.abs(place() - before)).toBeLessThan(2);
  document.documentElement.style.overflowAnchor = '';
});
