import { z } from 'zod';
import { messageFileKinds } from '../core/contact/about.ts';
import { Id } from './fields.ts';

/** A file that came with a message; its bytes are a call of their own. */
export const MessageFile = z
  .object({
    _id: Id,
    kind: z.enum(messageFileKinds).describe('A picture is stored as WebP without its metadata'),
    bytes: z.int(),
  })
  .meta({ id: 'MessageFile', description: 'A file that came with a message' });
export type MessageFile = z.output<typeof MessageFile>;
