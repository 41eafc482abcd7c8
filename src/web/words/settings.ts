import * as en from './en-settings.ts';
import type { Shape } from './shape.ts';

export const settingsWords: Shape<typeof en.settings> = en.settings;
