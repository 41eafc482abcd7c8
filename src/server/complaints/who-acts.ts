import type { Db } from '../platform/db/client.ts';
import { listToTell } from './desk/store.ts';
import { listOfficerNames } from './store.ts';

/** The officers of an election with its returning officer, where one was named. */
export async function listWhoActs(db: Db, electionId: string) {
  const named = await listToTell(db, electionId);
  return [
    ...(await listOfficerNames(db)),
    ...named.map(({ id, name, email }) => ({ _id: id, name, email })),
  ];
}
