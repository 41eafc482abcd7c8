import type { Translated } from '../translated.ts';
import type { otherWaysMessages as English } from '../en/sign-on.ts';

// The ways to log in beside the password, on the pages for log-in and registration.

export const otherWaysMessages: Translated<typeof English> = {
  or: 'या',
  signOn: (name: string) => `${name} से आगे बढ़ें`,
  passkey: 'पासकी से लॉग इन करें',
  failed: 'लॉग इन नहीं हो सका। कृपया फिर कोशिश करें।',
};
