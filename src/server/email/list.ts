import type { z } from 'zod';
import type { StuckLetter } from '#contract/campus.ts';
import type { Services } from '../services.ts';
import { countLetters, listStuck } from './store.ts';

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

/** How many letters wait to be sent, and how many for a decision. */
export async function countUnsentLetters({ db }: Pick<Services, 'db'>) {
  const { waiting, stuck } = await countLetters(db);
  return { waiting, stuck };
}

/** A stuck letter as officers see it: whom it is for, and why it did not go. */
function presentStuckLetter(
  row: Awaited<ReturnType<typeof listStuck>>[number],
): z.output<typeof StuckLetter> {
  return {
    _id: row.id,
    to: row.to,
    subject: row.subject,
    problem: row.problem ?? '',
    createdAt: row.createdAt.toISOString(),
  };
}
