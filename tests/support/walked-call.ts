import type { TestAccount } from './factories.ts';

export interface Given {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** A call as each kind of caller makes it: nobody, student, faculty, council, admin, unverified. */
export interface WalkedCall {
  statuses: readonly [number, number, number, number, number, number];
  /** What an observer is answered, where it is not what a student is. */
  observer?: number;
  given: (caller: TestAccount | null) => Promise<Given> | Given;
}

export const everybody = [200, 200, 200, 200, 200, 200] as const;
export const adminOnly = [401, 403, 403, 403, 200, 401] as const;
export const officersOnly = [401, 403, 403, 200, 200, 401] as const;
export const userOnly = [401, 200, 200, 200, 200, 401] as const;
export const nothing = () => ({});
