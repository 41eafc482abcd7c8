import * as en from './en-account.ts';
import type { Shape } from './shape.ts';

export const profileWords: Shape<typeof en.profile> = en.profile;
export const forgottenWords: Shape<typeof en.forgotten> = en.forgotten;
export const resetPasswordWords: Shape<typeof en.resetPassword> = en.resetPassword;
export const confirmEmailWords: Shape<typeof en.confirmEmail> = en.confirmEmail;
export const logInWords: Shape<typeof en.logIn> = en.logIn;
export const registerWords: Shape<typeof en.register> = en.register;
export const setUpWords: Shape<typeof en.setUp> = en.setUp;
