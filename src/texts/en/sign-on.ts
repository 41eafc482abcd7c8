// The ways to log in beside the password, on the pages for log-in and registration.
import { spoken } from '../spoken.ts';

export const otherWaysMessages = spoken('sign-on.otherWaysMessages', {
  or: 'or',
  signOn: (name: string) => `Continue with ${name}`,
  passkey: 'Log in with a passkey',
  failed: 'The log-in did not work. Please try again.',
});
