import type { Quota } from './rate-limits.ts';

/** How many times as much the /48 may do that an IPv6 network belongs to: a campus has one. */
export const widerShare = 8;

/**
 * The larger network of one that limits count (http/network-of.ts): who rents an IPv6 /48 has 65,536
 * networks. Null for others: an IPv4 address says nothing about its neighbours.
 */
export function widerNetworkOf(network: string): string | null {
  const [, first] = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/.exec(network) ?? [];
  return first === undefined ? null : `${first}::/48`;
}

/** The quotas of something that people of one network do: its own, and those of its larger one. */
export function perNetwork(name: string, network: string, share: Omit<Quota, 'name'>): Quota[] {
  const own = { name: `${name}|${network}`, ...share };
  const wider = widerNetworkOf(network);
  if (wider === null) return [own];
  return [own, { name: `${name}|${wider}`, ...share, most: share.most * widerShare }];
}

/** How many addresses requests had in X-Forwarded-For, to compare with the proxies that are known. */
export interface Forwarded {
  note(header: string | readonly string[] | undefined): void;
  /** The most of one request since this server started. */
  most(): number;
}

export function openForwarded(): Forwarded {
  let most = 0;
  return {
    note(header) {
      if (header === undefined) return;
      // Node has put repeated headers into one, with commas.
      most = Math.max(most, String(header).split(',').length);
    },
    most: () => most,
  };
}
