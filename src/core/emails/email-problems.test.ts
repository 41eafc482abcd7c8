import { expect, test } from 'vitest';
import { emailProblems, isLasting, isOfOneEmail, problemsOfServer } from './email-problems.ts';

test('what is refused for good is about one e-mail, and never about the server', () => {
  for (const problem of emailProblems) {
    if (isLasting(problem)) expect(isOfOneEmail(problem), problem).toBe(true);
    if (problemsOfServer.includes(problem)) expect(isOfOneEmail(problem), problem).toBe(false);
  }
  expect(emailProblems.filter(isLasting)).toEqual(['no-mailbox', 'refused']);
  expect(isOfOneEmail('put-off')).toBe(true);
});
