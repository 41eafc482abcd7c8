import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { compatibility, version } from '../release.ts';
import type { Rank } from './pressure.ts';

/** What is measured as it happens. Totals only: no person, no candidate, no address is a label. */
export interface Metrics {
  requestEnded(request: { method: string; route: string; status: number; seconds: number }): void;
  sentAway(rank: Rank): void;
  /** One commit of votes, and what became of each: accepted, or the reason of its refusal. */
  votesCommitted(seconds: number, outcomes: readonly string[]): void;
  /** Reads a number, or several, whenever somebody asks for the metrics. */
  watch(gauges: Record<string, string>, read: () => Promise<Record<string, number>>): void;
  /** Everything in Prometheus' text format. */
  read(): Promise<{ type: string; text: string }>;
}

/** Opens a registry of its own, with what Node tells of the process. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'hustings_request_seconds',
    help: 'Requests by route pattern and status, from the first byte of the head to the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const refused = new Counter({
    name: 'hustings_sent_away_total',
    help: 'Requests refused at the door because the server is full, by rank',
    labelNames: ['rank'],
    registers,
  });
  const votes = new Counter({
    name: 'hustings_votes_total',
    help: 'Votes judged by the ballot box: accepted, or the reason of the refusal',
    labelNames: ['outcome'],
    registers,
  });
  const batches = new Histogram({
    name: 'hustings_vote_batch_size',
    help: 'Votes that shared a commit',
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000],
    registers,
  });
  const commits = new Histogram({
    name: 'hustings_vote_commit_seconds',
    help: 'From the begin to the answered commit of a batch of votes',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  new Gauge({
    name: 'hustings_release_info',
    help: 'The release that runs, as a label; its value is 1',
    labelNames: ['version', 'compatibility'],
    registers,
  }).set({ version, compatibility }, 1);
  const readers: (() => Promise<void>)[] = [];
  // Present from the start, so that a rate over the first hour of an election is one.
  votes.inc({ outcome: 'accepted' }, 0);
  for (const rank of ['outside', 'inside', 'ballot'] as const) refused.inc({ rank }, 0);

  return {
    requestEnded({ method, route, status, seconds }) {
      requests.observe({ method, route, status }, seconds);
    },
    sentAway: (rank) => refused.inc({ rank }),
    votesCommitted(seconds, outcomes) {
      batches.observe(outcomes.length);
      commits.observe(seconds);
      for (const outcome of outcomes) votes.inc({ outcome });
    },
    watch(described, read) {
      const gauges = new Map(
        Object.entries(described).map(([name, help]) => [
          name,
          new Gauge({ name: `hustings_${name}`, help, registers }),
        ]),
      );
      readers.push(async () => {
        for (const [name, value] of Object.entries(await read())) gauges.get(name)?.set(value);
      });
    },
    async read() {
      // A source that does not answer keeps its last value; the others are told all the same.
      await Promise.allSettled(readers.map((reader) => reader()));
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
