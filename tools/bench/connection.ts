import net from 'node:net';

/** One kept-alive connection of a client that reads no more of an answer than it must. */
export interface Connection {
  /** Sends a whole request and resolves with the status of its answer. */
  send(request: string): Promise<number>;
  close(): void;
}

export function connect(port: number): Promise<Connection> {
  return new Promise((opened, failed) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let answered: ((status: number) => void) | null = null;
    let broken: ((error: Error) => void) | null = failed;
    let pending: Buffer | null = null;

    socket.on('data', (chunk: Buffer) => {
      const bytes = pending === null ? chunk : Buffer.concat([pending, chunk]);
      const status = wholeAnswer(bytes);
      pending = status === null ? bytes : null;
      if (status === null) return;
      const tell = answered;
      answered = null;
      tell?.(status);
    });
    socket.on('error', (error) => broken?.(error));
    socket.on('close', () => broken?.(new Error('the server closed a connection')));
    socket.once('connect', () => {
      broken = null;
      opened({
        send: (request) =>
          new Promise((resolve, reject) => {
            answered = resolve;
            broken = reject;
            socket.write(request);
          }),
        close() {
          broken = null;
          socket.destroy();
        },
      });
    });
  });
}

/** The status of an answer that has come whole, as one client waits for one answer at a time. */
function wholeAnswer(bytes: Buffer): number | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) {
    const isBodiless = head.startsWith('HTTP/1.1 304') || head.startsWith('HTTP/1.1 204');
    if (!isBodiless && !bytes.includes('\r\n0\r\n\r\n')) return null;
  } else if (bytes.length < end + 4 + Number(length)) return null;
  return Number(head.slice(9, 12));
}
