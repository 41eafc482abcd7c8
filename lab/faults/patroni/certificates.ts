import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' });

/** An authority for one cluster, and one certificate for all addresses: as docs/cluster.md makes them. */
export function makeCertificates(folder: string, addresses: readonly string[]): void {
  const place = (name: string) => path.join(folder, name);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-days',
    '30',
    '-subj',
    '/CN=hustings cluster',
    '-keyout',
    place('ca.key'),
    '-out',
    place('ca.crt'),
  );
  openssl(
    'req',
    ...key,
    '-subj',
    '/CN=node',
    '-keyout',
    place('node.key'),
    '-out',
    place('node.csr'),
  );
  const names = addresses.map((address) => `IP:${address}`).join(',');
  writeFileSync(
    place('names'),
    `subjectAltName=${names}\nextendedKeyUsage=serverAuth,clientAuth\n`,
  );
  openssl(
    'x509',
    '-req',
    '-in',
    place('node.csr'),
    '-days',
    '30',
    '-extfile',
    place('names'),
    '-CA',
    place('ca.crt'),
    '-CAkey',
    place('ca.key'),
    '-CAcreateserial',
    '-out',
    place('node.crt'),
  );
}
