import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../../services.ts';
import { listNextPage } from './list-page.ts';
import { insertDueMailings } from './occasions-store.ts';
import { giveUpLost, sendNext } from './send-next.ts';
import type { MailingParts } from './compose-for-list.ts';

/** Seconds between two looks for what is due, and for work. */
const lookEvery = 15;
const idle = 5;

/**
 * Writes to many people for as long as the process runs, one at a time and at the pace that all servers
 * share. All it knows is in the database, so it goes on where any server stopped. Without a mail server
 * nothing is found and nothing is queued.
 */
export function startMailings(services: MailingParts & Pick<Services, 'log'>): {
  close(): Promise<void>;
} {
  if (services.mail.delivery !== 'smtp') return { close: async () => {} };
  const closing = new AbortController();
  const { signal } = closing;
  const ended = (async () => {
    let nextLook = 0;
    while (!signal.aborted) {
      let pause = 0;
      try {
        if (performance.now() >= nextLook) {
          await findDueMailings(services);
          nextLook = performance.now() + lookEvery * 1_000;
        }
        pause = await doStep(services);
      } catch (error) {
        services.log.warn({ err: error }, 'e-mails to many people are interrupted');
        pause = lookEvery;
      }
      if (pause > 0) await wait(pause * 1_000, null, { signal }).catch(() => {});
    }
  })();
  return {
    async close() {
      closing.abort();
      await ended;
    },
  };
}

/** Finds what is to be told by now, and what a process that is gone left behind. */
export async function findDueMailings(services: MailingParts): Promise<void> {
  await giveUpLost(services);
  await services.transact(insertDueMailings);
}

/** Does one thing, and answers for how many seconds there is nothing to do. */
export async function doStep(services: MailingParts): Promise<number> {
  const step = await sendNext(services);
  if (step === 'done') return 0;
  if (step === 'nobody waits') return (await services.transact(listNextPage)) ? 0 : idle;
  return Math.min(step.wait, 60);
}
