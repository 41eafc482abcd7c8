// Ours: Node bounds the time of headers and of whole requests, and has no least speed of a body.
import type { IncomingMessage } from 'node:http';

export interface Pace {
  /** Milliseconds that a body may take however little comes. */
  grace: number;
  /** It may take as much longer as its bytes need at this speed. */
  bytesPerSecond: number;
}

/** Closes a connection whose body comes more slowly. Answers the way to stop looking. */
export function keepPace(request: IncomingMessage, { grace, bytesPerSecond }: Pace): () => void {
  const { socket } = request;
  const [began, before] = [performance.now(), socket.bytesRead];
  const left = () => {
    const earned = ((socket.bytesRead - before) / bytesPerSecond) * 1_000;
    return began + grace + earned - performance.now();
  };
  const look = () => {
    const remaining = left();
    if (remaining <= 0) request.destroy();
    else timer = setTimeout(look, remaining);
  };
  let timer = setTimeout(look, grace);
  return () => clearTimeout(timer);
}
