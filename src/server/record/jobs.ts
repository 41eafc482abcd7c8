import { readLetterhead } from '../email/letterhead.ts';
import { frameEmail } from '../email/frame.ts';
import { queueEmail } from '../email/send.ts';
import type { Db } from '../platform/db/client.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Services } from '../services.ts';
import type { Head } from './chain.ts';
import { headsFileOf, headText, writeHead, writeResults } from './heads-file.ts';
import type { ElectionCount } from './recent-counts-store.ts';
import { countText, listRecentCounts } from './recent-counts-store.ts';
import { readHead } from './store.ts';

/** Lists what is told of closed elections: a line each. The feature that counts them hands it in. */
type ListResultLines = (db: Db) => Promise<string[]>;

/** The work of this feature that outlives a request. */
export function recordJobs(services: Services, listResultLines: ListResultLines) {
  return { 'witness-record': () => witnessRecord(services, listResultLines) };
}

/**
 * Writes the last entry of the record down outside of the database, and sends it to the witnesses. One
 * e-mail an entry and witness: while nothing is recorded nobody hears of it.
 */
export async function witnessRecord(
  services: Services,
  listResultLines: ListResultLines,
): Promise<void> {
  const head = await readHead(services.db);
  if (head === null) return;
  const { dataDir, recordWitnesses } = services.config;
  const now = await readClock(services.db);
  const results = await listResultLines(services.db);
  await writeHead(headsFileOf(dataDir), head, now);
  await writeResults(headsFileOf(dataDir), results, now);
  if (recordWitnesses.length === 0) return;
  const counts = await listRecentCounts(services.db, head.seq);
  const email = await services.transact((tx) => wordsOf(tx, services, { head, counts, results }));
  await services.transact(async (tx) => {
    for (const to of recordWitnesses) {
      await queueEmail(tx, services, {
        key: `record-head:${head.seq}:${to}`,
        to,
        compose: () => email,
      });
    }
  });
}

interface Witnessed {
  head: Head;
  counts: ElectionCount[];
  results: string[];
}

async function wordsOf(
  tx: Parameters<typeof readLetterhead>[0],
  { config }: Services,
  { head, counts, results }: Witnessed,
) {
  return frameEmail(
    {
      subject: `The record of the council, entry ${head.seq}`,
      preview: 'Please keep this e-mail. It can show later whether the record was changed.',
      greeting: 'Dear witness,',
      before: [
        ['The record of what the officers did ends today with:'],
        [{ strong: headText(head) }],
        ...(counts.length === 0
          ? []
          : [
              [
                'Officers worked on these elections in the last week. Each line says how many entries the election has in all:',
              ],
            ]),
        ...counts.map((count) => [countText(count, head)]),
        ...(results.length === 0
          ? []
          : [
              ['The result code of each closed election, and the hashes of its votes and its kit:'],
            ]),
        ...results.map((line) => [line]),
        [
          'Please keep this e-mail. Somebody with access to the database could change the record later, and this line would show it. If people who check the record ask you, give them this e-mail.',
        ],
      ],
      closing: ['The Student Council'],
    },
    {
      ...(await readLetterhead(tx, config)),
      reason: 'You get this e-mail because this campus named you as a witness of its record.',
    },
  );
}
