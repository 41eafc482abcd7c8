import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { endPauses } from './mailings/store.ts';
import { listFailing, listHeldUp, noteLeaving } from './wake-store.ts';

type Parts = Pick<Services, 'transact' | 'jobs'>;

/** After an e-mail left: those go again that waited because none could. */
export async function wakeAfterSuccess(services: Parts): Promise<void> {
  await services.transact(async (tx) => {
    await wake(tx, services, await noteLeaving(tx));
  });
}

/** At start: settings may have changed, and the pauses of before are long. */
export async function wakeAtStart(services: Parts): Promise<void> {
  await services.transact(async (tx) => {
    await wake(tx, services, await listHeldUp(tx));
  });
}

/** After the test of an officer left: all that failed and wait for another try, to one person or to many. */
export async function wakeAll(services: Parts): Promise<void> {
  await services.transact(async (tx) => {
    await endPauses(tx);
    await wake(tx, services, await listFailing(tx));
  });
}

function wake(tx: Tx, { jobs }: Pick<Parts, 'jobs'>, ids: readonly string[]): Promise<number> {
  const data = ids.map((emailId) => ({ emailId }));
  return jobs.hasten(tx, 'send-email', data);
}
