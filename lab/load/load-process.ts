import { setTimeout as wait } from 'node:timers/promises';
import { connect } from './connection.ts';
import type { Connection } from './connection.ts';

/** What one client does as a whole, such as filling in a ballot: its requests, one after another. */
export interface Task {
  requests: string[];
}

export interface LoadPlan {
  port: number;
  clients: number;
  tasks: Task[];
  /** Tasks are begun at this rate whatever the answers do; without it as fast as answers come. */
  perSecond?: number;
  /** Begin the list again until so many milliseconds are over. */
  during?: number;
}

export interface LoadOutcome {
  /** How many answers had each status. */
  statuses: Record<string, number>;
  tasks: number;
  seconds: number;
  /** Milliseconds from a task's beginning to its last answer, sorted. */
  latencies: number[];
}

async function run({ port, clients, tasks, perSecond, during }: LoadPlan): Promise<LoadOutcome> {
  const connections = Array.from({ length: clients }, () => connect(port));
  await Promise.all(connections.map(({ opened }) => opened));
  const statuses: Record<string, number> = {};
  const latencies: number[] = [];
  let next = 0;
  const began = performance.now();
  const isOver = () =>
    during === undefined ? next >= tasks.length : performance.now() - began > during;

  async function work({ send }: Connection): Promise<void> {
    while (!isOver()) {
      const index = next;
      next += 1;
      const due = perSecond === undefined ? null : began + (index * 1_000) / perSecond;
      if (due !== null && due > performance.now()) await wait(due - performance.now());
      // With a rate, waiting for a free client counts: people wait as well.
      const from = due ?? performance.now();
      for (const request of tasks[index % tasks.length]?.requests ?? []) {
        const { status } = await send(request);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      latencies.push(performance.now() - from);
    }
  }

  await Promise.all(connections.map(work));
  const seconds = (performance.now() - began) / 1_000;
  for (const connection of connections) connection.close();
  latencies.sort((a, b) => a - b);
  return { statuses, tasks: latencies.length, seconds, latencies };
}

process.once('message', (plan) => {
  void run(plan as LoadPlan).then((outcome) => process.send?.(outcome));
});
