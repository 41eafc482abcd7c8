import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removeFolder } from '#server/platform/db/embedded-postgres/cluster.ts';
import { poolAt, writeCampus } from '../load/campus.ts';
import type { Place } from '../load/campus.ts';
import type { Campus } from '../load/campus.ts';
import { findPort, startServer } from '#tests/support/restarting-server.ts';
import { judge } from './receipts.ts';
import type { Judgement, Receipts } from './receipts.ts';

/** Where experiments happen: a prepared campus to copy, ports, chance. */
export interface Fixture {
  folder: string;
  campus: Campus;
  /** A data folder of its own with the campus in it. */
  copyData(to?: string): string;
  /** A port where nobody listens. */
  port(): Promise<number>;
  chance: () => number;
  /** Seconds that one experiment may take, for its place in the whole. */
  seconds(whole: number): number;
  /** How often, for its place in the whole. */
  times(whole: number): number;
  close(): void;
}

/** The whole takes 1; a part of it less of everything. */
export async function prepareFixture(given: {
  seed: number;
  share?: number;
  voters?: number;
}): Promise<Fixture> {
  const { seed, share = 1, voters = 20_000 } = given;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hustings-faults-'));
  // PostgreSQL runs as another user where we are root.
  chmodSync(folder, 0o755);
  let copies = 0;
  const template = path.join(folder, 'template');
  const server = startServer({ port: await findPort(), dataDir: template });
  try {
    await server.untilReady();
    const place = openPlace(template);
    const campus = await writeCampus(place, { voters, positions: 6 });
    await place.pool.end();
    await server.stop();
    return {
      folder,
      campus,
      chance: vary(seed),
      copyData(to) {
        copies += 1;
        const dataDir = to ?? path.join(folder, `data-${copies}`);
        execFileSync('cp', ['-a', template, dataDir]);
        return dataDir;
      },
      port: findPort,
      seconds: (whole) => whole * share,
      times: (whole) => Math.max(1, Math.round(whole * share)),
      close() {
        removeFolder(folder);
      },
    };
  } catch (error) {
    await server.stop('by force');
    throw error;
  }
}

/** A way around the server to the embedded database of a data folder, for the judge. */
export const openPlace = (dataDir: string): Place => ({
  pool: poolAt(path.join(dataDir, 'postgres/socket')),
  keysDir: path.join(dataDir, 'keys'),
});

/** Compares what was acknowledged with the embedded database of a data folder. */
export async function judgeAt(
  dataDir: string,
  campus: Campus,
  receipts: Receipts,
  options?: { isSettled: boolean },
): Promise<Judgement> {
  const place = openPlace(dataDir);
  try {
    return await judge(place, campus, receipts, options);
  } finally {
    await place.pool.end();
  }
}

/** A stream of numbers in [0, 1) that the seed alone decides (mulberry32). */
function vary(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
