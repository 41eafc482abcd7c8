import { randomBytes } from 'node:crypto';
import { afterCommit } from '../db/client.ts';
import type { Connection } from '../db/client.ts';
import { openListener } from '../db/listen.ts';
import type { Log } from '../log.ts';
import { changeChannel, decodeChange, encodeChange, senderOf } from './change-channel.ts';
import type { Change, Live } from './live.ts';
import { openStreams } from './streams.ts';
import type { StreamLimits } from './streams.ts';

// Longer than a commit whose answer was lost may still take.
const doubt = 60_000;

/** Changes by the database's own notices, and from there to the pages by server-sent events. */
export async function openLive(parts: {
  connection: Connection;
  log: Log;
  limits?: Partial<StreamLimits>;
}): Promise<Live> {
  const { connection, log } = parts;
  const listeners: ((change: Change) => void)[] = [];
  const streams = openStreams(parts.limits);
  const self = randomBytes(9).toString('base64url');
  let unsureUntil = -Infinity;

  function tell(change: Change): void {
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        log.error({ err: error, kind: change.kind }, 'a change could not be followed up');
      }
    }
  }

  function tellOwn(changes: readonly Change[], isSure: boolean): void {
    if (!isSure) unsureUntil = performance.now() + doubt;
    for (const change of changes) tell(change);
  }

  const listener = await openListener({
    connection,
    channel: changeChannel,
    log,
    onMessage(payload) {
      // What this process did was told when it committed, as far as it knows when that was.
      if (senderOf(payload) === self && performance.now() > unsureUntil) return;
      const change = decodeChange(payload);
      if (change !== null) tell(change);
      if (change?.kind === 'restored') tell({ kind: 'unknown' });
    },
    onReturn: () => tell({ kind: 'unknown' }),
  });

  return {
    async announce(tx, change) {
      const said = encodeChange(change, self);
      await tx
        .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val(changeChannel), eb.val(said)]).as('said'))
        .execute();
      afterCommit(tx, (isSure) => tellOwn([change], isSure));
    },
    announcement: (changes) => ({
      words: changes.map((change) => encodeChange(change, self)),
      committed: (isSure) => tellOwn(changes, isSure),
    }),
    isHearing: () => listener.isHearing(),
    databaseNow: () => listener.databaseNow(),
    onChange(hear) {
      listeners.push(hear);
    },
    push(event, data) {
      streams.send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    join: (response, from) => streams.join(response, from),
    watchers: () => streams.count(),
    async close() {
      await listener.close();
      await streams.close();
    },
  };
}
