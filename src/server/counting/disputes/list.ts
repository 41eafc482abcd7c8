import type { Services } from '../../services.ts';
import { readDisputes } from './disputes.ts';

/** The positions with disputed votes, for officers and observers. */
export async function listDisputedPositions({ db }: Services) {
  return { disputes: await readDisputes(db) };
}
