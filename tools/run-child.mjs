import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const forwarded = ['SIGINT', 'SIGTERM'];
const parent = process.ppid;

/**
 * Runs a command to its end and answers its exit code (128 + n for one that a signal ended), handing
 * on the signals we get. Ctrl-C reaches us twice, from the terminal and from npm: an echo within
 * a second is not handed on, for to many programs the second one means "at once".
 */
export function runChild(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  let last = { signal: '', at: 0 };
  const forward = (signal) => {
    const now = Date.now();
    const isEcho = signal === last.signal && now - last.at < 1000;
    last = { signal, at: now };
    if (!isEcho) child.kill(signal);
  };
  // npm runs us through a shell; a signal that ends the shell or npm itself would pass us by.
  const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
  const watch = setInterval(() => {
    if (!isOrphan()) return;
    clearInterval(watch);
    forward('SIGTERM');
  }, 1000);
  for (const signal of forwarded) process.on(signal, forward);
  return new Promise((resolve) => {
    const end = (code) => {
      clearInterval(watch);
      for (const signal of forwarded) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', (error) => {
      process.stderr.write(`${command} did not start: ${error.message}\n`);
      end(127);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** One sentence about the preparations, on stderr: stdout belongs to the program that follows. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}
