import type { CampusSettings } from '#contract/campus-settings.ts';
import type { Config } from '../config.ts';
import type { Db } from '../platform/db/client.ts';
import type { Clock } from '../platform/clock.ts';
import { isSetUp } from '../people/create-first-admin.ts';
import { findSettings } from './store.ts';

/** What every page and many calls ask of the campus, remembered in this process. */
export interface CampusMemory {
  /** The settings, a second old at most and never older than a change that was announced. */
  settings(): Promise<CampusSettings>;
  /** True once somebody can approve others; the last admin stays, so it stays true until forget(). */
  isSetUp(): Promise<boolean>;
  /** Drops what is remembered, because the settings changed. */
  forget(): void;
}

const rememberFor = 1_000;

/**
 * Opens the memory over the database; forget() is to be called after each change. `db` is no pool of
 * transactions: they ask while they hold a connection of theirs.
 */
export function openCampus(parts: {
  db: Db;
  config: Pick<Config, 'timeZone'>;
  clock: Clock;
}): CampusMemory {
  const { db, config, clock } = parts;
  let remembered: { settings: CampusSettings; until: number } | null = null;
  let changes = 0;
  let isReady = false;

  return {
    async settings() {
      if (remembered !== null && remembered.until > clock.now()) return remembered.settings;
      const before = changes;
      const settings = await findSettings(db, config.timeZone);
      // What was read while it changed may be what it was before.
      if (changes === before) remembered = { settings, until: clock.now() + rememberFor };
      return settings;
    },
    async isSetUp() {
      isReady ||= await isSetUp(db);
      return isReady;
    },
    forget() {
      changes += 1;
      remembered = null;
      isReady = false;
    },
  };
}
