import { Refused } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { openAccount } from './register.ts';
import { presentUser } from './view.ts';

/** Registers a student, who is verified at once and signed in (contract). */
export async function registerStudent(
  services: Services,
  _actor: unknown,
  input: Input<'registerStudent'>,
  { address }: Caller,
) {
  if (input.role !== 'student') throw new Refused('registers-as-staff');
  const { row, token } = await openAccount(services, { ...input, isVerified: true, address });
  return { reply: { user: presentUser(row), message: sentences.registrationSuccessful }, token };
}
