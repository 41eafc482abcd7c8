import type { Actor } from '#core/actor.ts';
import type { Services } from '../services.ts';
import { listVerified, listWaiting } from './store.ts';
import { presentPendingMember } from './view.ts';

/** Proposals that wait for the desk, oldest first, with who holds each post now. */
export async function listUnverifiedMembers(services: Services, actor: Actor) {
  const [waiting, verified] = await Promise.all([
    listWaiting(services.db),
    listVerified(services.db),
  ]);
  return waiting.map((row) => presentPendingMember(row, verified, actor.id));
}
