import * as en from './en-home.ts';
import type { Shape } from './shape.ts';

export const homeWords: Shape<typeof en.home> = en.home;
