import { isSameSetting, settingNames, settingsAfter } from './election-settings.ts';
import type { ElectionSettings, GivenSettings, Setting } from './election-settings.ts';
import { sharedRules } from './position-rules.ts';

/** What is to be done with an edit that somebody began before another officer's. */
export interface MergedEdit {
  /** What is left of it: what it does not change and others did stays as they made it. */
  given: GivenSettings;
  /** What both changed, to different things. */
  conflicts: Setting[];
  /** The settings as whoever sends it means them. */
  yours: ElectionSettings;
}

/** A rule for all positions is said of the positions. */
const settingOf = (field: string): string =>
  (sharedRules as readonly string[]).includes(field) ? 'positions' : field;

/** The settings of which somebody sends something. */
export function settingsSent(given: GivenSettings): Setting[] {
  const said = Object.entries(given).flatMap(([field, value]) =>
    value === undefined ? [] : [settingOf(field)],
  );
  return settingNames.filter((name) => said.includes(name));
}

/**
 * Lays an edit over the settings of now. `base` is what its officer saw; null where nobody knows that any more: then
 * all that it would change is in conflict.
 */
export function mergeEdit(
  given: GivenSettings,
  now: ElectionSettings,
  base: ElectionSettings | null,
): MergedEdit {
  const yours = settingsAfter(base ?? now, given);
  const isOfOthers = (name: Setting) => base === null || !isSameSetting(name, base, now);
  const isYours = (name: Setting) => base === null || !isSameSetting(name, base, yours);
  const sent = settingsSent(given);
  const stays = sent.filter((name) => isOfOthers(name) && !isYours(name)) as string[];
  return {
    given: Object.fromEntries(
      Object.entries(given).filter(([field]) => !stays.includes(settingOf(field))),
    ),
    conflicts: sent.filter(
      (name) => isOfOthers(name) && isYours(name) && !isSameSetting(name, yours, now),
    ),
    yours,
  };
}
