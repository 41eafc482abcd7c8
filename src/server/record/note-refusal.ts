import type { Actor } from '#core/actor.ts';
import { isOfficer } from '#core/accounts/role.ts';
import { refusals } from '#core/refusal.ts';
import type { Refusal } from '#core/refusal.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';

/**
 * Records that an officer asked for what they may not do. The answer does not wait for it, and what
 * was merely typed wrong is no refusal of this kind.
 */
export function noteRefusal(
  services: Pick<Services, 'transact' | 'log'>,
  actor: Actor | null,
  refusal: { reason: Refusal; summary: string },
): void {
  const { reason } = refusal;
  if (actor === null || !isOfficer(actor.role) || refusals[reason][0] !== 'forbidden') return;
  // A question, which the browser asks and then repeats the call.
  if (reason === 'reauth-required') return;
  const detail = refusalInWords(refusal);
  services
    .transact((tx) =>
      record(tx, { actorId: actor.id, act: 'officer.refused', objectId: actor.id, detail }),
    )
    .catch((error: unknown) => services.log.error({ err: error }, 'a refusal was not recorded'));
}

/** What was asked for and what was answered. People read it: it has neither a path nor a code. */
export const refusalInWords = ({ reason, summary }: { reason: Refusal; summary: string }): string =>
  `${summary}. The answer was: “${refusals[reason][1]}”`;
