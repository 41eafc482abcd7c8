import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

/** Ways in and what is about the person alone (personal-columns.ts). */
const goneWithAccount = [
  'contact_files',
  'sessions',
  'account_links',
  'account_notices',
  'email_refusals',
  'entered_candidates',
  'log_in_steps',
  'mailing_recipients',
  'number_claims',
  'passkey_challenges',
  'passkeys',
  // What was to be given to it.
  'proposals',
  'returned_accounts',
  'second_factor_offers',
  'second_factors',
  'sign_on_groups',
  'sign_on_identities',
  'sign_on_requests',
] as const;

/** Blanks everything personal; the row stays for the elections it took part in (contract). */
export async function closeAccount(
  tx: Tx,
  id: string,
  { byOfficer }: { byOfficer: boolean },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({
      name: 'Former member',
      email: null,
      enrollment_number: null,
      branch: null,
      year: null,
      // By what its number was proved, and by whom, stays for the count; when goes.
      proved_at: sql<Date | null>`case when proved_at is not null then now() end`,
      password_hash: null,
      is_verified: false,
      language: null,
      upload_id: null,
      email_confirmed_at: null,
      suspended_at: null,
      suspended_reason: null,
      closed_at: sql<Date>`now()`,
      closed_by_officer: byOfficer,
    })
    .where('id', '=', id)
    .execute();
  for (const table of goneWithAccount) {
    await tx.deleteFrom(table).where('account_id', '=', id).execute();
  }
}
