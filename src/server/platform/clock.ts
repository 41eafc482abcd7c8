/** The time as the server tells it; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The two clocks of the machine: one that only runs, and one that can be set. Tests bring their own. */
export interface ServerClocks {
  monotonic(): number;
  wall(): number;
}

export const serverClocks: ServerClocks = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
};
