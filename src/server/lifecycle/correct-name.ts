import { wrong } from '#core/kernel/wrong.ts';
import { voterLines } from '#texts/election-line.ts';
import { normalizeName } from '#core/accounts/person-name.ts';
import { ofPosition } from '#core/elections/concerned.ts';
import type { ElectionLine } from '#core/elections/election-line.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import { notGoingOn } from '../elections/act.ts';
import { electionAct } from '../elections/election-act.ts';
import { findLookAlikes } from '../nominations/look-alikes.ts';
import { listNamesBeside, writeCorrectedName } from '../elections/candidate-names-store.ts';
import { refuseSameLine, writeLine } from '../elections/lines-store.ts';

type Beside = Awaited<ReturnType<typeof listNamesBeside>>;

/**
 * Corrects the name of a candidate while voting is open, or the line that tells them apart from somebody of the same
 * name. The name stands there from then on, whatever their account is called, and the name before beside it. Before the
 * opening it is done for somebody without an account alone: who has one writes their own. Nobody corrects a name of a
 * position for which they stand, and no name is that of somebody else there, or was, or looks like it. The election is
 * locked: of two corrections at once the later one is judged by the earlier.
 */
export const correctCandidateName = electionAct<'correctCandidateName'>({
  act: 'election.correct-name',
  refusedIn: notGoingOn,
  async run({ tx, actor, input: { id, nominationId, name: typed, apart }, settings, election }) {
    const beside = await listNamesBeside(tx, { electionId: id, nominationId });
    const corrected = beside.find((stands) => stands.id === nominationId.toLowerCase());
    const isBefore = election.phase === 'upcoming';
    if (isBefore && corrected?.accountId != null) throw new Refused('voting-not-open');
    if (corrected === undefined || corrected.kind !== 'person') {
      throw new Refused('unknown-candidate');
    }
    const { position, name: before, apart: lineBefore } = corrected;
    const notBy = beside.flatMap(({ accountId }) => accountId ?? []);
    if (notBy.includes(actor.id)) throw new Refused('own-position');
    const name = normalizeName(typed ?? before);
    const line = apart ?? lineBefore;
    if (name === before && line === lineBefore) throw invalidInput({ name: wrong('same-name') });
    const told: ElectionLine[] = [];
    if (name !== before) {
      await refuseNameOfOther(beside, { ...corrected, name });
      await writeCorrectedName(tx, corrected.id, name);
      told.push({ key: 'name-corrected', position, name, before });
    }
    if (line !== lineBefore) {
      await putLine(tx, { ...corrected, electionId: id, name, line });
      told.push({ key: 'told-apart', position, name, line });
    }
    return {
      ...voterLines(settings.timeZone, ...told),
      concerned: ofPosition(corrected.positionId),
      // Each candidate's correction waits by itself.
      plan: {
        objectKey: corrected.id,
        changes: [
          ...(name === before ? [] : [{ field: position, from: before, to: name }]),
          ...(line === lineBefore ? [] : [{ field: name, from: lineBefore, to: line }]),
        ],
        notBy,
      },
    };
  },
});

async function refuseNameOfOther(beside: Beside, { id, name }: Beside[number]): Promise<void> {
  const others = beside
    .filter((other) => other.id !== id)
    .flatMap((other) => [other.name, ...other.formerNames]);
  const names = [name, ...others].map((text, place) => ({
    ...{ id: `${place}`, positionId: '' },
    name: text,
  }));
  const alike = (await findLookAlikes(names)).get('0') ?? [];
  if (alike.length > 0) throw new Refused('name-of-other');
}

async function putLine(
  tx: Tx,
  given: Beside[number] & { electionId: string; line: string },
): Promise<void> {
  const { id, electionId, accountId, name, line } = given;
  await refuseSameLine(tx, { id, electionId, person: accountId ?? id, name, ownLine: line });
  await writeLine(tx, id, line);
}
