import { fork } from 'node:child_process';
import path from 'node:path';
import type { LoadOutcome, LoadPlan } from './load-process.ts';

/**
 * Sends what a plan lists from a process of its own, so that the load's work is not counted as the
 * server's. Each client holds one connection and sends its next request after an answer.
 */
export const runLoad = (plan: LoadPlan): Promise<LoadOutcome> =>
  runInProcess(path.join(import.meta.dirname, 'load-process.ts'), plan);

/** Gives a plan to a process that runs a file, and resolves with the outcome it sends back. */
export function runInProcess<Outcome>(file: string, plan: object): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = fork(file, { serialization: 'advanced' });
    let outcome: { value: Outcome } | null = null;
    child.once('message', (message) => {
      outcome = { value: message as Outcome };
      child.disconnect();
    });
    child.once('exit', (code) => {
      if (outcome === null) reject(new Error(`${path.basename(file)} ended with ${code}`));
      else resolve(outcome.value);
    });
    child.send(plan);
  });
}
