import type { ElectionSettings } from './election-settings.ts';
import { settingFields } from './election-settings.ts';

/** The settings of an election that are a yes or a no. */
export type SettingFlag = {
  [Name in keyof ElectionSettings]: ElectionSettings[Name] extends boolean ? Name : never;
}[keyof ElectionSettings];

/** Their names, in the order of the list. */
export const settingFlags = Object.entries(settingFields).flatMap(([name, { usual }]) =>
  typeof usual === 'boolean' ? [name as SettingFlag] : [],
);
