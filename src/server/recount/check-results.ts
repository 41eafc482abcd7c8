import { hash } from 'node:crypto';
import path from 'node:path';
import { inEnglish } from '#core/kernel/speech.ts';
import { disagreements } from '#texts/en/disagreements.ts';
import { electionPath } from '#core/page-paths.ts';
import { adminEmails } from '#texts/en/admin-emails.ts';
import { tellAdmins } from '../email/tell-admins.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { verifyRecord } from '../record/verify.ts';
import type { Services } from '../services.ts';
import { keepChecks } from './check-store.ts';
import { compareClosed } from './compare-closed.ts';

/**
 * Compares count and record of every closed election, or of one, with the whole chain of the record, and
 * writes down what was found, for the page of the election. Where they do not agree any more, every admin
 * gets an e-mail.
 */
export async function checkResults(services: Services, id?: string): Promise<void> {
  const folder = path.join(services.config.dataDir, 'recounts');
  const compared = await compareClosed(services.db, id === undefined ? { folder } : { folder, id });
  if (compared.length === 0) return;
  const chain = await findBreaks(services.db);
  const found = compared.map(({ id: electionId, name, problems }) => {
    const words = [...chain, ...problems];
    // What is kept is English.
    return { id: electionId, name, words, problems: words.map(inEnglish) };
  });
  for (const { id: electionId, problems } of found) {
    if (problems.length === 0) continue;
    services.log.error({ electionId, problems }, 'the count and the record do not agree');
  }
  await services.transact(async (tx) => {
    const news = await keepChecks(tx, found);
    if (news.length > 0) await tellOfDoubt(tx, services, news);
    await services.live.announce(tx, { kind: 'elections' });
  });
}

const mostBreaks = 3;

/** What is wrong with the chain that says what each result was; no head of a file, for a campus may be set back. */
export async function findBreaks(db: Db): Promise<(() => string)[]> {
  const { problems } = await verifyRecord(db, []);
  const more = problems.length - mostBreaks;
  return [
    ...problems.slice(0, mostBreaks).map((one) => () => disagreements.record(one())),
    ...(more > 0 ? [() => disagreements.moreRecord(more)] : []),
  ];
}

interface Doubtful {
  id: string;
  name: string;
  /** As they are kept. */
  problems: string[];
  /** The same for whoever reads them. */
  words: (() => string)[];
}

async function tellOfDoubt(tx: Tx, services: Services, news: readonly Doubtful[]): Promise<void> {
  const [first] = news;
  if (first === undefined) return;
  await tellAdmins(tx, services, {
    key: `in-doubt:${first.id}:${hash('sha256', JSON.stringify(news.map(({ id, problems }) => [id, problems])))}`,
    words: () => {
      const isOne = news.length === 1;
      const says = isOne
        ? first.words.map((one) => one())
        : news.map(({ name, words }) => `${name}: ${words.map((one) => one()).join(' ')}`);
      const { lines, ...said } = adminEmails.inDoubt(
        isOne ? first.name : adminEmails.severalElections(news.length),
        Math.max(0, says.length - mostLines),
      );
      return { ...said, lines: lines.toSpliced(1, 0, ...says.slice(0, mostLines)) };
    },
    url: `${services.config.publicUrl}${electionPath(first.id)}`,
  });
}

const mostLines = 20;
