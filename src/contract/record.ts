import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { roles } from '../core/accounts/role.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id, optionalLine } from './fields.ts';
import { routes } from './routes.ts';

/** The last entry of a chain, such as a witness gets it. */
const RecordHead = z
  .object({
    seq: z.int().describe('The number of the entry; the first is 1'),
    sha256: z.string().describe('The hash in hexadecimal (docs/record.md)'),
  })
  .meta({ id: 'RecordHead', description: 'The last entry of the record' });

/** One act of an officer, as officers read it. No choice and no secret is in it. */
export const RecordEntry = z
  .object({
    seq: z.int(),
    at: z.string().describe('ISO 8601 in UTC'),
    act: z.string().describe('Such as election.extend'),
    detail: z.string().describe('In words: a title, a reason; empty without them'),
    isErased: z.boolean().describe('True when its words were erased with what they were about'),
    by: z
      .object({ name: z.string(), role: z.enum(roles).nullable() })
      .nullable()
      .describe('Who did it; null for the system'),
    about: z
      .object({
        name: z.string(),
        position: z.string().nullable().describe('The one that they stood for'),
      })
      .nullable()
      .describe('Whom it was done to; null where nobody, or where their account is erased'),
    election: z.object({ _id: Id, name: z.string() }).nullable(),
    sha256: z.string(),
    officers: z
      .union([z.literal(1), z.literal(2)])
      .nullable()
      .describe('2 where another officer confirmed it, 1 where only one was left to do it'),
  })
  .meta({ id: 'RecordEntry', description: 'One act of an officer' });
export type RecordEntry = z.output<typeof RecordEntry>;

/** An act on an election, as everybody reads it. */
export const PublicRecordEntry = RecordEntry.pick({
  seq: true,
  at: true,
  act: true,
  sha256: true,
  officers: true,
})
  .extend({
    about: RecordEntry.shape.about.describe(
      'Of an act on a candidate who stands, or stood on a fixed list: their name on the ballot, outside of the hash; else null',
    ),
  })
  .meta({ id: 'PublicRecordEntry', description: 'An act on an election' });
export type PublicRecordEntry = z.output<typeof PublicRecordEntry>;

/** The calls that read what officers did. */
export const record = {
  listRecord: endpoint({
    ...routes.listRecord,
    access: 'observers',
    summary:
      'What officers did, the newest first, 50 a page; search by act, words, people, election',
    query: z.object({
      search: optionalLine(100).default(''),
      page: z.coerce
        .number({ error: wrong('enter-number-page') })
        .int()
        .min(1)
        .max(1_000_000)
        .default(1),
      before: z.coerce
        .number({ error: wrong('enter-number-entry') })
        .int()
        .min(1)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('Only entries before this one'),
    }),
    reply: z.object({
      entries: z.array(RecordEntry),
      total: z.int().describe('How many match; with a search, among the entries that it read'),
      page: z.int(),
      pages: z.int(),
      older: z
        .int()
        .nullable()
        .describe(
          'A search reads 10,000 entries: it goes on with this as `before`. Null when it has read all',
        ),
      head: RecordHead.nullable(),
      isGuarded: z
        .boolean()
        .describe('False: the database role that serves could change it (docs/operations.md)'),
      hasWitnesses: z.boolean().describe('False: who runs the database could write it all anew'),
    }),
  }),
  readElectionRecord: endpoint({
    ...routes.readElectionRecord,
    access: 'any',
    summary: 'The acts on one election, the newest first, at most 500',
    params: ById,
    reply: z.object({ entries: z.array(PublicRecordEntry), head: RecordHead.nullable() }),
    refuses: ['unknown-election'],
  }),
  readRecordFeed: endpoint({
    ...routes.readRecordFeed,
    access: 'any',
    summary: 'The result codes and the newest hashes of the record, as a JSON Feed (version 1.1)',
    reply: z.object({
      version: z.literal('https://jsonfeed.org/version/1.1'),
      title: z.string(),
      home_page_url: z.string(),
      feed_url: z.string(),
      items: z.array(
        z.object({
          id: z.string(),
          url: z.string(),
          title: z.string(),
          content_text: z.string(),
          date_published: z.string().describe('ISO 8601 in UTC'),
        }),
      ),
    }),
  }),
};
