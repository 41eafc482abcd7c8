// Ours: Node closes whoever comes last when all connections are taken, whoever holds them.
// Ours: Node bounds the time of headers and of whole requests, and has no least speed of a body.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { livePath } from '#contract/routes.ts';
import { mostConnections } from '../platform/connection-limits.ts';
import type { Log } from '../platform/log.ts';
import { networkOf } from './network-of.ts';
import { chooseToClose } from './choose-to-close.ts';
import type { Held } from './choose-to-close.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** From which network it comes, by the name under which limits count it; found once. */
    network: string;
  }
}

/** How fast every body has to come, so that nobody holds a connection by sending none. */
const leastPace: Pace = { grace: 15_000, bytesPerSecond: 1024 };

/**
 * Keeps connections below what the system allows, so that one is left for the database. Near the limit
 * each newcomer takes the place of somebody who needs theirs less; below it nobody is bounded.
 */
export function boundConnections(
  app: FastifyInstance,
  log: Log,
  { most = mostConnections, pace = leastPace }: { most?: number; pace?: Pace } = {},
): void {
  const { server } = app;
  const held = new Map<Socket, Held<Socket>>();
  // Many can come in one turn of the event loop, in which nobody has left yet.
  const bound = most - Math.min(500, Math.ceil(most / 10));
  server.maxConnections = most;
  const warn = onceASecond(() => {
    log.warn({ limit: most }, 'nearly all connections are in use: slow and idle ones are closed');
  });
  server.on('drop', warn);

  server.on('connection', (socket: Socket) => {
    const newcomer: Held<Socket> = {
      socket,
      network: networkOf(socket.remoteAddress),
      state: 'arriving',
      since: performance.now(),
      bytesBefore: 0,
    };
    held.set(socket, newcomer);
    socket.once('close', () => held.delete(socket));
    if (held.size <= bound) return;
    warn();
    for (const { socket: chosen } of chooseToClose(held.values(), newcomer, performance.now())) {
      held.delete(chosen);
      chosen.destroy();
    }
  });

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const holder = held.get(request.socket);
    const move = (state: Held<Socket>['state']) => {
      if (holder === undefined) return;
      holder.state = state;
      holder.since = performance.now();
      holder.bytesBefore = holder.socket.bytesRead;
    };
    const isStream = request.url?.startsWith(`/api${livePath}`) === true;
    move(hasBody(request) ? 'arriving' : isStream ? 'stream' : 'busy');
    if (hasBody(request)) {
      const letGo = keepPace(request, pace);
      request.once('close', letGo);
      request.once('end', () => {
        letGo();
        if (holder?.state === 'arriving') move('busy');
      });
    }
    // A body that nobody reads may still come.
    response.once('close', () => move(request.complete ? 'idle' : 'arriving'));
  });

  app.decorateRequest('network', '');
  // Behind a proxy all connections come from it; each request says from whom it is.
  app.addHook('onRequest', (request, _reply, done) => {
    request.network = networkOf(request.ip);
    const holder = held.get(request.raw.socket);
    if (holder !== undefined) holder.network = request.network;
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function onceASecond(act: () => void): () => void {
  let quietUntil = 0;
  return () => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 1_000;
    act();
  };
}

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
