import type { CampusSettings } from '#contract/campus-settings.ts';

/** What every part of the form gets: the draft, what is wrong with it, and how to change it. */
export interface SettingsPart {
  draft: CampusSettings;
  /** A sentence by the server's name of the field, such as social.email. */
  wrong: Record<string, string>;
  change: (some: Partial<CampusSettings>) => void;
}
