// What an attacker sees: in each source a row of places at which somebody or something is named.
import type { Hit } from './names.ts';

/** One place of a source, such as a version of a row, a record of the log, or a line. */
export interface Sighting {
  /** A table, a file: what has an order of its own. */
  stream: string;
  /** Where it stands in that order, and among all streams of a log. */
  place: number;
  /** Transactions by their number, or what else holds places together. */
  groups: readonly string[];
  hits: readonly Hit[];
  bytes?: Uint8Array;
}

/** All that one way of looking finds. */
export interface Source {
  name: string;
  /** True where places of different streams follow one another in time. */
  isOneOrder: boolean;
  sightings: Sighting[];
}

/** What the attacker knows of an election without any trick. */
export interface KnownElection {
  id: string;
  positionId: string;
  candidates: readonly { nominationId: string; nomineeId: string }[];
  /** The marked register: who voted. */
  voters: readonly string[];
  /** The published result, by nomination. */
  result: ReadonlyMap<string, number>;
  /** The first transaction while it voted, and the first one after. */
  transactions: { from: number; to: number };
}

/** A sighting of one voter or of one choice of one election. */
export interface Trace {
  stream: string;
  place: number;
  groups: readonly string[];
  voter?: string;
  choice?: string;
}

/** Takes from a source what is about one election. */
export function tracesOf(source: Source, election: KnownElection): Trace[] {
  const voters = new Set(election.voters);
  const ofNominee = new Map(election.candidates.map((one) => [one.nomineeId, one.nominationId]));
  const choices = new Set(ofNominee.values());
  const { from, to } = election.transactions;
  const isDuring = (group: string) => Number(group) >= from && Number(group) < to;
  return source.sightings.flatMap((sighting) => {
    const { hits, stream, groups, place } = sighting;
    const isOurs =
      hits.some((hit) => hit.election === election.id) ||
      (hits.every((hit) => hit.election === undefined) && groups.some(isDuring));
    return hits.flatMap((hit): Trace[] => {
      const at = { stream, groups, place };
      if (hit.choice !== undefined)
        return choices.has(hit.choice) ? [{ ...at, choice: hit.choice }] : [];
      if (!isOurs) return [];
      const choice = ofNominee.get(hit.nominee ?? '');
      if (choice !== undefined) return [{ ...at, choice }];
      return voters.has(hit.voter ?? '') ? [{ ...at, voter: hit.voter ?? '' }] : [];
    });
  });
}
