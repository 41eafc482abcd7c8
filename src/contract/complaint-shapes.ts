import { z } from 'zod';
import { complaintFileKinds } from '../core/elections/complaint-file.ts';
import { Id } from './fields.ts';

/** A file that came with a complaint; its bytes are a call of their own. */
export const ComplaintFile = z
  .object({
    _id: Id,
    kind: z.enum(complaintFileKinds).describe('A picture is stored as WebP without its metadata'),
    bytes: z.int(),
  })
  .meta({ id: 'ComplaintFile', description: 'A file that came with a complaint' });
export type ComplaintFile = z.output<typeof ComplaintFile>;
