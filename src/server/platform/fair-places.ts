import { widerNetworkOf, widerShare } from './networks.ts';

// Ours: no library shares places between networks, or takes one back when all are taken.

/** A bounded number of places that networks (or accounts) share. */
export interface FairPlaces<Holder> {
  /**
   * Takes a place. When all are taken, the network with the most places loses its last one; an
   * IPv6 /48 may have as many as eight networks. False when it would then have fewer than `from`, or
   * when a place cannot be lost.
   */
  take(from: string, holder: Holder): boolean;
  leave(from: string, holder: Holder): void;
  /** Takes out the first holder of the network whose turn it is; networks take turns. */
  next(): Holder | undefined;
  heldBy(from: string): number;
  holders(): Iterable<Holder>;
  taken(): number;
}

interface Network<Holder> {
  own: Set<Holder>;
  /** What the /48 has that it belongs to; one of IPv4 is its own. */
  wider: { held: number };
}

/** Opens `most` places. Without `onLost` a place that is taken stays so. */
export function openFairPlaces<Holder>(
  most: number,
  onLost?: (holder: Holder) => void,
): FairPlaces<Holder> {
  // By network; whose turn is next stands first.
  const places = new Map<string, Network<Holder>>();
  const wider = new Map<string, Network<Holder>['wider']>();
  const none: Network<Holder> = { own: new Set(), wider: { held: 0 } };
  const weightOf = ({ own, wider: { held } }: Network<Holder>) =>
    Math.max(own.size, held / widerShare);
  let taken = 0;

  const heldBy = (from: string) => places.get(from)?.own.size ?? 0;
  const nameOfWider = (from: string) => widerNetworkOf(from) ?? from;

  function enter(from: string): Network<Holder> {
    const name = nameOfWider(from);
    const entered = { own: new Set<Holder>(), wider: wider.get(name) ?? { held: 0 } };
    places.set(from, entered);
    wider.set(name, entered.wider);
    return entered;
  }

  function leave(from: string, holder: Holder): void {
    const network = places.get(from);
    if (network?.own.delete(holder) !== true) return;
    network.wider.held -= 1;
    if (network.own.size === 0) places.delete(from);
    if (network.wider.held === 0) wider.delete(nameOfWider(from));
    taken -= 1;
  }

  function makeRoom(from: string): boolean {
    if (onLost === undefined) return false;
    let [crowd, largest, heaviest] = ['', none, 0];
    for (const [name, network] of places) {
      const weight = weightOf(network);
      if (weight < heaviest || (weight === heaviest && network.own.size <= largest.own.size))
        continue;
      [crowd, largest, heaviest] = [name, network, weight];
    }
    const [own, near] = [heldBy(from) + 1, wider.get(nameOfWider(from))];
    // Decided before its places are listed: a refused client may ask again at once.
    if (largest.wider === near) {
      // A place that moves inside of a /48 makes it no larger.
      if (largest.own.size <= own) return false;
    } else if (heaviest <= Math.max(own, ((near?.held ?? 0) + 1) / widerShare)) return false;
    const last = [...largest.own].at(-1) as Holder;
    leave(crowd, last);
    onLost(last);
    return true;
  }

  return {
    take(from, holder) {
      if (taken >= most && !makeRoom(from)) return false;
      const network = places.get(from) ?? enter(from);
      network.own.add(holder);
      network.wider.held += 1;
      taken += 1;
      return true;
    },
    leave,
    next() {
      const [first] = places;
      if (first === undefined) return undefined;
      const [from, network] = first;
      const [holder] = network.own;
      // To the end of the order, with what is left.
      places.delete(from);
      places.set(from, network);
      leave(from, holder as Holder);
      return holder;
    },
    heldBy,
    *holders() {
      for (const { own } of places.values()) yield* own;
    },
    taken: () => taken,
  };
}
