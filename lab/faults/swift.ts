// OpenStack Swift from Debian's packages, with its S3 gate, on this machine: a store that checks signatures.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPort } from '#tests/support/restarting-server.ts';

const kinds = ['account', 'container', 'object'] as const;

/** A store that runs, and its S3_URL for a bucket and a secret. */
export interface Swift {
  address(bucket: string, secret?: string): string;
  stop(): void;
}

/** Why it cannot run here; null where it can. */
export function missingForSwift(): string | null {
  if (process.getuid?.() !== 0) return 'Swift needs root, to give up its rights';
  const programs = [...kinds, 'proxy'].map((kind) => `/usr/bin/swift-${kind}-server`);
  const missing = [...programs, '/usr/bin/memcached'].find((program) => !existsSync(program));
  return missing === undefined
    ? null
    : 'it needs apt-get install swift-proxy swift-account swift-container swift-object memcached';
}

/** Starts it in a folder, with one account and its secret. */
export async function startSwift(folder: string): Promise<Swift> {
  mkdirSync(path.join(folder, 'srv/disk'), { recursive: true });
  mkdirSync(path.join(folder, 'cache'));
  const cache = await findPort();
  const children: ChildProcess[] = [
    start('/usr/bin/memcached', ['-u', 'memcache', '-l', '127.0.0.1', '-p', String(cache)]),
  ];
  for (const kind of kinds) {
    const port = await findPort();
    const ring = (...args: string[]) =>
      execFileSync('/usr/bin/swift-ring-builder', [`${kind}.builder`, ...args], {
        cwd: folder,
        stdio: 'ignore',
      });
    ring('create', '6', '1', '1');
    ring('add', `r1z1-127.0.0.1:${port}/disk`, '1');
    ring('rebalance');
    writeFileSync(path.join(folder, `${kind}-server.conf`), storageSettings(folder, kind, port));
  }
  const port = await findPort();
  writeFileSync(path.join(folder, 'proxy-server.conf'), proxySettings(folder, port, cache));
  execFileSync('chown', ['-R', 'swift:', folder]);
  for (const kind of [...kinds, 'proxy']) {
    const settings = path.join(folder, `${kind}-server.conf`);
    children.push(start(`/usr/bin/swift-${kind}-server`, [settings]));
  }
  await untilAnswering(`http://127.0.0.1:${port}/healthcheck`);
  return {
    address: (bucket, secret = 'testing') =>
      `s3://test%3Atester:${secret}@127.0.0.1:${port}/${bucket}?insecure=yes`,
    stop: () => {
      for (const child of children) {
        spawnSync('pkill', ['-9', '-P', String(child.pid)]);
        child.kill('SIGKILL');
      }
    },
  };
}

function start(program: string, args: string[]): ChildProcess {
  return spawn(program, args, { stdio: 'ignore', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } });
}

async function untilAnswering(url: string): Promise<void> {
  for (let waited = 0; waited < 120_000; waited += 200) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    await wait(200);
  }
  throw new Error('Swift does not come up');
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = swift
swift_dir = ${folder}
workers = 0
`;

const storageSettings = (folder: string, kind: string, port: number) => `${common(folder, port)}
devices = ${folder}/srv
mount_check = false
recon_cache_path = ${folder}/cache
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const filters = {
  catch_errors: '',
  gatekeeper: '',
  healthcheck: '',
  cache: '',
  listing_formats: '',
  s3api: 's3_acl = false',
  tempauth: 'user_test_tester = testing .admin',
  copy: '',
  slo: '',
  dlo: '',
  versioned_writes: 'allow_versioned_writes = true',
  'proxy-logging': '',
};
const eggs: Record<string, string> = { cache: 'memcache', 'proxy-logging': 'proxy_logging' };

const proxySettings = (folder: string, port: number, cache: number) => `${common(folder, port)}
[pipeline:main]
pipeline = ${Object.keys(filters).join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${Object.entries(filters)
  .map(([name, setting]) => {
    const more = name === 'cache' ? `memcache_servers = 127.0.0.1:${cache}` : setting;
    return `[filter:${name}]\nuse = egg:swift#${eggs[name] ?? name}\n${more}\n`;
  })
  .join('')}`;
