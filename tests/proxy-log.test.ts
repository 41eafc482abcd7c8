import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// What a proxy writes down could say who voted when, and hold one-time links. Caddy writes no such file
// unless it is told to.

test('the log of nginx has minutes, and no address, query, header or call that votes', () => {
  const config = readFileSync('deploy/nginx.conf', 'utf8');
  const [, format = ''] = /^log_format hustings '([^']*)'/m.exec(config) ?? [];
  const harmless = [
    '$minute',
    '$request_method',
    '$uri',
    '$status',
    '$body_bytes_sent',
    '$request_time',
  ];
  expect(format.split(' ')).toEqual(harmless);
  const [, toTheMinute = ''] = /map \$time_iso8601 \$minute \{\s+"~([^"]+)"/.exec(config) ?? [];
  const found = new RegExp(toTheMinute).exec('2026-03-18T17:04:59+05:30');
  expect(found?.groups?.['to_the_minute']).toBe('2026-03-18T17:04');
  expect(config).toMatch(/map \$uri \$is_logged \{\s+~\^\/api\/vote\/ 0;/);
  const logs = [...config.matchAll(/^\s*access_log (.*);/gm)].map(([, log]) => log);
  expect(logs.length).toBeGreaterThan(0);
  for (const log of logs) expect(log).toMatch(/ hustings if=\$is_logged$/);
});

// Both write address and query string of each request that found no server, at the level "error".
test('no part of nginx writes the errors of single requests', () => {
  const config = readFileSync('deploy/nginx.conf', 'utf8');
  for (const server of config.split(/^server \{$/m).slice(1)) {
    const levels = [...server.matchAll(/^\terror_log \S+ (\w+);/gm)].map(([, level]) => level);
    expect(levels).toEqual(['emerg']);
  }
});

test('Caddy is told to write no log of requests, nor of those that failed', () => {
  const config = readFileSync('deploy/Caddyfile', 'utf8');
  const [, excluded = ''] =
    /\n\{\n[^}]*\n\tlog default \{\n\t\texclude (.*)\n\t\}\n\}\n/.exec(config) ?? [];
  expect(excluded.split(' ')).toEqual(['http.log.error', 'http.handlers.reverse_proxy']);
  expect(config.match(/^\s*log\b/gm)).toHaveLength(1);
});
