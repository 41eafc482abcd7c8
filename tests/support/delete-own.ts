import type { Answer, TestApp } from './test-app.ts';

const currentPassword = 'a lamp by the sea';

/** Somebody deletes their own account, whoever they are. */
export async function deleteOwn(app: TestApp, { id }: { id: string }): Promise<Answer> {
  const hash = await app.ctx.passwords.hash(currentPassword);
  await app.ctx.pool.query('update accounts set password_hash = $2 where id = $1', [id, hash]);
  const token = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, id));
  return app.as(`hustings=${token}`).send('deleteOwnAccount', { body: { currentPassword } });
}
