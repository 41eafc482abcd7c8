import type { Actor } from './factories.ts';
import type { Answer, TestApp } from './test-app.ts';

/** A file of a form, as a browser sends it; what it says of itself need not be true. */
export interface Part {
  field?: string;
  name?: string;
  type?: string;
  bytes: Buffer | string;
}

/** A form with these files, as bytes and the header that goes with them. */
export async function encodeForm(
  parts: readonly Part[],
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  for (const { field = 'file', name = 'photo.jpg', type = 'image/jpeg', bytes } of parts) {
    form.append(
      field,
      new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }),
      name,
    );
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

type Uploaded = Pick<Answer, 'status' | 'body' | 'headers'>;

/** Uploads as an actor, or as nobody. */
export const upload = (
  server: Pick<TestApp, 'fastify'>,
  actor: Pick<Actor, 'cookie'> | null,
  ...parts: readonly Part[]
): Promise<Uploaded> => uploadTo(server, actor, '/api/upload', ...parts);

/** Sends a form to an address of the server. */
export async function uploadTo(
  server: Pick<TestApp, 'fastify'>,
  actor: Pick<Actor, 'cookie'> | null,
  url: string,
  ...parts: readonly Part[]
): Promise<Uploaded> {
  const { payload, headers } = await encodeForm(parts);
  const answer = await server.fastify.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...(actor === null ? {} : { cookie: actor.cookie }) },
    payload,
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}
