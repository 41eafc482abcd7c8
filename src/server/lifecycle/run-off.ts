import type { Actor } from '#core/actor.ts';
import type { TieRule } from '#core/elections/outcome-rules.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { asPrepared, positionsOf, prepareVote, titlesOf } from './vote-again.ts';
import { lockLife } from '../elections/lock-life.ts';
import { updateElection } from '../elections/life-store.ts';
import type { PositionOutcome } from '../counting/decide-election.ts';
import { withMost, withSeats } from '../elections/positions-store.ts';
import { readDecided } from '../outcome/read-settling.ts';

const suffix = ' (second round)';

// No electionAct: it answers another election, records two, and needs no hold of the number format.
/**
 * Prepares a draft in which people vote again on those who are tied for positions, or on the first two where nobody has
 * its majority: the settings, the
 * voter list and the limits of the election. A second round that is tied is drawn, unless the
 * officers say otherwise in the draft. The database lets one stand for a position.
 */
export async function prepareRunOff(
  services: Services,
  actor: Actor,
  { id, positionId, positionIds }: Input<'prepareRunOff'>,
) {
  const newId = await services
    .transact(async (tx) => {
      const { row } = await lockLife(tx, id);
      const { outcomes, whole, now } = await readDecided({ ...services, db: tx }, id);
      if (row.certified_at !== null) throw new Refused('election-certified');
      const { rules } = row.settings;
      const rounds = positionsOf(whole, positionIds ?? [positionId ?? '']).map((position) => {
        const decided = outcomes.find((one) => one.position.id === position.id);
        if (decided === undefined) throw new Refused('no-tie');
        const { seats, meeting } = meetingFor(decided.outcome, rules.tie);
        return { position: withMost(withSeats(position, seats)), meeting };
      });
      const positions = rounds.map(({ position }) => position);
      const draft = await prepareVote(tx, actor, {
        row: { ...row, settings: { ...row.settings, rules: { ...rules, tie: 'draw' } } },
        positions,
        as: 'run-off',
        suffix,
        isRehearsal: false,
        only: rounds.flatMap(({ meeting }) => meeting),
      });
      // Nobody else can become a candidate.
      await updateElection(tx, draft, { nominations_close_at: now });
      const detail = `${row.name}: ${titlesOf(positions)}${suffix}`;
      await record(tx, { actorId: actor.id, act: 'election.run-off', objectId: id, detail });
      return draft;
    })
    .catch(asPrepared('run-off-prepared'));
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
