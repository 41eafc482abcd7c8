import { once } from 'node:events';
import net from 'node:net';
import { expect } from 'vitest';

/** A page that reads the stream at /api/live, down to the bytes of its connection. */
export interface StreamReader {
  socket: net.Socket;
  /** Everything received so far: head, chunk sizes and frames. */
  text(): string;
  /** How often this occurs in what was received. */
  count(text: string): number;
  /** Resolves when it was received. */
  until(text: string): Promise<void>;
  isClosed(): boolean;
}

/** Opens a stream; without `isSlow` it resolves once the stream has begun. */
export async function readStream(
  port: number,
  options: { isSlow?: true; from?: string } = {},
): Promise<StreamReader> {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  let received = '';
  let hasClosed = false;
  socket.on('close', () => {
    hasClosed = true;
  });
  await once(socket, 'connect');
  const { from = '127.0.0.1' } = options;
  socket.write(`GET /api/live HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\n\r\n`);
  const reader: StreamReader = {
    socket,
    text: () => received,
    count: (text) => received.split(text).length - 1,
    async until(text) {
      await expect.poll(() => received.includes(text)).toBe(true);
    },
    isClosed: () => hasClosed,
  };
  if (options.isSlow === true) {
    socket.pause();
    return reader;
  }
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    received += chunk;
  });
  await once(socket, 'data');
  return reader;
}
