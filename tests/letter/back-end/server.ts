// A back end of the specification and nothing more: it makes the 32 calls, answers 404 to every other one, and serves
// the built front end as plain files.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Answer, Books, Entry } from './books.ts';
import { emptyBooks } from './books.ts';
import { calls } from './calls.ts';

export interface BackEnd {
  url: string;
  /** What it knows; a test writes there what was before, and reads what the screens did. */
  books: Books;
  /** The payloads that were not those of the specification. */
  wrong: string[];
  /** Forgets everything. */
  empty(): void;
  stop(): Promise<void>;
}

const pages = path.resolve(import.meta.dirname, '../../../dist/web');
const point =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export async function startBackEnd(): Promise<BackEnd> {
  const books = emptyBooks();
  const wrong: string[] = [];
  const server = createServer((request, response) => {
    respond(books, wrong, request, response).catch((problem: Error) => response.destroy(problem));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    books,
    wrong,
    empty() {
      Object.assign(books, emptyBooks());
      wrong.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function respond(
  books: Books,
  wrong: string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!pathname.startsWith('/api/')) {
    const { type, bytes } = await fileAt(pathname);
    response.writeHead(200, { 'content-type': type }).end(bytes);
    return;
  }
  const answer = await answerTo(books, wrong, request, pathname.slice('/api'.length));
  if (answer === null) {
    // As most frameworks say that they have no such call: a page, not JSON.
    response.writeHead(404, { 'content-type': types['.html'] });
    response.end(`<pre>Cannot ${request.method} ${pathname}</pre>`);
    return;
  }
  response.writeHead(answer.status, { 'content-type': types['.json'] });
  response.end(JSON.stringify(answer.json));
}

/** Null where the specification has no such call. */
async function answerTo(
  books: Books,
  wrong: string[],
  request: IncomingMessage,
  address: string,
): Promise<Answer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  for (const { method, path: pattern, payload = [], act } of calls) {
    const shape = new RegExp(`^${pattern.replace('{id}', '([^/]+)')}$`);
    const match = request.method === method ? shape.exec(address) : null;
    if (match === null) continue;
    const isJson = request.headers['content-type']?.startsWith('application/json') === true;
    const body = isJson ? (JSON.parse(Buffer.concat(chunks).toString()) as Entry) : {};
    const required = payload.filter((key) => !key.endsWith('?'));
    const known = payload.map((key) => key.replace('?', ''));
    const faults = [
      ...required.filter((key) => !(key in body)).map((key) => `${key} is missing`),
      ...Object.keys(body)
        .filter((key) => !known.includes(key))
        .map((key) => `${key} is unknown`),
    ];
    if (faults.length === 0) return act(books, { id: match[1] ?? '', body });
    wrong.push(`${method} ${pattern}: ${faults.join(', ')}`);
    return { status: 400, json: { message: `The clerk sends it back: ${faults.join(', ')}.` } };
  }
  return null;
}

async function fileAt(pathname: string): Promise<{ bytes: Buffer; type: string | undefined }> {
  if (pathname.startsWith('/uploads/'))
    return { bytes: Buffer.from(point, 'base64'), type: types['.png'] };
  const name = path.extname(pathname) === '' ? '/index.html' : path.normalize(pathname);
  return { bytes: await readFile(path.join(pages, name)), type: types[path.extname(name)] };
}
