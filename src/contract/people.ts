import { z } from 'zod';
import { Id } from './fields.ts';

/** Somebody as others see them. */
export const Person = z
  .object({ _id: Id, name: z.string(), profileImg: z.string() })
  .meta({ id: 'Person' });
