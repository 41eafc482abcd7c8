import { wrong } from '#core/kernel/wrong.ts';
import { voterLines } from '#texts/election-line.ts';
import { normalizeName } from '#core/accounts/person-name.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { notGoingOn } from '../elections/act.ts';
import { electionAct } from '../elections/election-act.ts';
import { findLookAlikes } from '../nominations/look-alikes.ts';
import { listNamesBeside, writeCorrectedName } from '../elections/candidate-names-store.ts';

/**
 * Corrects the name of a candidate while voting is open; it stands there from then on, whatever their account is called, and
 * the name before beside it. Nobody corrects a name of a position for which they stand, and no name is that of somebody
 * else there, or was, or looks like it. The election is locked: of two corrections at once the later one is judged by
 * the earlier.
 */
export const correctCandidateName = electionAct<'correctCandidateName'>({
  act: 'election.correct-name',
  refusedIn: { ...notGoingOn, upcoming: 'voting-not-open' },
  async run({ tx, actor, input: { id, nominationId, name: typed }, settings }) {
    const beside = await listNamesBeside(tx, { electionId: id, nominationId });
    const corrected = beside.find((stands) => stands.id === nominationId.toLowerCase());
    if (corrected === undefined || corrected.kind !== 'person') {
      throw new Refused('unknown-candidate');
    }
    const { positionId, position, name: before } = corrected;
    const notBy = beside.flatMap(({ accountId }) => accountId ?? []);
    if (notBy.includes(actor.id)) throw new Refused('own-position');
    const name = normalizeName(typed);
    if (name === before) throw invalidInput({ name: wrong('same-name') });
    const others = beside
      .filter((other) => other !== corrected)
      .flatMap((other) => [other.name, ...other.formerNames]);
    const names = [name, ...others].map((text, place) => ({
      ...{ id: `${place}`, positionId },
      name: text,
    }));
    const alike = (await findLookAlikes(names)).get('0') ?? [];
    if (alike.length > 0) throw new Refused('name-of-other');
    await writeCorrectedName(tx, corrected.id, name);
    return {
      ...voterLines(settings.timeZone, { key: 'name-corrected', position, name, before }),
      // Each candidate's correction waits by itself.
      plan: {
        objectKey: corrected.id,
        changes: [{ field: position, from: before, to: name }],
        notBy,
      },
    };
  },
});
