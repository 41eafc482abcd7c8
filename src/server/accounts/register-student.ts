import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import { presentUser } from './view.ts';
import { openAccount } from './register.ts';

/** Registers a student, who is verified at once and signed in (contract). */
export const registerStudent = handle(
  api.registerStudent,
  async ({ body, ctx, cookie, address }) => {
    if (body.role !== 'student') throw new Refused('registers-as-staff');
    const { row, token } = await openAccount(ctx, { ...body, isVerified: true, address });
    if (token !== null) cookie.set(token);
    return { user: presentUser(row), message: sentences.registrationSuccessful };
  },
);
