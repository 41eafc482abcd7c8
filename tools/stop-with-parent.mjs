// Loaded before a program: when the process that started it has gone, even by SIGKILL, the program
// stops as if it had received SIGTERM.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  setTimeout(() => process.exit(1), 30_000).unref();
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
}, 500);
watch.unref();
