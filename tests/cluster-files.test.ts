import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../deploy', file), 'utf8');

/** The values of a setting in a file of NAME=value lines. */
const valuesOf = (file: string, name: string) =>
  [...read(file).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].flatMap(([, value = '']) =>
    value.split(' '),
  );

// Without it Node ends in the moment in which it listens on all addresses (ERR_SYSTEM_ERROR 97).
test('the unit lets the server listen on all addresses, as in a cluster', () => {
  expect(valuesOf('cluster/hustings.env', 'HOST')).toEqual(['0.0.0.0']);
  expect(valuesOf('hustings.service', 'RestrictAddressFamilies')).toContain('AF_NETLINK');
});

test('the unit lets the server write where the settings of a cluster put its files', () => {
  const writable = valuesOf('hustings.service', 'ReadWritePaths').map((one) =>
    one.replace(/^-/, ''),
  );
  for (const name of ['DATA_DIR', 'KEYS_DIR', 'BACKUP_DIR', 'BACKUP_KEYS_DIR']) {
    for (const folder of valuesOf('cluster/hustings.env', name)) {
      expect(writable.some((place) => `${folder}/`.startsWith(`${place}/`))).toBe(true);
    }
  }
});

// patronictl reads config.yml and none of the variables of the unit.
test('config.yml alone says where etcd is', () => {
  expect(read('cluster/patroni.yml')).toMatch(/^etcd:\n(?: .*\n)* {2}hosts: 127\.0\.0\.1:2379\n/m);
});

test('the database lets in the roles that roles.sql makes, and a server serves as one that owns nothing', () => {
  const [, made = ''] = /from \(values ([^]*?)\)\n/.exec(read('roles.sql')) ?? [];
  const roles = [...made.matchAll(/'(hustings_\w+)'/g)].map(([, role]) => role);
  expect(roles).toEqual(['hustings_owner', 'hustings_server', 'hustings_reader']);
  expect(read('cluster/patroni.yml')).toContain(`- hostssl hustings ${roles.join(',')} `);
  const roleOf = (name: string) =>
    new URL(valuesOf('cluster/hustings.env', name)[0] ?? '').username;
  expect(roleOf('MIGRATE_DATABASE_URL')).toBe('hustings_owner');
  expect(roleOf('DATABASE_URL')).toBe('hustings_server');
});
