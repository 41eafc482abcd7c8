// Somebody who looks at all public answers after every vote, and at the stream of changes.
import { setTimeout as wait } from 'node:timers/promises';
import { changeChannel, encodeChange } from '#server/platform/live.ts';
import type { Election } from './campus.ts';
import { call } from './campus.ts';
import type { Guesses } from './links.ts';
import type { Place } from './place.ts';

/** Milliseconds in which a server hears of a change. */
const tellingMs = 10;

const answers = ['/election/get-all', '/election/get-results', '/health', '/campus'];

export interface Watcher {
  /**
   * Looks; whatever moved at one candidate alone since the last look tells the choice of this voter.
   * Answers whether anything moved.
   */
  look(voter: string): Promise<boolean>;
  /** Takes what is public now for what was before: an answer may move earlier than the stream. */
  forget(): Promise<void>;
  guesses: Guesses;
  close(): void;
}

/**
 * Watches one election. `forces`: before each look the servers are told that elections changed, as
 * whoever can write to the database may: what they remember of the answers is then made anew.
 */
export async function startWatching(
  { url, sql }: Pick<Place, 'url' | 'sql'>,
  election: Election,
  { forces }: { forces: boolean },
): Promise<Watcher> {
  const stream = new AbortController();
  const live = await fetch(`${url}/api/live`, {
    signal: stream.signal,
    headers: { 'x-forwarded-for': '10.8.0.1' },
  });
  let said = '';
  const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
  const listening = (async () => {
    for (;;) {
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) return;
      said += chunk.value;
    }
  })().catch(() => {});
  const guesses: Guesses = new Map();
  let before = await lookAt(url, election, said);
  return {
    guesses,
    async look(voter) {
      if (forces) {
        await sql('select pg_notify($1, $2)', [changeChannel, encodeChange({ kind: 'elections' })]);
        await wait(tellingMs);
      }
      const after = await lookAt(url, election, said);
      const moved = election.candidates
        .map(({ nominationId }) => nominationId)
        .filter((id) => before.get(id) !== after.get(id));
      before = after;
      const [only] = moved;
      if (only !== undefined && moved.length === 1) guesses.set(voter, only);
      return moved.length > 0;
    },
    async forget() {
      before = await lookAt(url, election, said);
    },
    close() {
      stream.abort();
      void listening;
    },
  };
}

/** All that is said of each candidate at this moment. */
async function lookAt(url: string, election: Election, said: string): Promise<Map<string, string>> {
  const bodies = await Promise.all(
    answers.map(
      async (path) => (await call<'listElections'>({ url, path, method: 'GET' })).body as unknown,
    ),
  );
  const events = said.split('\n').filter((line) => line.startsWith('data: {'));
  const last = events.findLast((line) => line.includes(election.id)) ?? 'data: {}';
  bodies.push(JSON.parse(last.slice('data: '.length)));
  return new Map(
    election.candidates.map(({ nominationId }) => [
      nominationId,
      JSON.stringify(bodies.map((body) => piecesAbout(body, nominationId))),
    ]),
  );
}

/** Every object with this id, with its place in its list, and every value under it. */
function piecesAbout(value: unknown, id: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => {
      const pieces = piecesAbout(one, id);
      return pieces.length === 0 ? [] : [index, ...pieces];
    });
  }
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    if (one === id) return [value];
    return key === id ? [one] : piecesAbout(one, id);
  });
}
