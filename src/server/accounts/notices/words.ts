import { pagePaths } from '#core/page-paths.ts';
import { logInRole, usesEnrollmentNumber } from '#core/accounts/role.ts';
import type { Role } from '#core/accounts/role.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { safetyEmails } from '#texts/en/safety-emails.ts';
import { leadingTo } from '../../email/frame.ts';
import type { CouncilWords } from '../../email/frame.ts';

/** What a notice says of, and whether it goes to the address that the account had before. */
export type Told =
  | { kind: 'device'; device: string }
  | { kind: 'password' }
  | { kind: 'way-in'; name: string }
  | { kind: 'second-factor'; isOn: boolean }
  | { kind: 'wrong-steps' }
  | { kind: 'email'; isFormerAddress: boolean }
  | { kind: 'number'; number: string | null }
  | { kind: 'role'; role: Role };

/** The words of a notice, and what to do if it was not the owner. */
export function noticeWords(told: Told, publicUrl: string): Omit<CouncilWords, 'reason'> {
  const logIn = `${publicUrl}${pagePaths.login}`;
  const contact = `${publicUrl}${pagePaths.contact}`;
  const thenWrite = { after: [safetyEmails.thenWrite(contact)] };
  switch (told.kind) {
    case 'device': {
      const device = told.device === '' ? safetyEmails.unknownBrowser : told.device;
      return leadingTo(safetyEmails.device(device), logIn);
    }
    case 'password':
      return { ...leadingTo(safetyEmails.password(), logIn), ...thenWrite };
    case 'way-in':
      return { ...leadingTo(safetyEmails.wayIn(told.name), logIn), ...thenWrite };
    case 'second-factor':
      return leadingTo(safetyEmails.secondFactor(told.isOn), logIn);
    case 'wrong-steps':
      return leadingTo(safetyEmails.wrongSteps(), logIn);
    case 'number':
      return leadingTo(safetyEmails.number(told.number), contact);
    case 'role': {
      const as = { role: logInRole(told.role), byNumber: usesEnrollmentNumber(told.role) };
      return leadingTo(safetyEmails.role(told.role, as), logIn);
    }
    case 'email': {
      const words = leadingTo(safetyEmails.email(told.isFormerAddress), contact);
      return told.isFormerAddress ? words : { ...words, after: [everyEmail.newPassword(logIn)] };
    }
  }
}
