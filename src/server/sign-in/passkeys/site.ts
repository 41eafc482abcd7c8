import { isIP } from 'node:net';
import { Refused } from '#core/refusal.ts';
import { z } from 'zod';

const ClientData = z.object({ challenge: z.string().max(200) });

/** EdDSA, ES256 and RS256, which all devices of today know (COSE's numbers). */
export const algorithms = [-8, -7, -257];

/** For which address passkeys are made, and which one pages must have. */
export interface Site {
  rpID: string;
  expectedOrigin: string;
}

/** Passkeys belong to a name, and browsers make them on safe addresses only. */
export function siteOf(publicUrl: string): Site {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  if (!isName || (protocol !== 'https:' && hostname !== 'localhost')) {
    throw new Refused('passkeys-need-address');
  }
  return { rpID: hostname, expectedOrigin: origin };
}

/** Which challenge a browser says it answers. Whether it did is verified with the rest. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString();
    return ClientData.parse(JSON.parse(text)).challenge;
  } catch {
    throw new Refused('passkey-wrong');
  }
}
