import type { Actor } from '#core/actor.ts';
import type { TieRule } from '#core/elections/outcome-rules.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { duplicateIn } from '../platform/db/errors.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { copyElection } from './duplicate.ts';
import { recordAccepted } from './vote-again.ts';
import { lockLife } from '../elections/lock-life.ts';
import { updateElection } from '../elections/life-store.ts';
import { copyCandidates, copyVoterList } from './vote-again-store.ts';
import type { PositionOutcome } from '../counting/decide-election.ts';
import { withMost, withSeats } from '../elections/positions-store.ts';
import { readDecided } from '../outcome/read-settling.ts';

const suffix = ' (second round)';

// No electionAct: it answers another election, records two, and needs no hold of the number format.
/**
 * Prepares a draft in which people vote again on those who are tied for a position, or on the first two where nobody has
 * its majority: the settings, the
 * voter list and the limits of the election. A second round that is tied is drawn, unless the
 * officers say otherwise in the draft. The database lets one stand for a position.
 */
export async function prepareRunOff(
  services: Services,
  actor: Actor,
  { id, positionId }: Input<'prepareRunOff'>,
) {
  const newId = await services
    .transact(async (tx) => {
      const { row } = await lockLife(tx, id);
      const { outcomes, whole, now } = await readDecided({ ...services, db: tx }, id);
      if (row.certified_at !== null) throw new Refused('election-certified');
      const wanted = positionId.toLowerCase();
      if (!whole.positions.some((one) => one.id === wanted)) throw new Refused('unknown-position');
      const found = outcomes.find(({ position }) => position.id === wanted);
      if (found === undefined) throw new Refused('no-tie');
      const { position, outcome } = found;
      const { seats, meeting } = meetingFor(outcome, row.settings.rules.tie);
      const copy = await copyElection(tx, actor, {
        row: {
          ...row,
          settings: { ...row.settings, rules: { ...row.settings.rules, tie: 'draw' } },
        },
        positions: [withMost(withSeats(position, seats))],
        suffix,
        isRehearsal: false,
        follows: { positionId: position.id, as: 'run-off' },
      });
      const [newPositionId = ''] = copy.positionIds;
      const pair = { from: position.id, to: newPositionId };
      const copied = await copyCandidates(tx, copy.id, [pair], meeting);
      // Nobody else can become a candidate.
      await updateElection(tx, copy.id, { nominations_close_at: now });
      await copyVoterList(tx, row.id, copy.id);
      const detail = `${row.name}: ${position.title}${suffix}`;
      await record(tx, { actorId: actor.id, act: 'election.create', objectId: copy.id, detail });
      await recordAccepted(tx, actor, { electionId: copy.id, ids: copied, detail });
      await record(tx, { actorId: actor.id, act: 'election.run-off', objectId: id, detail });
      return copy.id;
    })
    .catch((error: unknown) => {
      if (duplicateIn(error) === 'elections_one_run_off') throw new Refused('run-off-prepared');
      throw error;
    });
  return { election: await services.elections.read(services, newId) };
}

/** Who is voted on again, for how many seats; refused where nothing is left to decide, or a draw decides. */
function meetingFor(
  outcome: PositionOutcome['outcome'],
  tie: TieRule,
): { seats: number; meeting: string[] } {
  const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);
  if (outcome.kind === 'no-majority') {
    // The draw has yet to say who is second.
    if (outcome.level.length > 0) throw new Refused('tie-by-draw');
    return { seats: 1, meeting: ids(outcome.again) };
  }
  if (outcome.kind !== 'tie') throw new Refused('no-tie');
  if (tie !== 'run-off') throw new Refused('tie-by-draw');
  return { seats: outcome.openSeats, meeting: ids(outcome.tied) };
}
