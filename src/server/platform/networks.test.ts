import { expect, test } from 'vitest';
import { networkOf } from '../http/network-of.ts';
import { perNetwork, widerNetworkOf } from './networks.ts';

test.each([
  ['2001:db8:1:2::77', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['what a stranger sent', null],
])('the larger network of %s is %s', (ip, network) => {
  expect(widerNetworkOf(networkOf(ip))).toBe(network);
});

test('a larger network may do eight times as much', () => {
  const share = { most: 5, seconds: 60 };
  expect(perNetwork('x', networkOf('203.0.113.7'), share)).toEqual([
    { name: 'x|203.0.113.7', ...share },
  ]);
  expect(perNetwork('x', networkOf('2001:db8:1:2::7'), share)).toEqual([
    { name: 'x|2001:db8:1:2::/64', ...share },
    { name: 'x|2001:db8:1::/48', most: 40, seconds: 60 },
  ]);
});
