// Loaded into every program that run.mjs starts. When run.mjs has gone, even by SIGKILL, the channel
// between the two closes, and the program stops as if it had received SIGTERM.
if (process.env.HUSTINGS_PARENT === String(process.ppid) && process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 30_000).unref();
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
  });
  process.channel.unref();
}
