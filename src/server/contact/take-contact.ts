import { contactStatus } from '#core/contact/contact-request.ts';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { lockContact, readOfficerContact } from './entry-store.ts';
import type { OfficerContactRow } from './store.ts';
import { writeOwner } from './store.ts';
import { answerMessage } from './view.ts';

/** Takes a grievance in hand. Of two at once one has it, and the other reads who. */
export const takeContact = officerAct<'takeContact', OfficerContactRow | null>({
  async run({ tx, actor, input: { id } }) {
    const row = await lockWhole(tx, id);
    if (row.category !== 'grievances' || contactStatus(row.resolved) !== 'in-progress') {
      throw new Refused('not-to-take');
    }
    if (row.owner?.id === actor.id) return row;
    if (row.owner !== null) {
      throw new Refused('in-other-hands', { message: `${row.owner.name} has it in hand.` });
    }
    await writeOwner(tx, id, actor.id);
    await record(tx, { actorId: actor.id, act: 'contact.take', objectId: id });
    return readOfficerContact(tx, id);
  },
  answer: answerMessage,
});

/** Gives a grievance back. Any officer can: whoever has it may be away. */
export const giveBackContact = officerAct<'giveBackContact', OfficerContactRow | null>({
  async run({ tx, actor, input: { id } }) {
    const row = await lockWhole(tx, id);
    if (row.owner === null) return row;
    await writeOwner(tx, id, null);
    await record(tx, { actorId: actor.id, act: 'contact.give-back', objectId: id });
    return readOfficerContact(tx, id);
  },
  answer: answerMessage,
});

/** Holds a message, and reads it as it is once it is held. */
async function lockWhole(tx: Tx, id: string): Promise<OfficerContactRow> {
  const row = (await lockContact(tx, id)) === null ? null : await readOfficerContact(tx, id);
  if (row === null) throw new Refused('unknown-contact');
  return row;
}
