import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

export interface Step {
  heading: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** The file in which the step leaves its counts. */
  report?: string;
  /** Why the step does not run on this machine. */
  skip?: string;
}

export interface Outcome {
  step: Step;
  code: number;
}

const running = new Set<ChildProcess>();
let isStopped = false;

/** Hands a signal to what runs and starts nothing more. */
export function stopWith(signal: NodeJS.Signals): void {
  // Asked twice, it must not depend on anybody's good will.
  for (const child of running) child.kill(isStopped ? 'SIGKILL' : signal);
  isStopped = true;
}

/**
 * Runs the steps at once and shows each under its heading: the first as it speaks, the others when
 * those before them are done.
 */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const runs = steps.map((step, index) => ({ step, ...start(step, index === 0) }));
  const outcomes: Outcome[] = [];
  for (const { step, ended, output } of runs) {
    if (step !== steps[0]) console.log(`\n== ${step.heading}`);
    const code = await ended;
    process.stdout.write(output());
    outcomes.push({ step, code });
  }
  return outcomes;
}

function start(step: Step, isLive: boolean): { ended: Promise<number>; output: () => string } {
  if (isLive) console.log(`\n== ${step.heading}`);
  if (step.skip !== undefined || isStopped) {
    const line = step.skip ?? 'Not run: stopped.';
    return { ended: Promise.resolve(isStopped ? 1 : 0), output: () => `${line}\n` };
  }
  const [command, ...args] = step.command;
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colour, ...step.env },
  });
  running.add(child);
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<number>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
  return { ended, output: () => Buffer.concat(chunks).toString() };
}
