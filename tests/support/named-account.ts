import type { Actor } from './factories.ts';
import { createActor } from './factories.ts';
import type { TestApp } from './test-app.ts';

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

/** Somebody from outside, an observer, who is named for an election. */
export async function createNamed(app: TestApp, electionId: string): Promise<Actor> {
  const account = await createActor(app, { role: 'observer' });
  await nameFor(app, electionId, account.id);
  return account;
}
