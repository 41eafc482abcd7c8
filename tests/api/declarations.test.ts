import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import { refusalsOf } from '#contract/endpoint.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import type { Refusal } from '#core/refusal.ts';
import { refusals } from '#core/refusal.ts';
import { errorStatus } from '#contract/error-status.ts';
import { routes } from '#contract/routes.ts';

// What holds for the declarations as a whole: each thing once, nothing unused, nothing unexplained.

const calls: Record<string, EndpointSpec> = api;

describe('routes and endpoints', () => {
  const routeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

  test('are the same calls under the same names', () => {
    const declared = Object.entries(calls).map(([name, spec]) => [name, routeOf(spec)]);
    const routed = Object.entries(routes).map(([name, route]) => [name, routeOf(route)]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(routed));
  });

  test('have an address each, whatever a parameter is called', () => {
    const addresses = Object.values(calls).map((spec) => routeOf(spec).replace(/:\w+/g, ':'));
    expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
  });

  test('have a parameter for every : in the path', () => {
    for (const { path, params } of Object.values(calls)) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {}), path).toEqual(named);
    }
  });

  test('are told apart in the document, in one line each', () => {
    const summaries = Object.values(calls).map((spec) => spec.summary);
    expect(new Set(summaries).size).toBe(summaries.length);
    for (const summary of summaries) expect(summary).toMatch(/^\S[^\n]*[^\s.]$/);
  });

  test('have the sentence of their success on their declaration', () => {
    const answering = Object.entries(calls).filter(
      ([, { reply }]) => reply instanceof z.ZodObject && 'message' in reply.shape,
    );
    const without = answering.filter(([, { done }]) => done === undefined).map(([name]) => name);
    // One names the act that was confirmed; the message of readLinkedMessage is its author's.
    expect(without).toEqual(['readLinkedMessage', 'confirmProposal']);
  });

  test('ask nobody for a body who reads', () => {
    const readers = Object.values(calls).filter((spec) => spec.method === 'GET');
    expect(readers.filter((spec) => spec.body !== undefined)).toEqual([]);
  });
});

describe('refusals', () => {
  // What the mount, the error handler and the edge answer, whatever the call.
  const common: readonly Refusal[] = [
    'invalid-input',
    'not-logged-in',
    'role-too-small',
    'second-factor-missing',
    'copy-to-look-at',
    'other-site',
    'unknown-route',
    'body-too-large',
    'not-json',
    'too-many-requests',
    'overloaded',
  ];
  const declared = Object.values(calls).flatMap((spec) => [
    ...refusalsOf(spec),
    ...(spec.signedOut === undefined ? [] : [spec.signedOut]),
  ]);

  test.each(Object.keys(refusals) as Refusal[])('%s is common or is declared by a call', (name) => {
    expect([...common, ...declared]).toContain(name);
  });

  test('are declared once by a call', () => {
    for (const { refuses = [], path } of Object.values(calls)) {
      expect(new Set(refuses).size, path).toBe(refuses.length);
    }
  });

  test('have the codes and statuses of the contract', () => {
    expect(errorStatus).toEqual({
      invalid: 400,
      unauthenticated: 401,
      forbidden: 403,
      not_found: 404,
      conflict: 409,
      too_large: 413,
      unsupported_media: 415,
      too_many_requests: 429,
      internal: 500,
      overloaded: 503,
    });
  });

  test('of somebody who is signed out are 401', () => {
    const signedOut = Object.values(calls).flatMap(({ signedOut: one }) => one ?? []);
    for (const name of signedOut) expect(refusals[name][0]).toBe('unauthenticated');
  });

  test('are told apart by their sentence', () => {
    const texts = Object.values(refusals).map(([, sentence]) => sentence);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('every exported', () => {
  const core = import.meta.glob<Record<string, unknown>>(
    ['/src/core/**/*.ts', '!/src/core/**/*.test.ts'],
    { eager: true },
  );
  const contract = import.meta.glob<Record<string, unknown>>('/src/contract/*.ts', { eager: true });
  const sources = import.meta.glob<string>(['/src/core/**/*.ts', '/src/contract/*.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });

  const exportsOf = (
    modules: Record<string, Record<string, unknown>>,
    isWanted: (value: unknown) => boolean,
  ) =>
    Object.entries(modules).flatMap(([file, module]) =>
      Object.keys(module)
        .filter((name) => isWanted(module[name]))
        .map((name) => ({ file, name })),
    );
  const isFunction = (value: unknown) => typeof value === 'function';
  const isSchema = (value: unknown) => value instanceof z.ZodType;

  const explained = ({ file, name }: { file: string; name: string }) => {
    const source = sources[file] ?? '';
    const line = new RegExp(`^export (?:async )?(?:function|const|class) ${name}\\b`, 'm').exec(
      source,
    );
    const before = source.slice(0, line?.index ?? 0);
    // A docstring, which says something, right above the export.
    return /\/\*\*\s+\S(?:(?!\*\/)[^])*[.)\]…]\s*\*\/\n$/.test(before);
  };

  test.each(exportsOf(core, isFunction))('rule has a docstring: $name ($file)', (one) => {
    expect(explained(one)).toBe(true);
  });

  test.each(exportsOf(contract, isFunction))('part of the contract has one: $name', (one) => {
    expect(explained(one)).toBe(true);
  });

  test.each(exportsOf(contract, isSchema))('schema has one: $name ($file)', (one) => {
    expect(explained(one)).toBe(true);
  });

  test('thing of this kind was found', () => {
    expect(exportsOf(core, isFunction).length).toBeGreaterThan(25);
    expect(exportsOf(contract, isSchema).length).toBeGreaterThan(15);
  });
});
