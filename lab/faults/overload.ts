// Ten times the load that the server can carry, and sockets that only hang on.
import { spawnSync } from 'node:child_process';
import net from 'node:net';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createElection } from '../load/campus.ts';
import { quantile } from '../load/statistics.ts';
import type { Experiment, Finding } from './experiment.ts';
import { skip } from './experiment.ts';
import type { Flood, Stretch } from './flood.ts';
import { openFlood } from './flood.ts';
import { judge } from './receipts.ts';
import type { Load } from './load.ts';
import { startLoad } from './load.ts';
import { startServer } from '#tests/support/restarting-server.ts';
import type { Fixture } from './fixture.ts';
import { judgeAt, openPlace } from './fixture.ts';

const goodput = ({ answered, seconds }: Stretch) => (answered.get(200)?.length ?? 0) / seconds;

function percentile(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${Math.round(quantile(sorted, part))} ms`;
}

const pin = (core: string) =>
  spawnSync('taskset', ['-a', '-c', '-p', core, String(process.pid)]).status === 0;

/** A server that is asked for half a minute must not run out of votes that are still open. */
const enoughPositions = 25;

/** The server has one core with its database, the sender another. */
async function overload(fixture: Fixture): Promise<Finding> {
  const fault = 'ten times the load it can carry';
  const cores = os.availableParallelism();
  if (cores < 2 || !pin('1')) return skip(fault, 'needs two cores and taskset');
  const dataDir = fixture.copyData();
  const server = startServer({ port: await fixture.port(), dataDir, core: 0 });
  let flood: Flood | null = null;
  try {
    await server.untilReady();
    const before = openPlace(dataDir);
    const { id: electionId, positions } = await createElection(before, enoughPositions);
    await before.pool.end();
    const campus = { ...fixture.campus, electionId, positions };
    flood = openFlood(campus, server.port);
    const long = Math.max(3, fixture.seconds(6));
    await flood.keepBusy(64, long);
    const peak = await flood.keepBusy(64, long);
    const most = goodput(peak);
    const poured = await flood.pour(10 * most, 2 * long);
    const after = await flood.keepBusy(64, long);
    flood.close();
    const place = openPlace(dataDir);
    const judgement = await judge(place, campus, flood.receipts, { isSettled: false });
    const { rows } = await place.pool.query<{ entry: string }>(
      `select position_id || ' ' || voter_id as entry from participations`,
    );
    await place.pool.end();
    const { refused } = flood;
    const counted = rows.filter(({ entry }) => refused.has(entry)).length;
    const wrongs = [...judgement.wrongs, ...server.failures()];
    if (counted > 0) wrongs.push(`${counted} refused votes are counted`);
    if (goodput(after) === 0) wrongs.push('there were too few ballots to tell');
    if (goodput(poured) < 0.8 * most) wrongs.push('less than four fifths of the goodput were kept');
    const [taken, shed] = [poured.answered.get(200) ?? [], poured.answered.get(503) ?? []];
    const note = [
      `alone ${Math.round(most)} votes/s`,
      `offered ${Math.round(10 * most).toLocaleString('en')}/s by 3,000 callers ${Math.round(goodput(poured))} (${Math.round((100 * goodput(poured)) / most)} %)`,
      `answered ${Math.round(poured.sent / poured.seconds).toLocaleString('en')} requests/s`,
      `p99 of the accepted ${percentile(taken, 0.99)}`,
      shed.length === 0
        ? 'none shed'
        : `${shed.length.toLocaleString('en')} shed in ${percentile(shed, 0.5)}, p99 ${percentile(shed, 0.99)}`,
      `afterwards ${Math.round(goodput(after))}`,
    ].join(', ');
    return { ...judgement, wrongs, fault, times: 1, recovery: [], note };
  } finally {
    pin(`0-${cores - 1}`);
    flood?.close();
    await server.stop('by force');
  }
}

async function acknowledgedIn(load: Load, seconds: number): Promise<number> {
  const before = load.receipts.acknowledged.size;
  await wait(seconds * 1000);
  return (load.receipts.acknowledged.size - before) / seconds;
}

/** Sockets that send nothing, a header that never ends, a body that never comes. */
async function hangOn(fixture: Fixture): Promise<Finding> {
  const fault = '2,000 idle sockets, 500 endless headers, 200 bodies that never come';
  const dataDir = fixture.copyData();
  const server = startServer({ port: await fixture.port(), dataDir });
  const sockets: net.Socket[] = [];
  try {
    await server.untilReady();
    const load = startLoad(fixture.campus, { ports: [server.port], pause: 2 });
    await load.untilAcknowledged();
    const seconds = Math.max(3, fixture.seconds(8));
    const alone = await acknowledgedIn(load, seconds);
    const open = (count: number, words: string) => {
      for (let index = 0; index < count; index += 1) {
        const socket = net.connect(server.port, '127.0.0.1');
        socket.on('error', () => {});
        if (words !== '') socket.write(words);
        sockets.push(socket);
      }
    };
    const head = 'POST /api/vote/add HTTP/1.1\r\nhost: a\r\n';
    open(2_000, '');
    open(500, head);
    open(200, `${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"userId":`);
    const slowly = setInterval(() => {
      for (const socket of sockets.slice(2_000, 2_500)) socket.write('x-slow: 1\r\n');
    }, 1_000);
    const recovered = load.untilAcknowledged();
    const beside = await acknowledgedIn(load, seconds);
    clearInterval(slowly);
    await load.stop();
    const judgement = await judgeAt(dataDir, fixture.campus, load.receipts);
    const wrongs = [...judgement.wrongs, ...server.failures()];
    if (server.restarts() > 0) wrongs.push('the server ended');
    if (beside < alone / 2) wrongs.push('others were served less than half as fast');
    const note = `alone ${Math.round(alone)} votes/s, beside them ${Math.round(beside)}`;
    return { ...judgement, wrongs, fault, times: 1, recovery: [await recovered], note };
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.stop('by force');
  }
}

export const tooMuch: Experiment = {
  name: 'too-much',
  run: async (fixture) => [await overload(fixture), await hangOn(fixture)],
};
