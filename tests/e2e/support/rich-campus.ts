import { setTimeout as wait } from 'node:timers/promises';
import {
  closeElectionNow,
  createAccount,
  createContact,
  createElection,
  createEvent,
  createMember,
  sealVotes,
  takeVoters,
} from '#tests/support/factories.ts';
import type { Books, TestElection } from '#tests/support/factories.ts';

/** Waits to become Vice President, which somebody is. Nobody else has this name. */
export const proposed = 'Bhavna Rathore';

/** What a filled campus has, by what a test asks for. */
export interface RichCampus {
  open: TestElection;
  ended: TestElection;
  upcomingElection: string;
  upcomingId: string;
  upcomingEvent: string;
  upcomingEventId: string;
}

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
/** A name that has to be broken somewhere, and words that do not fit a line of a phone. */
const longName = 'Thiruvananthapuram-Venkatanarasimharajuvaripeta Chandrasekaran';
const longText = 'An evening of music, theatre and food in the quadrangle. '.repeat(8);

const filled = new WeakMap<Books, Promise<RichCampus>>();

/** Fills a campus, unless that was done before. */
export function enrichOnce(books: Books): Promise<RichCampus> {
  const enriched = filled.get(books) ?? enrich(books);
  filled.set(books, enriched);
  return enriched;
}

/** Something of everything, in every state that a screen tells apart. */
async function enrich(books: Books): Promise<RichCampus> {
  const upcomingEvent = 'Tech fest opening night';
  const upcomingEventId = await createEvent(books, {
    title: upcomingEvent,
    type: 'technical',
    held_at: inDays(3),
  });
  for (const [index, type] of (['cultural', 'sports', 'other'] as const).entries()) {
    const title = `${longName} ${index + 1}`;
    await createEvent(books, { title, description: longText, type, held_at: inDays(4 + index) });
  }
  const held_at = '2026-03-28T12:00:00Z';
  await createEvent(books, { title: 'Classical music evening', type: 'cultural', held_at });
  await createEvent(books, { title: longName, description: longText, type: 'cultural', held_at });

  await seat(books, 'Vice President', (await createAccount(books, { name: 'Irfan Shaikh' })).id);
  for (const position of ['Cultural Secretary', 'cultural coordinator', 'Sport Secretary']) {
    await seat(books, position, (await createAccount(books)).id);
  }
  await seat(books, 'Media Coordinator', (await createAccount(books, { name: longName })).id);
  const { id: proposed_by } = await createAccount(books, { name: 'Omar Siddiqui' });
  const { id: account_id } = await createAccount(books, { name: proposed });
  await createMember(books, { position: 'Vice President', account_id, proposed_by });

  for (const [index, message] of ['Is the library open?', longText, 'More lamps'].entries()) {
    const category = (['query', 'grievances', 'suggestion'] as const)[index] ?? 'query';
    await createContact(books, { name: `Writer ${index + 1}`, category, message, resolved: index });
  }
  for (const role of ['faculty', 'council', 'admin'] as const) {
    await createAccount(books, { role, name: `Waiting ${role}`, isVerified: false });
  }
  return { ...(await cacheElections(books)), upcomingEvent, upcomingEventId };
}

async function seat(books: Books, position: string, account_id: string): Promise<void> {
  await createMember(books, { position, account_id, is_verified: true });
}

/** One that runs, with a tie and a pending nomination; one that is over; one to come. */
async function cacheElections(
  books: Books,
): Promise<Omit<RichCampus, 'upcomingEvent' | 'upcomingEventId'>> {
  const nominees = [await createAccount(books, { name: longName }), await createAccount(books)];
  const open = await createElection(books, {
    name: 'Council of the year',
    positions: { President: 2, Treasurer: 0 },
    nominees,
  });
  const { name: upcomingElection, id: upcomingId } = await createElection(books, {
    positions: { Speaker: 1 },
    startsInMinutes: 60,
    endsInMinutes: 90,
  });
  const ended = await createElection(books, { positions: { Secretary: 2, Editor: 1 } });
  const waiting = await createElection(books, { positions: { Curator: 1 } });
  await books.transact(async (tx) => {
    await tx
      .updateTable('nominations')
      .set({ status: 'pending' })
      .where('election_id', '=', waiting.id)
      .execute();
  });
  await sealVotes(books, ended, [[3, 2], [1]]);
  await takeVoters(books, ended, [5, 1]);
  await sealVotes(books, open, [[2, 2]]);
  await closeElectionNow(books, ended.id);
  await isCounted(books, ended.id);
  return { open, ended, upcomingElection, upcomingId };
}

/** Waits until the server has closed an election: before, nobody reads its result. */
async function isCounted({ db }: Books, id: string): Promise<void> {
  for (;;) {
    const { closed_at: at } = await db
      .selectFrom('elections')
      .select('closed_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (at !== null) return;
    await wait(200);
  }
}
