import net from 'node:net';
import path from 'node:path';
import tls from 'node:tls';
import { afterThis } from './after-this.ts';

// A key that both sides know stands in for a certificate, which Node cannot make.
const psk = Buffer.from('known to both sides');
const ciphers = { ciphers: 'PSK', maxVersion: 'TLSv1.2' } as const;

/** What the driver is told to come in by TLS. */
export const tlsSettings = {
  ...ciphers,
  pskCallback: () => ({ psk, identity: 'test' }),
  checkServerIdentity: () => undefined,
};

const sslRequest = 80_877_103;

/** A port in front of a database's socket that takes TLS, as PostgreSQL does, and plain words too. */
export async function startTlsFront(database: { host: string }): Promise<number> {
  const open = new Set<net.Socket>();
  const secure = tls.createServer({ ...ciphers, pskCallback: () => psk }, (client) =>
    join(client, database.host),
  );
  const server = net.createServer((client) => {
    open.add(client);
    client.on('error', () => {}).once('close', () => open.delete(client));
    client.once('data', (first: Buffer) => {
      const asksForTls = first.length === 8 && first.readInt32BE(4) === sslRequest;
      if (!asksForTls) return join(client, database.host, first);
      client.write('S');
      secure.emit('connection', client);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterThis(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return (server.address() as net.AddressInfo).port;
}

function join(client: net.Socket, folder: string, first?: Buffer): void {
  const database = net.connect(path.join(folder, '.s.PGSQL.5432'));
  client.on('error', () => database.destroy());
  database.on('error', () => client.destroy());
  if (first !== undefined) database.write(first);
  client.pipe(database).pipe(client);
}
