import { z } from 'zod';
import { noticeKinds } from '../core/accounts/notice-kinds.ts';
import { Id } from './fields.ts';

/** Something that happened with an account, as its owner reads it in their own data. */
export const AccountNotice = z
  .object({
    _id: Id,
    kind: z.enum(noticeKinds),
    at: z
      .string()
      .describe('The beginning of its hour, ISO 8601 in UTC; of a vote the end of its batch'),
    detail: z
      .string()
      .describe('The browser of a registration or log-in, the new address or number; else empty'),
    election: z.object({ _id: Id, name: z.string() }).nullable().describe('Of a vote'),
  })
  .meta({ id: 'AccountNotice', description: 'Something that happened with an account' });
export type AccountNotice = z.output<typeof AccountNotice>;
