// Ours: no library shares places between networks, or takes one back when all are taken.

/** A bounded number of places that networks (or accounts) share. */
export interface FairPlaces<Holder> {
  /**
   * Takes a place. When all are taken, the network with the most places loses its last one. False
   * when it would then have fewer than `from`, or when a place cannot be lost.
   */
  take(from: string, holder: Holder): boolean;
  leave(from: string, holder: Holder): void;
  /** Takes out the first holder of the network whose turn it is; networks take turns. */
  next(): Holder | undefined;
  heldBy(from: string): number;
  holders(): Iterable<Holder>;
  taken(): number;
}

/** Opens `most` places. Without `onLost` a place that is taken stays so. */
export function openFairPlaces<Holder>(
  most: number,
  onLost?: (holder: Holder) => void,
): FairPlaces<Holder> {
  // By network; whose turn is next stands first.
  const places = new Map<string, Set<Holder>>();
  let taken = 0;

  const heldBy = (from: string) => places.get(from)?.size ?? 0;

  function leave(from: string, holder: Holder): void {
    const own = places.get(from);
    if (own?.delete(holder) !== true) return;
    if (own.size === 0) places.delete(from);
    taken -= 1;
  }

  function makeRoom(from: string): boolean {
    if (onLost === undefined) return false;
    let [crowd, largest] = ['', new Set<Holder>()];
    for (const [network, own] of places) {
      if (own.size > largest.size) [crowd, largest] = [network, own];
    }
    // Decided before its places are listed: a refused client may ask again at once.
    if (largest.size <= heldBy(from) + 1) return false;
    const last = [...largest].at(-1) as Holder;
    leave(crowd, last);
    onLost(last);
    return true;
  }

  return {
    take(from, holder) {
      if (taken >= most && !makeRoom(from)) return false;
      const own = places.get(from);
      if (own === undefined) places.set(from, new Set([holder]));
      else own.add(holder);
      taken += 1;
      return true;
    },
    leave,
    next() {
      const [first] = places;
      if (first === undefined) return undefined;
      const [from, own] = first;
      const [holder] = own;
      // To the end of the order, with what is left.
      places.delete(from);
      places.set(from, own);
      leave(from, holder as Holder);
      return holder;
    },
    heldBy,
    *holders() {
      for (const own of places.values()) yield* own;
    },
    taken: () => taken,
  };
}
