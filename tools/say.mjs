/** One sentence about the preparations, on stderr: stdout belongs to the program that follows. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}
