import { accountLimits } from '#core/accounts/check-registration.ts';
import { normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { emailLength, isOneLine, isPlain, isVisible } from '#core/text.ts';
import type { SignOnSettings } from './settings.ts';

/** What the provider says of somebody; empty where it says nothing that can be used. */
export interface Arrival {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  /** Normalized, and not yet compared with the campus's pattern. */
  enrollmentNumber: string | null;
  groups: string[];
}

const most = { groups: 50, groupLength: 100 };

/** Takes out of a token's claims what Hustings uses. A role is none of it, whatever they say. */
export function readClaims(
  claims: Readonly<Record<string, unknown>> & { iss: string; sub: string },
  { numberClaim, groupsClaim }: Pick<SignOnSettings, 'numberClaim' | 'groupsClaim'>,
): Arrival {
  const line = (value: unknown, longest: number) => {
    const text = typeof value === 'string' ? value.trim().normalize('NFC') : '';
    const isFit = text.length <= longest && isVisible(text) && isPlain(text) && isOneLine(text);
    return isFit ? text : '';
  };
  const both = [claims['given_name'], claims['family_name']].map((part) =>
    line(part, accountLimits.name),
  );
  const email = line(claims['email'], emailLength);
  const verified = claims['email_verified'];
  const number = numberClaim === null ? undefined : claims[numberClaim];
  const groups = groupsClaim === null ? [] : [claims[groupsClaim]].flat();
  return {
    issuer: claims.iss,
    subject: claims.sub,
    name: line(claims['name'], accountLimits.name) || line(both.join(' '), accountLimits.name),
    email,
    // Some providers write it as a text.
    isEmailVerified: email !== '' && (verified === true || verified === 'true'),
    enrollmentNumber:
      typeof number === 'string' && number !== '' ? normalizeEnrollmentNumber(number) : null,
    groups: [...new Set(groups.map((group) => line(group, most.groupLength)))]
      .filter((group) => group !== '')
      .slice(0, most.groups),
  };
}
