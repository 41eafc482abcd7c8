import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/platform/db/client.ts';
import { prepareDatabase } from '#server/platform/db/prepare-database.ts';
import { createRoles, servingRole } from '#server/platform/db/roles/create-roles.ts';
import { openLog } from '#server/platform/log.ts';
import type { TestPostgres } from './postgres.ts';

type Connection = TestPostgres['connection'];

/** How the processes of one test run know its server. */
const variable = 'HUSTINGS_TEST_DATABASE';
interface Announced {
  server: Connection;
  folder: string;
}
const template = 'hustings_template';

export interface TestDatabase {
  /** As the owner of the tables, who may do everything. */
  connection: Connection;
  /** As the role that serves. */
  serving: Connection;
  /** The owner's as a DATABASE_URL, for a server that runs as a process of its own. */
  connectionString: string;
  /** An empty folder that goes with it, for what a server keeps in files. */
  folder: string;
  drop(): Promise<void>;
}

/** Makes the migrated database that every test database is a copy of, with its roles. Once per run. */
export async function createTemplate(postgres: TestPostgres): Promise<void> {
  const { connection: server, folder } = postgres;
  await administer(server, `create database ${template}`);
  const serving = openDatabase(await createRoles({ ...server, database: template }), fail);
  const config = { databaseUrl: null, migrateDatabaseUrl: null, mayUpgradeWhileOpen: false };
  const owner = { ...server, database: template };
  await prepareDatabase({ config, serving, owner, log: openLog('warn'), onLost: fail });
  await serving.close();
  // So that a test sees who waits for whom, whatever role they have.
  await administer(server, `grant pg_read_all_stats to ${servingRole}`);
  process.env[variable] = JSON.stringify({ server, folder } satisfies Announced);
}

function fail(error: Error): void {
  throw error;
}

/** A fresh, migrated database: a copy of the template, made in a few milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const announced = process.env[variable];
  if (announced === undefined) throw new Error('No test database server: use npm run test:api');
  const { server, folder: parent } = JSON.parse(announced) as Announced;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${template} strategy file_copy`);
  const folder = fs.mkdtempSync(path.join(parent, 'files-'));
  const port = server.port === undefined ? '' : `:${server.port}`;
  return {
    connection: { ...server, database: name },
    serving: { ...server, user: servingRole, database: name },
    connectionString: `postgresql://${server.user}@${encodeURIComponent(server.host)}${port}/${name}`,
    folder,
    async drop() {
      fs.rmSync(folder, { recursive: true, force: true });
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(server: Connection, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
