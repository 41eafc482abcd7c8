import { z } from 'zod';
import { Refused } from '#core/refusal.ts';

const ClientData = z.object({ challenge: z.string().max(200) });

/** Which challenge a browser says it answers. Whether it did is verified with the rest. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString();
    return ClientData.parse(JSON.parse(text)).challenge;
  } catch {
    throw new Refused('passkey-wrong');
  }
}
