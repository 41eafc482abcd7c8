import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Services } from '../services.ts';
import { endClosingPause } from './end-pause.ts';

/** An admin looked at the clocks and lets closings go on. */
export async function resumeClosings(services: Services, actor: Actor) {
  const isEnded = await services.transact((tx) => endClosingPause(tx, services, actor.id));
  if (!isEnded) throw new Refused('closings-not-paused');
  await services.clockWatch.look();
  return { message: answers.closingsGoOn };
}
