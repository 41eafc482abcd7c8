// From one release to the next, as CHANGELOG.md says: a backup, a stop, a start of the new one.
import { askAs, must } from './people.ts';
import type { Release } from './releases.ts';
import type { Stage } from './stage.ts';
import { command, morning, start } from './stage.ts';
import { checkCount, resultOf } from './votes.ts';

/** Installs a release on this morning; everything that was there is there. */
export async function upgradeTo(stage: Stage, release: Release, at: string): Promise<void> {
  const { diary, line, admin } = stage;
  if (stage.server === null) await start(stage);
  const before = await listNames(stage);
  const backup = await command(stage, 'backup');
  const { version } = stage.release;
  await morning(stage, at, {
    prepare: () => {
      stage.release = release;
    },
  });
  diary.check(`${version} took a backup before the upgrade`, backup.code === 0, backup.said);
  diary.did(`upgraded from ${version} to ${release.version}`);
  const after = await listNames(stage);
  diary.check('every election is there', before.join() === after.join(), { before, after });
  const users = await must(askAs(line, admin, 'readMe'));
  diary.check('the admin is the admin', users.user?.role === 'admin', users);
  for (const contest of stage.contests) {
    if ((await resultOf(stage, contest)) !== undefined) await checkCount(stage, contest);
  }
}

async function listNames({ line, admin }: Stage): Promise<string[]> {
  const { elections } = await must(askAs(line, admin, 'listElections'));
  return elections.map(({ name }: { name: string }) => name).toSorted();
}
