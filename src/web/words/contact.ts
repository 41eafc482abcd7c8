import * as en from './en-contact.ts';
import type { Shape } from './shape.ts';

export const contactWords: Shape<typeof en.contact> = en.contact;
