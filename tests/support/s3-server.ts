import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A store that speaks as much of S3 as pictures and backups need: path style, put at once or in parts,
 * get, list, delete.
 */
export interface S3Server {
  /** Its S3_URL, with a key and a secret that need encoding. */
  url: string;
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** What arrived of objects that are not whole yet, by their names. */
  parts: Map<string, Map<number, Buffer>>;
  /** Method and path of everything asked, in order. */
  asked: string[];
  /** What it does with the next requests. */
  manner:
    | 'works'
    | 'drops-parts'
    | 'is-full'
    | 'is-terse'
    | 'is-away'
    | 'is-silent'
    | 'falls-silent'
    | 'refuses'
    | 'lost-its-bucket';
  close(): Promise<void>;
}

const key = 'key/of us';
const secret = 'a+secret/with@signs';

export async function startS3Server(): Promise<S3Server> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(store, request, Buffer.concat(chunks), response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const account = `${encodeURIComponent(key)}:${encodeURIComponent(secret)}`;
  const store: S3Server = {
    url: `s3://${account}@127.0.0.1:${port}/pictures?region=ap-south-1&insecure=yes`,
    objects: new Map(),
    parts: new Map(),
    asked: [],
    manner: 'works',
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return store;
}

function answer(
  store: S3Server,
  request: http.IncomingMessage,
  bytes: Buffer,
  response: http.ServerResponse,
): void {
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://store');
  const [, bucket = '', name = ''] = pathname.split('/');
  store.asked.push(`${request.method ?? ''} ${name}`);
  const say = (status: number, code: string) => {
    const words = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`;
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(store.manner === 'is-terse' ? '' : words);
  };
  if (store.manner === 'is-silent') return;
  if (store.manner === 'is-away') return void request.socket.destroy();
  const isRefused = store.manner === 'refuses' || !isSigned(request, bytes);
  if (isRefused) return say(403, 'SignatureDoesNotMatch');
  const isMissing = store.manner === 'lost-its-bucket' || bucket !== 'pictures';
  if (isMissing) return say(404, 'NoSuchBucket');
  if (store.manner === 'is-full') return say(507, 'InsufficientStorage');
  if (query.has('uploads') || query.has('uploadId')) {
    return answerPart(store, { method: request.method ?? '', name, query, bytes }, response);
  }
  if (request.method === 'PUT') {
    store.objects.set(name, { bytes, type: request.headers['content-type'] ?? '' });
    return void response.writeHead(200, { etag: '"x"' }).end();
  }
  if (request.method === 'DELETE') {
    store.objects.delete(name);
    return void response.writeHead(204).end();
  }
  if (request.method === 'HEAD' && name === '') return void response.writeHead(200).end();
  if (query.has('list-type')) return list(store, query, response);
  const found = store.objects.get(name);
  if (store.manner === 'falls-silent') {
    response.writeHead(200, { 'content-length': 1_000_000 });
    return void response.write('the beginning');
  }
  if (found === undefined) return say(404, 'NoSuchKey');
  return void response
    .writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
    .end(found.bytes);
}

interface Part {
  method: string;
  name: string;
  query: URLSearchParams;
  bytes: Buffer;
}

/** An object in parts: begun, sent, put together or given up. */
function answerPart(
  store: S3Server,
  { method, name, query, bytes }: Part,
  response: http.ServerResponse,
): void {
  const parts = store.parts.get(name) ?? new Map<number, Buffer>();
  if (query.has('uploads')) {
    store.parts.set(name, parts);
    const id = '<UploadId>one</UploadId>';
    return void response.end(
      `<InitiateMultipartUploadResult>${id}</InitiateMultipartUploadResult>`,
    );
  }
  if (method === 'PUT') {
    const number = Number(query.get('partNumber'));
    if (store.manner === 'drops-parts' && number > 1) return void response.writeHead(507).end();
    parts.set(number, bytes);
    return void response.writeHead(200, { etag: `"${number}"` }).end();
  }
  store.parts.delete(name);
  if (method === 'DELETE') return void response.writeHead(204).end();
  const inOrder = [...parts].toSorted(([one], [other]) => one - other).map(([, part]) => part);
  store.objects.set(name, { bytes: Buffer.concat(inOrder), type: '' });
  return void response.end(
    '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>',
  );
}

/** Few names on a page, so that somebody who reads only one is noticed. */
const pageSize = 3;

function list(store: S3Server, query: URLSearchParams, response: http.ServerResponse): void {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const names = [...store.objects.keys()].filter((one) => one.startsWith(prefix) && one > after);
  const page = names.toSorted().slice(0, pageSize);
  const last = names.length > page.length ? page.at(-1) : undefined;
  response.end(
    [
      '<ListBucketResult>',
      `<IsTruncated>${last !== undefined}</IsTruncated>`,
      ...(last === undefined ? [] : [`<NextContinuationToken>${last}</NextContinuationToken>`]),
      ...page.map((one) => `<Contents><Key>${one}</Key></Contents>`),
      '</ListBucketResult>',
    ].join(''),
  );
}

/** Whose key it is, for which region, and that the signed hash is that of the bytes. */
function isSigned(request: http.IncomingMessage, bytes: Buffer): boolean {
  const { authorization = '' } = request.headers;
  const said = String(request.headers['x-amz-content-sha256']);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return (
    authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${key}/`) &&
    authorization.includes('/ap-south-1/s3/aws4_request') &&
    /Signature=[0-9a-f]{64}$/.test(authorization) &&
    (said === hash || said === 'UNSIGNED-PAYLOAD')
  );
}
