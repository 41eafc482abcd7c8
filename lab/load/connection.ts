import net from 'node:net';

/** An answer that has come whole. */
export interface Answer {
  status: number;
  /** Head and body as they came; read only where it is asked for. */
  text(): string;
}

/** One kept-alive connection of a client that reads no more of an answer than it must. */
export interface Connection {
  opened: Promise<void>;
  /** Sends a whole request; rejects when the connection ends before the answer. */
  send(request: string): Promise<Answer>;
  /** False once it has ended. */
  isOpen(): boolean;
  close(): void;
}

export function connect(port: number): Connection {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;
  let pending: Buffer | null = null;

  const end = (error: Error) => {
    const unanswered = waiting;
    waiting = null;
    unanswered?.reject(error);
  };
  socket.on('data', (chunk: Buffer) => {
    const bytes = pending === null ? chunk : Buffer.concat([pending, chunk]);
    const answer = wholeAnswer(bytes);
    pending = answer === null ? bytes : null;
    if (answer === null) return;
    const answered = waiting;
    waiting = null;
    answered?.resolve(answer);
  });
  socket.on('error', end);
  socket.on('close', () => end(new Error('the server closed a connection')));
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  // Who does not wait for it learns of a failure from the first answer.
  opened.catch(() => {});
  return {
    opened,
    send: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the connection has ended'));
        waiting = { resolve, reject };
        socket.write(request);
      }),
    isOpen: () => !socket.destroyed && socket.readyState !== 'readOnly',
    close: () => socket.destroy(),
  };
}

/** The answer, once it has come whole: one client waits for one answer at a time. */
function wholeAnswer(bytes: Buffer): Answer | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) {
    const isBodiless = head.startsWith('HTTP/1.1 304') || head.startsWith('HTTP/1.1 204');
    if (!isBodiless && !bytes.includes('\r\n0\r\n\r\n')) return null;
  } else if (bytes.length < end + 4 + Number(length)) return null;
  return { status: Number(head.slice(9, 12)), text: () => bytes.toString('latin1') };
}
