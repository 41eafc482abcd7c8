import * as en from './en-phase.ts';
import type { Shape } from './shape.ts';

export const phaseWords: Shape<typeof en.phase> = en.phase;
