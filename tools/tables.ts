import fs from 'node:fs';
import path from 'node:path';
import { startPostgres } from '#tests/support/postgres.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { migrateToLatest } from '#server/platform/db/migrate.ts';
import { tablesFile, writeTables } from './tables/write-tables.ts';

// Writes the types of the tables anew, from a database that all migrations have made: npm run tables

const postgres = await startPostgres();
// That the server ends its connections when it is stopped is no news.
const { db, close } = openDatabase(postgres.connection, () => {});
try {
  await migrateToLatest(db);
  const file = path.resolve(import.meta.dirname, '..', tablesFile);
  const types = await writeTables(db);
  const isSame = fs.existsSync(file) && fs.readFileSync(file, 'utf8') === types;
  if (!isSame) fs.writeFileSync(file, types);
  console.log(`${tablesFile} ${isSame ? 'was up to date' : 'was written anew'}.`);
} finally {
  await close();
  await postgres.stop();
}
