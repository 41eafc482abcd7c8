import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

// Without import.meta.dirname: an older Node lacks it, and comes as far as the sentence about its age.
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command to its end and returns its exit code (128 + n for one that a signal ended). It
 * passes on the signals that we get. Ctrl-C reaches us twice, from the terminal and from npm. To
 * many programs the second one means "at once", so it is not passed on within a second. A child that
 * may be broken off is killed when it has not ended `killAfterMs` later.
 */
export function runChild(command, args, { killAfterMs = Infinity, ...options } = {}) {
  const child = spawn(command, args, { stdio: 'inherit', cwd: root, ...options });
  const passedOn = { SIGINT: -Infinity, SIGTERM: -Infinity };
  const passOn = (signal) => {
    const now = performance.now();
    if (now - passedOn[signal] > 1000) child.kill(signal);
    passedOn[signal] = now;
    if (killAfterMs < Infinity) setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref();
  };
  for (const signal of Object.keys(passedOn)) process.on(signal, passOn);
  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of Object.keys(passedOn)) process.off(signal, passOn);
      resolve(code);
    };
    child.on('error', (error) => {
      say(`${command} did not start: ${error.message}`);
      end(127);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** A sentence about the preparations, on stderr: stdout belongs to the program that follows. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}
