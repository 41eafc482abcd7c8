import type pg from 'pg';
import { vi } from 'vitest';

/**
 * Gives what was said on the connections that were borrowed from a pool while the work ran. The
 * process has others, which ask every second whether the line is alive: they belong to no call. Nor do the
 * settings of the campus, which are remembered for a second, and at which the door looks every other one.
 */
export async function statementsSaid(
  pool: pg.Pool,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const one = await pool.connect();
  one.release();
  const said = vi.spyOn(Object.getPrototypeOf(one), 'query');
  // A new connection has said what it begins with before it is lent.
  const lentAt = new Map<unknown, number>();
  const note = (client: unknown) => {
    if (!lentAt.has(client)) lentAt.set(client, said.mock.calls.length);
  };
  pool.on('acquire', note);
  await work();
  pool.off('acquire', note);
  const { calls, contexts } = said.mock;
  said.mockRestore();
  return calls
    .flatMap(([statement], at) =>
      at >= (lentAt.get(contexts[at]) ?? Infinity) ? [textOf(statement)] : [],
    )
    .filter((text) => !readsSettings.test(text));
}

const readsSettings = /^select \*, \(.* as "initiatives" from "campus"$/;

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text;
