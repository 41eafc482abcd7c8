// Windows guards no socket by its folder, so there it is the loopback address and a password.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Address } from './embedded-address.ts';

const passwordFile = (home: string) => path.join(home, 'password');

/** The password of a database that runs already; undefined where it needs none. */
export function readPassword(home: string): string | undefined {
  return process.platform === 'win32' ? readFileSync(passwordFile(home), 'utf8') : undefined;
}

export async function loopbackAddress(home: string): Promise<Address> {
  const file = passwordFile(home);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'));
  const port = await findFreePort();
  return {
    connection: {
      host: '127.0.0.1',
      port,
      user: 'hustings',
      database: 'hustings',
      password: readFileSync(file, 'utf8'),
      ssl: false,
    },
    initArgs: ['--auth=scram-sha-256', `--pwfile=${file}`],
    settings: { listen_addresses: '127.0.0.1', port: String(port) },
  };
}

async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Windows has no signals; pg_ctl speaks to PostgreSQL, and to nothing else with that number. */
export async function askToStop(pgCtl: string, cluster: string, mode: string): Promise<void> {
  await promisify(execFile)(pgCtl, ['stop', '-D', cluster, '-m', mode, '--no-wait']).catch(
    () => {},
  );
}
