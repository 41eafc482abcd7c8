import { sql } from 'kysely';
import { pagePaths } from '#core/page-paths.ts';
import { queueSafetyNotice } from '../../email/safety-notice.ts';
import type { NoticeParts } from '../../email/notice.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Services } from '../../services.ts';
import { goesByListSql } from '../../conditions/listed-people-sql.ts';
import { isOnListOf } from '../../conditions/electorate-sql.ts';
import type { Writing } from './store.ts';

type Parts = NoticeParts & Pick<Services, 'live'>;

/**
 * After a change of a list at this moment: each new address of somebody who votes in an open election counts on
 * its page, for links to vote go there. Whoever proved the number needs none. Answers the former addresses.
 */
export async function countLateAddresses(
  tx: Tx,
  services: Parts,
  { list, moment }: Pick<Writing, 'list' | 'moment'>,
): Promise<{ name: string; email: string }[]> {
  const { rows } = await sql<{ name: string; email: string }>`
    with late as (
      select e.id, was.name, was.email
      from elections e
      join voter_list_entries was on was.election_id is not distinct from ${list}::uuid
        and was.removed_at = ${moment}::timestamptz
      join voter_list_entries s on s.enrollment_number = was.enrollment_number
        and s.election_id is not distinct from was.election_id and s.removed_at is null
        and s.email <> '' and lower(s.email) <> lower(was.email)
      where ${sql.raw(goesByListSql)} and not e.is_rehearsal and e.closed_at is null
        and e.starts_at <= ${moment}::timestamptz
        and (e.state = 'paused' or e.state = 'published' and e.ends_at > ${moment}::timestamptz)
        and exists (select from voter_list_entries r
          where r.enrollment_number = was.enrollment_number and ${sql.raw(isOnListOf)})
        and not exists (select from accounts a
          where a.enrollment_number = was.enrollment_number and a.proved_at is not null)
    ), counted as (
      update elections set corrected_addresses = corrected_addresses + n.addresses
      from (select id, count(*)::int as addresses from late group by id) n
      where elections.id = n.id
    )
    select distinct name, email from late`.execute(tx);
  if (rows.length > 0) await services.live.announce(tx, { kind: 'elections' });
  return rows.filter(({ email }) => email !== '');
}

/** The same where one entry was corrected: the former address is told. */
export async function tellLateAddress(
  tx: Tx,
  services: Parts,
  writing: Pick<Writing, 'list' | 'moment'>,
): Promise<void> {
  for (const { name, email } of await countLateAddresses(tx, services, writing)) {
    await queueSafetyNotice(
      tx,
      services,
      { name, email, isInFolder: true },
      {
        subject: 'The voter list has another e-mail address for you',
        preview: 'Your link to vote goes to that address now.',
        before: [
          ['An officer gave you another e-mail address on the voter list, while voting is open.'],
          [
            'Your link to vote goes to that address now, and the link that you got here works no more.',
          ],
        ],
        action: {
          label: 'Write to the council',
          url: `${services.config.publicUrl}${pagePaths.contact}`,
          inText: 'If you did not ask for this, write to the council at once:',
        },
      },
    );
  }
}
