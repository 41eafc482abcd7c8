import { widerNetworkOf, widerShare } from '../platform/networks.ts';

/** One connection, as its place is judged by. */
export interface Held<Socket> {
  socket: Socket;
  network: string;
  /** `arriving`: a request has to come, or the rest of its body. `idle`: it was answered. */
  state: 'arriving' | 'busy' | 'idle' | 'stream';
  /** Since when, in milliseconds. */
  since: number;
  /** The bytes that had come by then. */
  bytesBefore: number;
}
type Readable = { bytesRead: number };

/** Who has sent for so long, and less in a second, is slow. */
const slow = { milliseconds: 2_000, bytesPerSecond: 1024 };
/** How many slow or idle ones make room at once, so that a flood does not have all looked at for each. */
const atOnce = 16;

/**
 * Who makes room for a newcomer when no connection is left: those who send slowly, then idle ones,
 * then whoever has not sent their request yet, each time of the network that holds most of them; an IPv6
 * /48 may hold as many as eight networks. While all are being served, the network with the most gives one up, unless it is the newcomer's own; then
 * the newcomer goes. Streams have places of their own (live-streams.ts) and never make room.
 */
export function chooseToClose<Socket extends Readable>(
  held: Iterable<Held<Socket>>,
  newcomer: Held<Socket>,
  now: number,
): Held<Socket>[] {
  const others = [...held].filter((one) => one !== newcomer && one.state !== 'stream');
  const isSlow = (one: Held<Socket>) =>
    one.state === 'arriving' &&
    now - one.since >= slow.milliseconds &&
    speedOf(one, now) < slow.bytesPerSecond;
  const slowest = largestCrowd(others.filter(isSlow)).held;
  if (slowest.length > 0) {
    return slowest.toSorted((a, b) => speedOf(a, now) - speedOf(b, now)).slice(0, atOnce);
  }
  const oldestFirst = (a: Held<Socket>, b: Held<Socket>) => a.since - b.since;
  const idle = largestCrowd(others.filter(({ state }) => state === 'idle')).held;
  if (idle.length > 0) return idle.toSorted(oldestFirst).slice(0, atOnce);
  const arriving = largestCrowd(others.filter(({ state }) => state === 'arriving')).held;
  if (arriving.length > 0) return arriving.toSorted(oldestFirst).slice(0, 1);
  const largest = largestCrowd(others);
  const own = crowdsOf([...others, newcomer]).filter(({ held }) => held.includes(newcomer));
  if (own.some(({ weight }) => weight >= largest.weight)) return [newcomer];
  return largest.held.toSorted(oldestFirst).slice(-1);
}

/** Bytes in a second since it began to send. */
const speedOf = <Socket extends Readable>(
  { socket, since, bytesBefore }: Held<Socket>,
  now: number,
) => ((socket.bytesRead - bytesBefore) / Math.max(1, now - since)) * 1_000;

interface Crowd<Socket> {
  held: Held<Socket>[];
  weight: number;
}

/** Who came from one network, and from one IPv6 /48, where each weighs an eighth. */
function crowdsOf<Socket>(held: readonly Held<Socket>[]): Crowd<Socket>[] {
  const networks = Map.groupBy(held, ({ network }) => network);
  const wider = Map.groupBy(held, ({ network }) => widerNetworkOf(network));
  wider.delete(null);
  return [
    ...networks.values().map((own) => ({ held: own, weight: own.length })),
    ...wider.values().map((own) => ({ held: own, weight: own.length / widerShare })),
  ];
}

const largestCrowd = <Socket>(held: readonly Held<Socket>[]): Crowd<Socket> =>
  crowdsOf(held).reduce((largest, crowd) => (crowd.weight > largest.weight ? crowd : largest), {
    held: [],
    weight: 0,
  });
