import type { Services } from '../../services.ts';
import { findNext } from './list-page.ts';
import { countListed, listUnlisted } from './page-store.ts';

const everybody = 1_000_000;

/**
 * How many e-mails to many people wait and how many left: those that are made, and those that follow once a
 * page of them is done. Of e-mails that go by who has voted nothing is counted.
 */
export async function countToMany({
  transact,
}: Pick<Services, 'transact'>): Promise<{ waiting: number; sent: number }> {
  return transact(async (tx) => {
    const { listed, sent } = await countListed(tx);
    let waiting = listed;
    for (const mailing of await listUnlisted(tx)) {
      waiting += (await findNext(tx, mailing, everybody)).chosen.length;
    }
    return { waiting, sent };
  });
}
