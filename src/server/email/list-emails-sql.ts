// What decides about the e-mails to addresses of a voter list, as SQL.
import { inPlaceOf, listEmails } from '#core/emails/list-emails.ts';
import { standsWithAddress } from '../conditions/listed-people-sql.ts';

/** Whether the campus sends e-mails to the addresses of voter lists; without settings it does. */
export const isSwitchedOnSql = 'coalesce((select c.list_emails from campus c), true)';

/**
 * True for an election `e` whose list is reminded whole, so that neither the number of its reminders nor who was not
 * reached says who has voted.
 */
export const remindsWholeListSql = "(e.standings <> 'live' or e.remind_at is not null)";

/** The hash under which it is kept that an address wants no e-mails; the secret is the campus's. */
export const addressHashSql = (address: string) =>
  `sha256((select signing_key from mail_state) || convert_to(lower(${address}), 'UTF8'))`;

/** True where the address of an entry `s` wants none. */
export const isRefusedSql = `exists (select from list_email_refusals f
  where f.address_hash = ${addressHashSql('s.email')})`;

/**
 * True for an account `a` whose number has its e-mail about an election `e` by the list: the mailing to
 * the list was begun, and the list has an address. Whether that address wants e-mails makes no difference.
 */
export const isToldByList = (kind: string, occasion: string) => {
  const instead = listEmails.find((one) => inPlaceOf[one] === kind);
  return instead === undefined
    ? 'false'
    : `(exists (select from mailings l where l.election_id = e.id and l.kind = '${instead}'
        and l.occasion = ${occasion})
      and exists (select from voter_list_entries s where s.enrollment_number = a.enrollment_number
        and ${standsWithAddress('s')}))`;
};
