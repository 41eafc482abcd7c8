import * as en from './en-ballot.ts';
import type { Shape } from './shape.ts';

export const ballotWords: Shape<typeof en.ballot> = en.ballot;
