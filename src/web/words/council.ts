import * as en from './en-council.ts';
import type { Shape } from './shape.ts';

export const councilWords: Shape<typeof en.council> = en.council;
