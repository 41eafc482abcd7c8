/**
 * What the role that only reads does not see: all columns of a table, or some. Whoever has these could
 * log in as somebody, take a password apart, or name a voter by what they signed.
 */
export const secrets: Readonly<Record<string, 'all' | readonly string[]>> = {
  account_links: 'all',
  address_corrections: ['old_hash'],
  appeals: ['follow_hash', 'reply_hash'],
  contact_links: 'all',
  departed_voters: 'all',
  invitations: 'all',
  letters: 'all',
  list_email_refusals: 'all',
  log_in_attempts: 'all',
  log_in_steps: 'all',
  number_claims: 'all',
  passkey_challenges: 'all',
  printed_codes: 'all',
  quotas: 'all',
  recovery_codes: 'all',
  second_factor_offers: 'all',
  second_factors: 'all',
  sealed_batches: 'all',
  sessions: 'all',
  set_up_links: 'all',
  sign_on_arrivals: 'all',
  sign_on_requests: 'all',
  accounts: ['password_hash'],
  elections: ['key_check', 'kit_nonce'],
  mail_state: ['signing_key'],
  participations: ['receipt', 'request_key', 'choice_mark'],
  proposals: ['body'],
  record_details: ['salt'],
};
