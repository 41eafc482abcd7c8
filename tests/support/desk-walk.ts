import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/api.ts';
import type { Row } from './contract-row.ts';
import type { Actor } from './factories.ts';
import { createAccount, createElection } from './factories.ts';
import type { TestApp } from './test-app.ts';
import type { WalkedCall } from './walked-call.ts';
import { everybody, officersOnly, userOnly } from './walked-call.ts';

const person = () => ({ name: 'Meera Nair', email: `${randomUUID()}@law.example` });

/** Names an account for an election, as two officers would. */
export async function nameFor(
  { ctx }: { ctx: Pick<TestApp['ctx'], 'transact'> },
  electionId: string,
  accountId: string,
): Promise<void> {
  await ctx.transact((tx) =>
    tx
      .insertInto('returning_officers')
      .values({ election_id: electionId, account_id: accountId, by_two: true })
      .onConflict((one) => one.column('election_id').doUpdateSet({ account_id: accountId }))
      .execute(),
  );
}

/** Somebody whose account was opened for the desk of an election, and nothing else. */
export async function createForDesk(app: TestApp, electionId: string): Promise<Actor> {
  const account = await createAccount(app.ctx, { role: 'observer' });
  await app.ctx.pool.query('update accounts set is_for_desk = true where id = $1', [account.id]);
  await nameFor(app, electionId, account.id);
  const token = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, account.id));
  const cookie = `hustings=${token}`;
  return { ...account, cookie, ...app.as(cookie) };
}

/** The calls about the returning officer of an election. */
export function deskWalk(server: () => TestApp) {
  const params = async () => ({
    id: (await createElection(server().ctx, { startsInMinutes: 30 })).id,
  });
  return {
    readDesk: { statuses: everybody, given: async () => ({ params: await params() }) },
    listOwnDesks: { statuses: userOnly, given: () => ({}) },
    nameReturningOfficer: {
      statuses: officersOnly,
      given: async () => ({ params: await params(), body: person() }),
    },
    showDeskLink: {
      statuses: officersOnly,
      given: async () => {
        const { id } = await params();
        await createForDesk(server(), id);
        return { params: { id } };
      },
    },
  } satisfies { [N in CallName]?: WalkedCall };
}

/** The same calls as the contract describes them. */
export const deskRows: Row[] = [
  {
    call: 'GET /election/desk/{id}',
    who: 'any',
    answers: ['returningOfficer', 'isYours', 'areAllCandidates', 'email', 'canShowLink'],
  },
  { call: 'GET /election/desks', who: 'user', answers: ['elections', 'isAll'] },
  {
    call: 'POST /election/returning-officer/{id}',
    who: 'officers',
    takes: { email: 'meera@law.example' },
    optional: { name: 'Meera Nair', reason: 'All of us are candidates.' },
    answers: ['message'],
    refuses: { 'desk-of-officer': 409, 'desk-of-candidate': 409, 'desk-unconfirmed': 409 },
  },
  {
    call: 'POST /election/desk-link/{id}',
    who: 'officers',
    answers: ['link', 'minutes'],
    refuses: { 'no-desk-link': 409, 'e-mail-leaves': 409 },
  },
];
