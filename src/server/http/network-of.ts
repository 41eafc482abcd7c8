import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * The name under which limits count an address. The owner of one IPv6 address has the 2^64 of its
 * network, so the network stands for all of them; an IPv4 address stands for itself.
 */
export function networkOf(ip: string | undefined): string {
  // Who hung up before their request was looked at has no address any more, whatever the types say.
  if (ip === undefined) return 'gone';
  if (!ip.includes(':')) return ip;
  const [, ipv4] = mapped.exec(ip) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - countGroups(tail);
  const all = [
    ...groups,
    ...Array.from({ length: missing }, () => '0'),
    ...(tail ?? '').split(':'),
  ];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/** How many groups of 16 bits stand there; an IPv4 address at the end is two of them. */
function countGroups(text: string): number {
  if (text === '') return 0;
  return text.split(':').length + (text.includes('.') ? 1 : 0);
}
