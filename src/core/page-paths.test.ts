import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  candidatePath,
  electionPath,
  eventPath,
  pageAt,
  pagePaths,
  pathWithToken,
  settingsPages,
  settingsPath,
  timetablePath,
} from './page-paths.ts';

test('the eight routes of the specification are pages', () => {
  const routes = [
    '/',
    '/login',
    '/register',
    '/events',
    '/council',
    '/elections',
    '/contact',
    '/dashboard',
  ];
  expect(Object.values(pagePaths)).toEqual(expect.arrayContaining(routes));
});

test('no two pages share an address', () => {
  const paths = Object.values(pagePaths);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the links of our e-mails lead to pages', () => {
  expect(pagePaths.resetPassword).toBe('/reset-password');
  expect(pagePaths.confirmEmail).toBe('/confirm-email');
  expect(pagePaths.unsubscribe).toBe('/unsubscribe');
});

test('an address leads to its page, with the ids that it names', () => {
  expect(pageAt('/events')).toEqual({ page: '/events', ids: {} });
  const ids = { electionId: '7' };
  expect(pageAt(electionPath('7'))).toEqual({ page: pagePaths.election, ids });
  expect(pageAt(timetablePath('7'))).toEqual({ page: pagePaths.timetable, ids });
});

const id = fc.string({ minLength: 1 });

test('the address of a candidate leads to the candidate, whatever the ids hold', () => {
  fc.assert(
    fc.property(id, id, (election, nomination) => {
      const found = pageAt(candidatePath(election, nomination));
      expect(found?.page).toBe(pagePaths.candidate);
      expect(decodeURIComponent(found?.ids['electionId'] ?? '')).toBe(election);
      expect(decodeURIComponent(found?.ids['nominationId'] ?? '')).toBe(nomination);
    }),
  );
});

test('the address of an event leads to the event, whatever the id holds', () => {
  fc.assert(
    fc.property(id, (event) => {
      const found = pageAt(eventPath(event));
      expect(found?.page).toBe(pagePaths.event);
      expect(decodeURIComponent(found?.ids['eventId'] ?? '')).toBe(event);
    }),
  );
});

test.each([
  '/nowhere',
  '/elections/',
  '/elections/7/8',
  '/elections/7/candidates',
  '/events/',
  '/events/7/8',
  '',
])('there is no page at %s', (address) => {
  expect(pageAt(address)).toBeNull();
});

test('the secret of a link stands behind #', () => {
  expect(pathWithToken('/vote', 'a-b_c')).toBe('/vote#token=a-b_c');
  expect(pathWithToken('/confirm-email', 'a&b')).toBe('/confirm-email#token=a%26b');
});

test('each page of the settings has an address, and its sections have theirs', () => {
  const paths = settingsPages.map((one) => settingsPath(one));
  expect(paths[0]).toBe('/settings?section=campus');
  expect(new Set(paths).size).toBe(settingsPages.length);
  expect(settingsPath('home', 'social')).toBe('/settings?section=home#settings-social');
});
