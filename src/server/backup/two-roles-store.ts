import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { BackupError } from '../platform/backup-error.ts';
import { isAnswer } from '../platform/db/errors.ts';
import { driverSettings } from '../platform/db/follow-primary.ts';
import { servingRole } from '../platform/db/roles/create-roles.ts';

// A campus that moved has two roles, as deploy/roles.sql makes them: whoever moved it owns the tables.

export interface TwoRoles {
  databaseUrl: string;
  migrateDatabaseUrl: string;
  /** `made` just now, `there` with a password that somebody has, or to be made by whoever may (`none`). */
  serving: 'made' | 'there' | 'none';
}

interface Rights {
  role: string;
  makes_tables: boolean;
  makes_schemas: boolean;
  makes_roles: boolean;
}

const rights = `
  select current_user::text as role,
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as makes_tables,
    has_database_privilege(current_database(), 'create') as makes_schemas,
    (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as makes_roles`;

/** Throws a sentence where this role could not own a campus. */
export async function refusePoorRole(client: pg.ClientBase): Promise<void> {
  const { role, makes_tables: tables, makes_schemas: schemas } = await readRights(client);
  if (tables && schemas) return;
  const missing = tables ? 'schemas, such as that of the job queue' : 'tables';
  throw new BackupError(
    `--to: the role ${role} may not make ${missing}, in that database. Name the role that owns it: hustings_owner, where deploy/roles.sql made the roles.`,
  );
}

/**
 * The two addresses for .env. Makes the role that serves where it is missing and this role may; the next
 * start gives it its rights.
 */
export async function offerTwoRoles(to: string, name: string = servingRole): Promise<TwoRoles> {
  const client = new pg.Client(driverSettings({ connectionString: to }));
  client.on('error', () => {});
  await client.connect();
  try {
    const { makes_roles: mayMake } = await readRights(client);
    const found = await client.query('select from pg_roles where rolname = $1', [name]);
    const password = randomBytes(18).toString('base64url');
    const serving =
      found.rows.length > 0
        ? 'there'
        : mayMake && (await make(client, name, password))
          ? 'made'
          : 'none';
    return {
      databaseUrl: asRole(to, name, serving === 'made' ? password : 'PASSWORD'),
      migrateDatabaseUrl: to,
      serving,
    };
  } finally {
    await client.end();
  }
}

/** Whether it was made: what a server refuses besides, such as a password of ours, a person mends. */
async function make(client: pg.Client, name: string, password: string): Promise<boolean> {
  const statement = `create role ${pg.escapeIdentifier(name)} login password ${pg.escapeLiteral(password)}`;
  return client.query(statement).then(
    () => true,
    (error: unknown) => {
      if (isAnswer(error)) return false;
      throw error;
    },
  );
}

async function readRights(client: pg.ClientBase): Promise<Rights> {
  const [found] = (await client.query<Rights>(rights)).rows;
  if (found === undefined) throw new Error('The database says nothing of this role.');
  return found;
}

/** The same address for another role; of a socket the role stands as a parameter. */
function asRole(url: string, role: string, password: string): string {
  const [, scheme = '', rest = ''] = /^(postgres(?:ql)?:\/\/)(?:[^@/?]*@)?(.*)$/.exec(url) ?? [];
  if (!rest.startsWith('/')) return `${scheme}${role}:${password}@${rest}`;
  return `${scheme}${rest}${rest.includes('?') ? '&' : '?'}user=${role}&password=${password}`;
}
