import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Services } from '#server/services.ts';
import { mountCalls } from '#server/http/mount.ts';
import { describeCalls } from '#server/http/openapi.ts';

/** The OpenAPI document of the calls as they are declared now; it needs no database. */
export async function writeDocument(): Promise<string> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await describeCalls(app);
  // Nothing is called, so nothing of the context is touched.
  mountCalls(app, {} as Services);
  await app.ready();
  const document = JSON.stringify(app.swagger({ yaml: false }), null, 2);
  await app.close();
  return `${document}\n`;
}
