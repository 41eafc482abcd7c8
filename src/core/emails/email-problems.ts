/**
 * Why an e-mail did not leave, or may not have:
 *
 * - `no-mailbox`, `refused`: the mail server refused it for good, for its recipient or its words.
 * - `put-off`: the mail server wants it later. `relay`: it does not send to this address for us.
 * - `no-server`, `not-now`, `log-in`, `not-allowed`: no e-mail at all can leave.
 * - `uncertain`, `stopped`, `restored`: nobody knows whether it left.
 * - `expired`: its link ran out before it could leave.
 */
export const emailProblems = [
  'no-mailbox',
  'refused',
  'put-off',
  'relay',
  'no-server',
  'not-now',
  'log-in',
  'not-allowed',
  'uncertain',
  'stopped',
  'restored',
  'expired',
] as const;
export type EmailProblem = (typeof emailProblems)[number];

const lasting: readonly EmailProblem[] = ['no-mailbox', 'refused'];
const ofOneEmail: readonly EmailProblem[] = [...lasting, 'put-off', 'relay'];

/** True when trying again cannot help. */
export const isLasting = (problem: EmailProblem): boolean => lasting.includes(problem);

/** True when other e-mails may leave all the same. */
export const isOfOneEmail = (problem: EmailProblem): boolean => ofOneEmail.includes(problem);

/** With these no e-mail can leave, so one that leaves is a sign for all that wait. */
export const problemsOfServer: readonly EmailProblem[] = [
  'no-server',
  'not-now',
  'log-in',
  'not-allowed',
];
