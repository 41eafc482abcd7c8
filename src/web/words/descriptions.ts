import * as en from './en-descriptions.ts';
import type { Shape } from './shape.ts';

export const descriptionsWords: Shape<typeof en.descriptions> = en.descriptions;
