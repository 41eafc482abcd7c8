// The ways to log in beside the password, on the pages for log-in and registration.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const otherWaysMessages = spoken('sign-on.otherWaysMessages', {
  or: 'or',
  signOn: said('Continue with {name}', (name: string) => ({ name })),
  passkey: 'Log in with a passkey',
  failed: 'The log-in did not work. Please try again.',
});
