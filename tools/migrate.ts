import { BackupError } from '#server/platform/backup-error.ts';
import { hasEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { bringUpToDate } from '#server/platform/db/bring-up-to-date.ts';
import { listUpgradeObstacles } from '#server/platform/db/look-before-upgrade.ts';
import { listMigrations } from '#server/platform/db/migrate.ts';
import { openLine } from '#server/platform/db/open-line.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { compatibility, installAdvice } from '#server/release.ts';
import { countLiveOlder, listUnbearable } from '#server/platform/db/releases-store.ts';
import { command } from './command.ts';

// The migrations of this release: npm run migrate [-- --dry-run]
// A start runs them as well; this is for those who want to see them first, or apart from a start.

await command(async ({ config, product, options }) => {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null && !hasEmbedded(dataDir)) {
    throw new BackupError(`There is no campus in ${dataDir} yet.`);
  }
  const database = await reachDatabase(config);
  try {
    if (options['dry-run'] === true) {
      const line = await openLine(database.connection);
      try {
        const { known, done } = await listMigrations(line.db);
        const unknown = done.filter((name) => !known.includes(name));
        const unbearable = await listUnbearable(line.db, unknown);
        say(
          known.filter((name) => !done.includes(name)),
          'would run',
        );
        if (known.some((name) => !done.includes(name)) && done.length > 0)
          console.log(installAdvice);
        if (unknown.length > 0) {
          const may = unbearable.length === 0 ? 'may' : 'CANNOT';
          console.log(
            `A newer release ran ${unknown.join(', ')}: ${product} ${may} run beside it.`,
          );
        }
        const live = await countLiveOlder(line.db, compatibility);
        if (live > 0 && known.some((name) => !done.includes(name))) {
          console.log(`Servers of an older release run here (${live}): stop them all first.`);
        }
        const mayBeOpen = config.mayUpgradeWhileOpen;
        const obstacles = await listUpgradeObstacles(line.db, done, { mayBeOpen });
        if (obstacles.length > 0) {
          console.log('A start of this release would end, and change nothing. Do this first:');
          for (const obstacle of obstacles) console.log(`  ${obstacle}`);
        }
        if (unbearable.length > 0 || obstacles.length > 0) process.exitCode = 1;
      } finally {
        await line.close();
      }
    } else {
      const mayBeOpen = config.mayUpgradeWhileOpen;
      say(await bringUpToDate(database.connection, () => {}, { mayBeOpen }), 'were run');
    }
  } finally {
    await database.release();
  }

  function say(names: readonly string[], what: string): void {
    if (names.length === 0) console.log(`Hustings ${product}: no migration waits.`);
    else console.log(`Hustings ${product}: these migrations ${what}:\n  ${names.join('\n  ')}`);
  }
});
