import * as en from './en-events.ts';
import type { Shape } from './shape.ts';

export const uploadsWords: Shape<typeof en.uploads> = en.uploads;
