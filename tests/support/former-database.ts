import { dropTables, listTables } from '#server/backup/table-store.ts';
import { migrateTo } from '#server/platform/db/migrate.ts';
import { openLine } from '#server/platform/db/open-line.ts';
import { servingRole } from '#server/platform/db/roles/create-roles.ts';
import { grantRights } from '#server/platform/db/roles/grant-rights.ts';
import type { TestApp } from './test-app.ts';
import { ownerOf } from './test-app.ts';

/** Makes the database of a test anew, as it was after this migration: empty, with the tables of then. */
export async function goBackTo(app: Pick<TestApp, 'ctx'>, migration: string): Promise<void> {
  const line = await openLine(ownerOf(app));
  try {
    const tables = await listTables(line.client);
    await line.transact(async (tx) => {
      await dropTables(line.client, tables);
      await migrateTo(tx, migration);
      await grantRights(tx, servingRole);
    });
  } finally {
    await line.close();
  }
}
