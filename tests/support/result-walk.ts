import type { FastifyInstance } from 'fastify';
import type { CallName } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import { candidatePath } from '#core/page-paths.ts';
import type { Actor } from './factories.ts';
import { packings, readPage } from './pages-as-data.ts';
import type { TestApp } from './test-app.ts';

// Who reads what came out of an election: every GET call and every page, by every kind of caller.

/** An election as far as the walk names it. */
export interface Walked {
  id: string;
  /** Of the candidates of its positions. */
  nominationIds: readonly string[];
}

export interface Walk {
  app: Pick<TestApp, 'fastify'>;
  pages: FastifyInstance;
  callers: Readonly<Record<string, Pick<Actor, 'cookie'> | null>>;
  /** What of a result a text tells; null where it tells nothing. */
  leakIn: (text: string) => string | null;
}

const wordsOfResult = ['elected', 'margin', 'withoutWinner', 'reopened', 'decided'];

/** A number of the machine, which may end like any count: "77,173 MB are free". */
const roomOnDisk = /[\d,]+ MB are free/g;

/** Finds numbers that stand nowhere else, as they are and in thousands, and words, which are those of a result. */
export function leakFinder(
  counts: readonly number[],
  words: readonly string[] = wordsOfResult,
): Walk['leakIn'] {
  const inThousands = counts
    .map((count) => count.toLocaleString('en'))
    .filter((one) => one.includes(','));
  const patterns = [
    new RegExp(String.raw`(?<![\w-.])(${counts.join('|')})(?![\w-])`),
    ...(words.length === 0 ? [] : [new RegExp(`"(${words.join('|')})"`)]),
    ...(inThousands.length === 0
      ? []
      : [new RegExp(String.raw`(?<![\w-.,])(${inThousands.join('|')})(?![\w-])`)]),
  ];
  return (text) => {
    const looked = text.replaceAll(roomOnDisk, '');
    return patterns.map((one) => one.exec(looked)?.[0] ?? null).find(Boolean) ?? null;
  };
}

const readings = (Object.keys(api) as CallName[]).filter(
  (name) => (api[name].method as string) === 'GET',
);

/** Every address of the API that somebody can read of an election. */
function callsOf({ id, nominationIds: [nomination = ''] }: Walked): string[] {
  return [
    ...readings.flatMap((name) => {
      const path = `/api${api[name].path}`;
      return path.includes(':id')
        ? [path.replace(':id', id), path.replace(':id', nomination)]
        : [path, `${path}?election=${id}`, `${path}?electionId=${id}`];
    }),
    `/api/election/recount-kit/${id}?edition=1`,
    `/api/election/recount-kit/${id}?without=ballots`,
  ];
}

const pagesOf = ({ id, nominationIds }: Walked): string[] => [
  ...['/', '/events', '/council', '/elections', '/results', '/events.ics'],
  `/elections/${id}`,
  `/elections/${id}/timetable`,
  ...nominationIds.map((one) => candidatePath(id, one)),
];

/** All that tells something of the result, as `caller address: what`. */
export async function walkResult(
  { app, pages, callers, leakIn }: Walk,
  election: Walked,
): Promise<string[]> {
  const found: string[] = [];
  const withSession = Object.values(callers).find((one) => one !== null);
  for (const [kind, caller] of Object.entries(callers)) {
    const headers = caller === null ? {} : { cookie: caller.cookie };
    for (const url of callsOf(election)) {
      const { payload, statusCode } = await app.fastify.inject({ url, headers });
      // An answer that was not given tells nothing, and shows nothing.
      if (statusCode === 429 || statusCode >= 500) throw new Error(`${url}: ${statusCode}`);
      const leak = leakIn(`${statusCode} ${payload}`);
      if (leak !== null) found.push(`${kind} ${url}: ${leak}`);
    }
    // A page is kept in all forms for whoever has no session, and for whoever has one.
    const isFirst = caller === null || caller === withSession;
    for (const url of pagesOf(election)) {
      for (const packing of isFirst ? packings : packings.slice(0, 1)) {
        const leak = leakIn(await readPage(pages, url, { ...headers, packing }));
        if (leak !== null) found.push(`${kind} ${url} as ${packing}: ${leak}`);
      }
    }
  }
  return found;
}
