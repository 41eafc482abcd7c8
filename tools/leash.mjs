// Loaded into what run.mjs starts. When run.mjs is gone, even by SIGKILL, the channel between them
// closes, and the program ends as if it had been asked to.
if (process.env.HUSTINGS_LEASH === String(process.ppid) && process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 30_000).unref();
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
  });
  process.channel.unref();
}
