import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { finishDocument } from './finish-document.ts';
import { escapeHtml } from '../escape-html.ts';

/** Collects the OpenAPI 3.1 document from the mounted calls; register before them. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hustings',
        version: '1',
        description: 'The calls of a student council: accounts, elections, votes.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hustings' } },
      },
    },
    transform: (route) => withFile(jsonSchemaTransform(route)),
    transformObject: (described) => finishDocument(jsonSchemaTransformObject(described)),
  });
}

export const formType = 'multipart/form-data';

/** A form is read as a stream, so no schema of it is validated; the document shows it all the same. */
function withFile(described: ReturnType<typeof jsonSchemaTransform>): typeof described {
  const { schema, url } = described;
  if (!schema.consumes?.includes(formType)) return described;
  const file = { type: 'string', format: 'binary' };
  const body = { type: 'object', properties: { file }, required: ['file'] };
  return { schema: { ...schema, body }, url };
}

/** The document at /api/openapi.json and, for reading, at /api/docs. */
export function showDocument(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  app.get('/openapi.json', hidden, async () => app.swagger({ yaml: false }));
  app.get('/docs', hidden, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger({ yaml: false }))),
  );
}

interface Described {
  paths?: Record<string, Record<string, { summary?: string }>>;
}

function docsPage(described: unknown): string {
  const document = described as Described;
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, call]) => ({ path, method, call })),
  );
  const sections = calls.map(
    ({ path, method, call }) =>
      `<details><summary><code>${method.toUpperCase()} /api${escapeHtml(path)}</code> ` +
      `${escapeHtml(call.summary ?? '')}</summary>` +
      `<pre>${escapeHtml(JSON.stringify(call, null, 2))}</pre></details>`,
  );
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Hustings API</title>' +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    '<h1>Hustings API</h1><p>The whole document: <a href="/api/openapi.json">openapi.json</a>.</p>' +
    `${sections.join('\n')}</html>`
  );
}
