import * as en from './en-events.ts';
import type { Shape } from './shape.ts';

export const eventsWords: Shape<typeof en.events> = en.events;
