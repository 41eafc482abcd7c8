import { Refused } from '#core/refusal.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { removeEvent } from './store.ts';

/** Deletes an event; its picture is swept once nothing shows it. */
export const deleteEvent = officerAct<'deleteEvent', void>({
  async run({ tx, actor, input: { id } }) {
    const title = await removeEvent(tx, id);
    if (title === null) throw new Refused('unknown-event');
    await record(tx, {
      actorId: actor.id,
      act: 'event.delete',
      objectId: id,
      detail: title,
    });
  },
  answer: () => {},
});
