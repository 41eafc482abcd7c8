import http from 'node:http';

/** An answer; status 0 where none came. */
export interface Reply {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- looks into JSON that it does not own
  body: any;
  retryAfter: string | undefined;
}

const nothing: Reply = { status: 0, body: null, retryAfter: undefined };

/** Posts JSON on a kept connection. Never throws: what went wrong on the way has status 0. */
export function post(
  to: { port: number; path: string; agent: http.Agent },
  headers: Record<string, string>,
  payload: unknown,
  timeoutMs = 20_000,
): Promise<Reply> {
  const body = JSON.stringify(payload);
  return new Promise((resolve) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port: to.port,
        path: to.path,
        agent: to.agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve(nothing));
        response.on('close', () => {
          if (!response.complete) return resolve(nothing);
          const retryAfter = response.headers['retry-after'];
          const read = readJson(Buffer.concat(chunks).toString());
          return resolve({ status: response.statusCode ?? 0, body: read, retryAfter });
        });
      },
    );
    request.setTimeout(timeoutMs, () => request.destroy());
    request.on('error', () => resolve(nothing));
    request.end(body);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
