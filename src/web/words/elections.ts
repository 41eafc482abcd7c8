import * as en from './en-elections.ts';
import type { Shape } from './shape.ts';

export const electionsWords: Shape<typeof en.elections> = en.elections;
