import pg from 'pg';

/** As a DATABASE_URL: a database of ours, reached by the socket in a folder. */
export const urlOf = (folder: string) =>
  `postgresql://hustings@${encodeURIComponent(folder)}/hustings`;

/** A way around the servers, whoever ends the database meanwhile. */
export function poolAt(folder: string): pg.Pool {
  const pool = new pg.Pool({ host: folder, user: 'hustings', database: 'hustings', max: 4 });
  pool.on('error', () => {});
  return pool;
}
