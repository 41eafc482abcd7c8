import { sql } from 'kysely';
import { forgetRefusals } from '../email/sweep.ts';
import type { Tx } from '../platform/db/client.ts';

/** Deletes what the clock has made void: sessions, links of e-mails, held names, counts of tries and uses. */
export async function deleteExpired(tx: Tx): Promise<void> {
  const isOver = sql<Date>`now()`;
  const aDayAgo = sql<Date>`now() - interval '1 day'`;
  await tx
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<', isOver), eb('seen_at', '<', aDayAgo)]))
    .execute();
  await tx.deleteFrom('account_links').where('expires_at', '<', isOver).execute();
  await tx.deleteFrom('sign_on_requests').where('expires_at', '<', isOver).execute();
  await tx.deleteFrom('sign_on_arrivals').where('expires_at', '<', isOver).execute();
  await tx.deleteFrom('passkey_challenges').where('expires_at', '<', isOver).execute();
  await tx.deleteFrom('second_factor_offers').where('expires_at', '<', isOver).execute();
  await tx.deleteFrom('log_in_steps').where('expires_at', '<', isOver).execute();
  await tx.deleteFrom('number_claims').where('expires_at', '<', isOver).execute();
  await tx.deleteFrom('number_emails').where('sent_at', '<', aDayAgo).execute();
  // Until then the number has no second vote.
  await sql`
    delete from number_votes v using positions p, elections e
    where p.id = v.position_id and e.id = p.election_id
      and e.state <> 'paused' and e.ends_at < now() - interval '14 days'`.execute(tx);
  await sql`
    delete from list_email_failures f using elections e
    where e.id = f.election_id and (e.state in ('draft', 'cancelled')
      or e.state <> 'paused' and e.ends_at < now())`.execute(tx);
  await forgetRefusals(tx);
  await tx.deleteFrom('contact_links').where('expires_at', '<', isOver).execute();
  await tx.deleteFrom('invitations').where('expires_at', '<', isOver).execute();
  await tx.deleteFrom('log_in_attempts').where('last_at', '<', aDayAgo).execute();
  // An election may have been extended or paused: its names are held as long as it goes on.
  await tx
    .deleteFrom('departed_voters as d')
    .where('d.until', '<', isOver)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('elections as e')
            .select('e.id')
            .whereRef('e.id', '=', 'd.election_id')
            .where('e.opened_at', 'is', null)
            .where((e) => e.or([e('e.ends_at', '>', isOver), e('e.state', '=', 'paused')])),
        ),
      ),
    )
    .execute();
  const nowMs = sql<string>`extract(epoch from now()) * 1000`;
  await tx.deleteFrom('quotas').where('expire', '<', nowMs).execute();
}
