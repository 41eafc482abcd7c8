import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** What the connection between a server and its database does to a commit. */
export type Weather =
  /** Everything passes. */
  | 'fair'
  /** The commit arrives, its answer is lost, and nobody gets through any more. */
  | 'answer-lost'
  /** The commit itself is lost, and nobody gets through any more. */
  | 'commit-lost'
  /** The commit arrives and its answer is lost; a new connection works. */
  | 'answer-lost-once'
  /** Every commit is answered with a warning, as when the wait for a standby was given up. */
  | 'unsure'
  /** Every commit arrives and is not answered; nothing breaks. */
  | 'silence'
  /** What `mutes` is said on is not answered any more, now or later, and does not break either. */
  | 'mute'
  /** Nobody gets through. */
  | 'storm';

export interface PostgresProxy {
  connection: { host: string; user: string; database: string; port?: number };
  weather: Weather;
  /** A word of what is said; '' is in everything. */
  mutes: string;
  /** How many connections fell mute. */
  muted: number;
  close(): Promise<void>;
}

/** What PostgreSQL sends before it answers a commit of which no standby knows. */
function commitWarning(): Buffer {
  const fields = ['SWARNING', 'VWARNING', 'C01000', 'Mcanceling the wait for a standby', ''];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const head = Buffer.alloc(5);
  head.write('N');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** A socket in front of a database that loses messages when told. */
export async function startPostgresProxy(to: {
  host: string;
  user: string;
  database: string;
  port?: number;
}): Promise<PostgresProxy> {
  const name = `.s.PGSQL.${to.port ?? 5432}`;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-proxy-'));
  const open = new Set<net.Socket>();
  const proxy: PostgresProxy = {
    connection: { ...to, host: folder },
    weather: 'fair',
    mutes: '',
    muted: 0,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  const server = net.createServer((client) => {
    if (proxy.weather === 'storm') return client.destroy();
    const database = net.connect(path.join(to.host, name));
    let isAnswerLost = false;
    let isSilent = false;
    let isMute = false;
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        database.end();
      });
    }
    database.on('data', (bytes) => {
      if (isAnswerLost) client.destroy();
      else if (!isSilent && !isMute) client.write(bytes);
    });
    client.on('data', (bytes) => {
      if (proxy.weather === 'mute' && !isMute && bytes.includes(proxy.mutes)) {
        isMute = true;
        proxy.muted += 1;
      }
      if (isMute) return;
      const isCommit = bytes.includes('commit\0');
      if (!isCommit || proxy.weather === 'fair') return database.write(bytes);
      if (proxy.weather === 'unsure') {
        client.write(commitWarning());
        return database.write(bytes);
      }
      if (proxy.weather === 'silence') {
        isSilent = true;
        return database.write(bytes);
      }
      if (proxy.weather === 'commit-lost') client.destroy();
      else {
        isAnswerLost = true;
        database.write(bytes);
      }
      proxy.weather = proxy.weather === 'answer-lost-once' ? 'fair' : 'storm';
    });
  });
  await new Promise<void>((resolve) => server.listen(path.join(folder, name), resolve));
  return proxy;
}
