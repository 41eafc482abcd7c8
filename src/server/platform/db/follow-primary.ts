import net from 'node:net';
import type { Connection } from './connection.ts';
import { hostsOf, namesSeveralHosts } from './database-hosts.ts';
import type { DatabaseHost } from './database-hosts.ts';
import { findPrimary } from './find-primary.ts';
import type { Primary } from './find-primary.ts';

/**
 * What the driver is told of a way to the database. It knows one host only; where there are several
 * it gets a socket that looks for the primary.
 */
export function driverSettings(connection: Connection): Connection & { stream?: () => net.Socket } {
  const url = 'connectionString' in connection ? connection.connectionString : '';
  const hosts = namesSeveralHosts(url) ? hostsOf(url) : null;
  const [first] = hosts ?? [];
  if (hosts === null || first === undefined) return connection;
  const cluster = clusters.get(url) ?? { hosts, search: null, latest: null, open: new Map() };
  clusters.set(url, cluster);
  return { connectionString: first.url, stream: () => new PrimarySocket(cluster) };
}

/** All connections of this process to one set of hosts. */
interface Cluster {
  hosts: readonly DatabaseHost[];
  search: { primary: Promise<Primary>; until: number } | null;
  /** Where the primary was found last. */
  latest: DatabaseHost | null;
  open: Map<net.Socket, DatabaseHost>;
}

const clusters = new Map<string, Cluster>();
// What opens many connections at once looks once.
const believedFor = 1_000;

async function primaryOf(cluster: Cluster): Promise<DatabaseHost> {
  if (cluster.search === null || performance.now() > cluster.search.until) {
    const search = { primary: findPrimary(cluster.hosts), until: Number.POSITIVE_INFINITY };
    cluster.search = search;
    search.primary.then(
      ({ at }) => {
        search.until = performance.now() + believedFor;
        follow(cluster, at);
      },
      () => {
        search.until = 0;
      },
    );
  }
  return (await cluster.search.primary).at;
}

/**
 * After a failover what still leads to the old primary would be waited at in vain. Ended without an
 * error of ours: below TLS two sockets would tell it, and the second time nobody listens any more.
 */
function follow(cluster: Cluster, primary: DatabaseHost): void {
  cluster.latest = primary;
  for (const [socket, at] of cluster.open) if (at !== primary) socket.destroy();
}

/** Goes to the primary, whatever host the driver asks for. */
class PrimarySocket extends net.Socket {
  readonly #cluster: Cluster;

  constructor(cluster: Cluster) {
    super();
    this.#cluster = cluster;
  }

  override connect(): this {
    primaryOf(this.#cluster).then(
      (at) => this.#connectTo(at),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  #connectTo(at: DatabaseHost): void {
    const { open, latest } = this.#cluster;
    // Whoever asked may have given up meanwhile.
    if (this.destroyed) return;
    if (latest !== at) return void this.destroy();
    open.set(this, at);
    this.once('close', () => open.delete(this));
    if (at.host.startsWith('/')) super.connect(`${at.host}/.s.PGSQL.${at.port}`);
    else super.connect(at.port, at.host);
  }
}
