import { expect, test } from 'vitest';
import { electionPath, pageAt, pagePaths } from './page-paths.ts';

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

test('the links of our letters lead to pages', () => {
  expect(pagePaths.resetPassword).toBe('/reset-password');
  expect(pagePaths.confirmEmail).toBe('/confirm-email');
  expect(pagePaths.unsubscribe).toBe('/unsubscribe');
});

test('an address leads to its page, with the ids that it names', () => {
  expect(pageAt('/events')).toEqual({ page: '/events', ids: {} });
  expect(pageAt(electionPath('7'))).toEqual({ page: pagePaths.election, ids: { electionId: '7' } });
});

test.each(['/nowhere', '/elections/', '/elections/7/8', '/events/7', ''])(
  'there is no page at %s',
  (address) => {
    expect(pageAt(address)).toBeNull();
  },
);
