import { recordEmails } from '#texts/en/record-emails.ts';
import { readLetterhead } from '../email/letterhead.ts';
import type { Letterhead } from '../email/letterhead.ts';
import { councilEmail } from '../email/frame.ts';
import type { FramedEmail } from '../email/frame.ts';
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
  await services.transact(async (tx) => {
    const campus = await readLetterhead(tx, services.config);
    const compose = () => wordsOf({ head, counts, results }, campus);
    for (const to of recordWitnesses) {
      await queueEmail(tx, services, { key: `record-head:${head.seq}:${to}`, to, compose });
    }
  });
}

interface Witnessed {
  head: Head;
  counts: ElectionCount[];
  results: string[];
}

function wordsOf({ head, counts, results }: Witnessed, campus: Letterhead): FramedEmail {
  const { begins, ofElections, ofResults, keep, ...said } = recordEmails.ends(head.seq);
  const before = [
    [begins],
    // Lines that people who check the record read by program: in no language.
    [{ strong: headText(head) }],
    ...listOf(
      ofElections,
      counts.map((count) => countText(count, head)),
    ),
    ...listOf(ofResults, results),
    [keep],
  ];
  return councilEmail({ ...said, before }, campus, recordEmails.dear);
}

/** Lines below what they are; nothing where there are none. */
const listOf = (what: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [what, ...lines].map((line) => [line]);
