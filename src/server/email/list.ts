import type { Services } from '../services.ts';
import { countLetters, listStuck } from './store.ts';
import { presentStuckLetter } from './view.ts';

/** How letters leave this campus, and which wait for a decision. */
export async function readLetters(services: Services) {
  const { waiting, sent } = await countLetters(services.db);
  const stuck = await listStuck(services.db);
  return {
    delivery: services.mail.delivery,
    folder: services.mail.folder,
    waiting,
    sent,
    stuck: stuck.map(presentStuckLetter),
  };
}
