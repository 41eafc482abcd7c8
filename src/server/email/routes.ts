import type { Bound } from '../http/bind.ts';
import { readLetters } from './list.ts';
import { resendLetter } from './resend.ts';

export const letterRoutes: readonly Bound[] = [readLetters, resendLetter];
