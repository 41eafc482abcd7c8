/** The environment of PostgreSQL: nothing of ours, and messages whose words we know. */
export const bareEnvironment =
  process.platform === 'win32' ? {} : { env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } };
