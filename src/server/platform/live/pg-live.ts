import type { Connection } from '../../db/client.ts';
import { openListener } from '../../db/listen.ts';
import type { Log } from '../log.ts';
import { changeChannel, decodeChange, encodeChange } from './change-channel.ts';
import type { Change, Live } from './live.ts';
import { openStreams } from './streams.ts';
import type { StreamLimits } from './streams.ts';

/** Changes by the database's own notices, and from there to the pages by server-sent events. */
export async function openLive(parts: {
  connection: Connection;
  log: Log;
  limits?: Partial<StreamLimits>;
}): Promise<Live> {
  const { connection, log } = parts;
  const listeners: ((change: Change) => void)[] = [];
  const streams = openStreams(parts.limits);

  function tell(change: Change): void {
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        log.error({ err: error, kind: change.kind }, 'a change could not be followed up');
      }
    }
  }

  function tellAll(): void {
    tell({ kind: 'campus' });
    tell({ kind: 'elections' });
  }

  const listener = await openListener({
    connection,
    channel: changeChannel,
    log,
    onMessage(payload) {
      const change = decodeChange(payload);
      if (change !== null) tell(change);
      if (change?.kind === 'restored') tellAll();
    },
    onReturn: tellAll,
  });

  return {
    async announce(tx, change) {
      const said = encodeChange(change);
      await tx
        .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val(changeChannel), eb.val(said)]).as('said'))
        .execute();
    },
    onChange(hear) {
      listeners.push(hear);
    },
    push(event, data) {
      streams.send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    join: (response) => streams.join(response),
    async close() {
      await listener.close();
      await streams.close();
    },
  };
}
