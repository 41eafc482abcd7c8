import { fork } from 'node:child_process';
import path from 'node:path';
import type { LoadOutcome, LoadPlan } from './load-process.ts';

export type { LoadOutcome } from './load-process.ts';

/**
 * Sends what a plan lists from a process of its own, so that the load's work is not counted as the
 * server's. Each client holds one connection and sends its next request after an answer.
 */
export function runLoad(plan: LoadPlan): Promise<LoadOutcome> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'load-process.ts'), {
      serialization: 'advanced',
    });
    let outcome: LoadOutcome | null = null;
    child.once('message', (message) => {
      outcome = message as LoadOutcome;
      child.disconnect();
    });
    child.once('exit', (code) => {
      if (outcome === null) reject(new Error(`the load ended with ${code}`));
      else resolve(outcome);
    });
    child.send(plan);
  });
}
