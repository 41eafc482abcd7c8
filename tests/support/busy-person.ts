import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { voteOf } from './ballot-box.ts';
import type { Actor, TestElection } from './factories.ts';
import { createActor, createContact, createElection, createMember } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { ownerOf } from './test-app.ts';

export interface BusyPerson extends Actor {
  /** They are an accepted candidate here, and somebody has voted; null where they took no part. */
  votedIn: TestElection | null;
}

/** Asks as the owner of the tables, with no trigger and no foreign key in the way. */
export async function withOwner<T>(
  app: TestApp,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(ownerOf(app));
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Somebody with a row in every table that can hold one of a person; without a part in elections if told. */
export async function createBusyPerson(
  app: TestApp,
  admin: Actor,
  { takesPart }: { takesPart: boolean },
): Promise<BusyPerson> {
  const person = await createActor(app);
  const { id, email, enrollmentNumber } = person;
  const votedIn = takesPart ? await takePart(app, person) : null;
  const { id: electionId } = votedIn ?? (await createElection(app.ctx));
  await createMember(app.ctx, { account_id: id });
  const contactId = await createContact(app.ctx, { email: email.toUpperCase() });
  const body = { name: `${person.name} Rao`, reason: 'A second surname' };
  await admin.send('correctUser', { params: { id }, body });
  const [some, soon] = [() => randomBytes(16), new Date(Date.now() + 3_600_000)];
  await withOwner(app, async (client) => {
    const add = (table: string, row: Record<string, unknown>) => {
      const names = Object.keys(row);
      const places = names.map((_, index) => `$${index + 1}`);
      const text = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`;
      return client.query(text, Object.values(row));
    };
    const account_id = id;
    await client.query(
      `update accounts set email_confirmed_at = now(), proved_at = now(), proved_how = 'code'
      where id = $1`,
      [id],
    );
    const spare = { created_at: '2001-01-01', expires_at: soon };
    await add('sessions', { token_hash: some(), account_id, device: 'Old', ...spare });
    const link = { purpose: 'change-email', email: 'new@campus.example', expires_at: soon };
    await add('account_links', { token_hash: some(), account_id, ...link });
    await add('account_notices', { account_id, kind: 'device', detail: 'Firefox' });
    const key = { credential_id: id, public_key: some(), counter: 0, transports: ['usb'] };
    await add('passkeys', { id: randomUUID(), account_id, ...key, name: 'Phone' });
    await add('passkey_challenges', { challenge: id, account_id, expires_at: soon });
    await add('second_factors', { account_id, secret: 'base32' });
    await add('second_factor_offers', { account_id, secret: 'base32', expires_at: soon });
    await add('recovery_codes', { account_id, code_hash: some() });
    await add('log_in_steps', { key_hash: some(), account_id, expires_at: soon });
    const [identity, issuer] = [randomUUID(), 'https://id.example'];
    await add('sign_on_identities', { issuer, subject: id, account_id, id: identity });
    const groups = { identity_id: identity, account_id, issuer, groups: ['hostel'] };
    await add('sign_on_groups', groups);
    const request = { state: 'state', nonce: 'nonce', code_verifier: 'verifier', account_id };
    await add('sign_on_requests', { key_hash: some(), ...request, expires_at: soon });
    const number = { enrollment_number: `N${id}` };
    const hashes = { session_hash: some(), token_hash: some(), code_hash: some() };
    const claim = { id: randomUUID(), account_id, ...number, ...hashes, expires_at: soon };
    await add('number_claims', claim);
    const [position_id, mailing_id] = [randomUUID(), randomUUID()];
    await add('number_votes', { position_id, enrollment_number: `Z${id}`, voter_id: id });
    const own = { enrollment_number: enrollmentNumber };
    await add('number_emails', { ...own, sent_at: new Date() });
    await add('printed_codes', { ...own, code_hash: some() });
    await add('voter_list_entries', { ...own, election_id: electionId, reason: 'Late' });
    await add('list_email_failures', {
      ...own,
      election_id: electionId,
      email: `listed-${id}@campus.example`,
      problem: 'Full',
      found_by: 'server',
    });
    await add('appeals', {
      id: randomUUID(),
      election_id: electionId,
      number: 1,
      account_id,
      subject: 'Queue',
      body: 'Long',
      follow_hash: some(),
      reply_hash: some(),
      reply: 'No',
      replied_at: new Date(),
      answer: 'Yes',
      answered_at: new Date(),
    });
    await add('contact_files', {
      ...{ id: randomUUID(), account_id, contact_id: contactId },
      ...{ kind: 'picture', bytes: 16, content: some() },
    });
    await add('contact_entries', {
      id: randomUUID(),
      contact_id: contactId,
      body: 'We look.',
    });
    const words = { subject: 'Hello', text_body: 'You.', html_body: 'You.', problem: 'Full' };
    await add('emails', { id: randomUUID(), key: id, to_address: email.toUpperCase(), ...words });
    const invited = `invited:now:council:${email}`;
    await add('emails', { id: randomUUID(), key: invited, to_address: email, ...words });
    await add('mailing_recipients', { mailing_id, account_id, problem: 'Full' });
    await add('invitations', { email, role: 'council', expires_at: soon });
    const said = { subject: 'Council', what: 'Close it', reason: 'Rain', body: '{}' };
    const act = { call: 'closeElection', act: 'election.close', object_key: id };
    await add('proposals', {
      id: randomUUID(),
      ...act,
      ...said,
      proposed_by: id,
      expires_at: soon,
    });
    const change = { what: 'The end', reason: 'Rain', actor_id: id };
    await add('election_changes', { id: randomUUID(), election_id: electionId, ...change });
    // Asked by somebody, of whom nothing else is there.
    await add('nomination_supporters', {
      id: randomUUID(),
      nomination_id: randomUUID(),
      position_id,
      account_id,
      kind: 'proposer',
      named_as: `named-${id}`,
    });
    await add('departed_voters', { key: some(), until: soon, account_id });
    const place = votedIn?.positions[0]?.id ?? null;
    if (place !== null) {
      const ids = { id: randomUUID(), election_id: electionId, position_id: place };
      await add('entered_candidates', { ...ids, name: 'Asha', email: email.toLowerCase() });
    }
    await add('returned_accounts', { account_id });
    await add('email_refusals', { account_id, kind: 'elections' });
  });
  return { ...person, votedIn };
}

/** They vote, stand as an accepted candidate with a vote, and wait elsewhere with a change. */
async function takePart(app: TestApp, person: Actor): Promise<TestElection> {
  const voter = await createActor(app);
  const positions = { President: 2 };
  const votedIn = await createElection(app.ctx, { nominees: [person], positions });
  await app.ctx.voteQueue.cast(voteOf(voter, votedIn, 0, 1));
  await app.ctx.voteQueue.cast(voteOf(person, votedIn, 0, 1));
  const later = { nominees: [person], startsInMinutes: 30, positions: { Captain: 1 } };
  const { positions: waiting } = await createElection(app.ctx, later);
  await withOwner(app, async (client) => {
    const nomination = waiting[0]?.candidates[0]?.id;
    await client.query(`update nominations set status = 'pending' where id = $1`, [nomination]);
    await client.query(`insert into nomination_edits values ($1, 'Cheaper prints.', '')`, [
      nomination,
    ]);
  });
  return votedIn;
}
