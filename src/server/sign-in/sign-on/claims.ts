import { accountLimits } from '#core/accounts/check-registration.ts';
import { normalizeName } from '#core/accounts/person-name.ts';
import { normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { emailLength, isEmailAddress, isOneLine, isPlain, isVisible } from '#core/text.ts';
import { cellLimits, readCell } from '#core/voter-list/list-cells.ts';
import type { SignOnSettings } from './settings.ts';

/** What the provider says of somebody; empty where it says nothing that can be used. */
export interface SignOnArrival {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  /** Normalized, and not yet compared with the campus's pattern. */
  enrollmentNumber: string | null;
  groups: string[];
}

const most = { subject: 255 };

/** True for an id that can be kept: some have letters beyond ASCII, which the standard forbids. */
export const isUsableSubject = (subject: string) =>
  subject.length <= most.subject && isVisible(subject) && isPlain(subject) && isOneLine(subject);

/** What the token says, and what the provider adds to it: whoever names an address says whether it is verified. */
export function joinClaims<Token extends Claims>(token: Token, more: Claims): Token {
  const isSame = more['email'] === undefined || more['email'] === token['email'];
  return { ...token, ...(!isSame && { email_verified: false }), ...more };
}

type Claims = Readonly<Record<string, unknown>>;

/** Takes out of a token's claims what Hustings uses. A role is none of it, whatever they say. */
export function readClaims(
  claims: Readonly<Record<string, unknown>> & { iss: string; sub: string },
  { numberClaim, groupsClaim }: Pick<SignOnSettings, 'numberClaim' | 'groupsClaim'>,
): SignOnArrival {
  const line = (value: unknown, longest: number) => {
    const text = typeof value === 'string' ? value.trim().normalize('NFC') : '';
    const isFit = text.length <= longest && isVisible(text) && isPlain(text) && isOneLine(text);
    return isFit ? text : '';
  };
  const both = [claims['given_name'], claims['family_name']].map((part) =>
    line(part, accountLimits.name),
  );
  const address = line(claims['email'], emailLength);
  const email = isEmailAddress(address) ? address : '';
  const verified = claims['email_verified'];
  const number = line(
    numberClaim === null ? '' : claims[numberClaim],
    accountLimits.enrollmentNumber,
  );
  const groups = groupsClaim === null ? [] : [claims[groupsClaim]].flat();
  const name = line(claims['name'], accountLimits.name) || line(both.join(' '), accountLimits.name);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    // Where the form would refuse it, the form asks for it.
    name: line(normalizeName(name), accountLimits.name),
    email,
    // Some providers write it as a text.
    isEmailVerified: email !== '' && (verified === true || verified === 'true'),
    enrollmentNumber: number === '' ? null : normalizeEnrollmentNumber(number),
    groups: [...new Set(groups.map((group) => readCell(line(group, cellLimits.group))))]
      .filter((group) => group !== '')
      .slice(0, cellLimits.groups),
  };
}
