import { randomUUID } from 'node:crypto';
import { announce, createAccount } from '#tests/support/factories.ts';
import type { Campus } from './campus.ts';

/** Puts people on the ballot, each for a position. */
export async function putUp(
  { books }: Campus,
  election: string,
  people: Readonly<Record<string, string>>,
): Promise<void> {
  const places = await books.db
    .selectFrom('positions')
    .select(['id', 'title'])
    .where('election_id', '=', election)
    .execute();
  for (const [person, title] of Object.entries(people)) {
    const nominee = await createAccount(books, { name: person });
    const id = randomUUID();
    const position_id = places.find((one) => one.title === title)?.id ?? '';
    const stands = { election_id: election, position_id, nominee_id: nominee.id };
    await books.transact(async (tx) => {
      const row = { id, ...stands, name: person, status: 'accepted' as const };
      await tx.insertInto('nominations').values(row).execute();
      await tx.insertInto('tallies').values({ nomination_id: id }).execute();
      await announce(books, tx, { kind: 'elections' });
    });
  }
}
