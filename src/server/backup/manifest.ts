import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const tableName = z.string().regex(/^[a-z][a-z0-9_]*$/);
const pictureName = z.string().regex(/^[0-9a-f]{64}(-\d+)?\.webp$/);

/** What a backup says of itself: the last thing in it, so that half a backup has none. */
export const Manifest = z.object({
  format: z.literal('hustings backup 1'),
  product: z.string(),
  university: z.string(),
  takenAt: z.iso.datetime(),
  database: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: tableName,
      columns: z.array(z.string()),
      rows: z.int().nonnegative(),
      sha256,
    }),
  ),
  /** Elections whose votes only their key opens; the keys are never in this file. */
  sealed: z
    .array(
      z.object({
        id: z.guid(),
        name: z.string(),
        keyCheck: z.string().regex(/^([0-9a-f]{2})+$/),
        votes: z.int().nonnegative(),
      }),
    )
    .default([]),
  /** Where its votes did not add up in the database, in sentences: the backup is made all the same. */
  discrepancies: z.array(z.string()).default([]),
  /** The last entry of the record (docs/record.md); null where nothing was recorded. */
  recordHead: z.object({ seq: z.int().positive(), hash: sha256 }).nullable().default(null),
  /** Tables that exist and are not in it. */
  leftOut: z.array(tableName),
  pictures: z.object({
    /** In the store: they are listed here and are not in this file. */
    kept: z.enum(['here', 'in the store']),
    files: z.array(z.object({ name: pictureName, sha256: sha256.optional() })),
    /** The database knows them, and they were not there. */
    missing: z.array(pictureName),
  }),
});
export type Manifest = z.infer<typeof Manifest>;

export const manifestName = 'manifest.json';

export const tablePart = (table: string, part: number) => `tables/${table}.${part}.csv`;
export const picturePart = (name: string) => `pictures/${name}`;

/** What a part of a backup is, by its name; null for what has no place in one. */
export function partOf(name: string): { kind: 'table' | 'picture'; name: string } | null {
  const [, table] = /^tables\/([a-z][a-z0-9_]*)\.\d+\.csv$/.exec(name) ?? [];
  if (table !== undefined) return { kind: 'table', name: table };
  const [, picture] = /^pictures\/([0-9a-f]{64}(?:-\d+)?\.webp)$/.exec(name) ?? [];
  return picture === undefined ? null : { kind: 'picture', name: picture };
}

/**
 * What lives for minutes or days: sessions and links of e-mails among it, so that a restored campus
 * lets nobody in who was shut out since, and a stolen backup holds no way in.
 */
export const leftOut = [
  'sessions',
  'account_links',
  'sign_on_requests',
  // Each start writes what its own settings say, and which migrations are its own.
  'deciding_issuers',
  'releases',
  // A copy of the campus has an id and a folder of keys of its own.
  'campus_ids',
  // It is about files of this machine; a restore carries it over.
  'key_files',
  // It is about the machine, not about the campus.
  'backup_runs',
  'red_findings',
  'sign_on_arrivals',
  'passkey_challenges',
  'second_factor_offers',
  'log_in_steps',
  'contact_links',
  'number_claims',
  'number_emails',
  // What it was called before migration 0106: a backup may be taken, and read, before the migrations.
  'number_mails',
  'set_up_links',
  'log_in_attempts',
  'quotas',
  'mailing_recipients',
] as const;

const withoutLinks = "secret_until is null or status not in ('waiting', 'sending')";

/** E-mails on their way whose words hold such a link stay out as well. */
export const onlyRows: Record<string, string> = {
  emails: withoutLinks,
  // What they were called before migration 0106.
  letters: withoutLinks,
};
