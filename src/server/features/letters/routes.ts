import type { Bound } from '../../http/bind.ts';
import { readLetters } from './read-letters.ts';
import { resendLetter } from './resend-letter.ts';

export const letterRoutes: readonly Bound[] = [readLetters, resendLetter];
