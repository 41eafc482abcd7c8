import pg from 'pg';
import type { Connection } from '../client.ts';

/** Of the database that comes along: who serves. Elsewhere it is whoever DATABASE_URL names. */
export const servingRole = 'hustings_server';

/** For analytics and the like: it sees no secrets. It gets its rights wherever a role has this name. */
export const readingRole = 'hustings_reader';

// Roles belong to all databases of a server, so another start may make them at the same moment.
const create = (role: string) => `do $$ begin
    create role ${role} login;
  exception when duplicate_object or unique_violation then null;
  end $$;`;

/**
 * Makes the two roles beside the owner, where they are missing, and answers how to connect as the
 * one that serves. The owner may make roles, as that of the embedded database may.
 */
export async function createRoles<C extends Connection>(owner: C): Promise<C & { user: string }> {
  const client = new pg.Client(owner);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(create(servingRole) + create(readingRole));
  } finally {
    await client.end();
  }
  return { ...owner, user: servingRole };
}
