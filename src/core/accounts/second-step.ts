import { wrong } from '../kernel/wrong.ts';

/** With what an officer confirms a log-in: the app's code, a passkey, or a recovery code. */
export const secondStepWays = ['code', 'passkey', 'recovery-code'] as const;
export type SecondStepWay = (typeof secondStepWays)[number];

/** What is answered where no code was typed. */
export const noCode = wrong('type-code');
/** The greatest length of a code as it is typed. */
export const codeLength = 40;

/** How many recovery codes an officer gets, each for one use. */
export const recoveryCodeCount = 10;

/** The app's code in what was typed, if it is one: six digits, whatever stands between them. */
export function oneTimeCodeIn(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}
