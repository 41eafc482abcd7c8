import { Secret, TOTP } from 'otpauth';
import { normalizeCode, showCode } from '#core/accounts/number-code.ts';
import { oneTimeCodeIn, recoveryCodeCount } from '#core/accounts/second-step.ts';
import type { Tx } from '../../platform/db/client.ts';
import { newCode } from '../../numbers/use-number-code.ts';
import { hashToken } from '../../platform/tokens.ts';
import { findSecondFactor, takeRecoveryCode, useStep } from '../../accounts/second-factor-store.ts';

// What all apps make: SHA-1, six digits, thirty seconds.
const period = 30;
const secretBytes = 20;
/** Steps before and behind that count as well: clocks differ, and people type slowly. */
const tolerance = 1;

/** A new secret, and its address for the QR code. */
export function makeSecret(issuer: string, label: string): { secret: string; uri: string } {
  // A colon parts issuer and label in the address.
  const secret = new Secret({ size: secretBytes });
  const totp = new TOTP({ issuer: issuer.replaceAll(':', ' '), label, secret, period });
  return { secret: secret.base32, uri: totp.toString() };
}

/** To which step of thirty seconds a code belongs; null when it is not right now. */
export function stepOf(secret: string, typed: string, now: number): number | null {
  const token = oneTimeCodeIn(typed);
  if (token === null) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token, timestamp: now, window: tolerance });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

/** New recovery codes as they are shown, and what is kept of them. */
export function makeRecoveryCodes(): { shown: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: recoveryCodeCount }, () => newCode('printed'));
  return { shown: codes.map(showCode), hashes: codes.map(hashToken) };
}

/** Uses up what somebody typed for the second step; null when it is not right, or was used before. */
export async function useTypedCode(
  tx: Tx,
  accountId: string,
  typed: string,
  now: number,
): Promise<'code' | 'recovery-code' | null> {
  if (oneTimeCodeIn(typed) === null) {
    const hash = hashToken(normalizeCode(typed));
    return (await takeRecoveryCode(tx, accountId, hash)) ? 'recovery-code' : null;
  }
  const secret = (await findSecondFactor(tx, accountId))?.secret ?? null;
  const step = secret === null ? null : stepOf(secret, typed, now);
  return step !== null && (await useStep(tx, accountId, step)) ? 'code' : null;
}
