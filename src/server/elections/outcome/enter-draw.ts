import { drawFrom, drawnProblem, readDrawn, seedOf } from '#core/elections/draw.ts';
import type { Actor } from '#core/actor.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { requireFreshLogIn } from '../../accounts/second-factor/require-fresh-log-in.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { lockLife } from '../life/lock-life.ts';
import { keepKit } from '../recount/keep-kit.ts';
import { queueWinnerEmails } from '../results/queue-winner-emails.ts';
import { withDates } from '../store.ts';
import { countOfficers, insertDraw, listEntries, writeEntry } from './draw-store.ts';
import { readDecided, tiedIn } from './read-settling.ts';

/**
 * Enters what was thrown or published for the draw of an election. It decides once two officers have
 * entered the same, each without seeing what the other did; where one officer is left, at once. The
 * election is locked, so that of many entries at once one makes the draw.
 */
export async function enterDraw(
  services: Services,
  actor: Actor,
  { id, drawn, witnesses }: Input<'enterDraw'>,
) {
  await requireFreshLogIn(services.db, actor);
  const entered = await services.transact(async (tx) => {
    const { row } = await lockLife(tx, id);
    const decided = await readDecided({ ...services, db: tx }, id);
    if (row.certified_at !== null) throw new Refused('election-certified');
    if (decided.draw !== null) throw new Refused('draw-held');
    const tied = tiedIn(decided.outcomes);
    if (tied.length === 0) throw new Refused('no-tie');
    if (row.tie_rule !== 'draw') throw new Refused('tie-by-run-off');
    if (actor.role !== 'admin' && tied.includes(actor.id)) throw new Refused('own-contest');
    const closedAt = withDates(row).ends_at.toISOString();
    const from = drawFrom(row.draw_seed, closedAt, row.draw_minutes);
    if (decided.now.getTime() < Date.parse(from)) throw new Refused('draw-too-early');
    const value = readDrawn(row.draw_seed, drawn);
    if (value === null) throw invalidInput({ drawn: drawnProblem[row.draw_seed] });
    if (row.draw_seed === 'dice' && witnesses === '') {
      throw invalidInput({ witnesses: 'Name the witnesses of the throw' });
    }
    await writeEntry(tx, { electionId: id, officerId: actor.id, value, witnesses });
    const entries = await listEntries(tx, id);
    const same = entries.filter((entry) => entry.value === value);
    const isAlone = (await countOfficers(tx, tied)) === 1;
    const line = { actorId: actor.id, objectId: id };
    // What was entered is not in it: another officer reads it and has to enter the same unaided.
    await record(tx, { ...line, act: 'election.draw-entry', detail: row.name });
    await services.live.announce(tx, { kind: 'elections' });
    if (same.length < 2 && !isAlone) {
      const status = entries.length < 2 ? ('waits' as const) : ('differs' as const);
      return { status, message: status === 'waits' ? answers.drawWaits : answers.drawDiffers };
    }
    const seed = seedOf(row.draw_seed, closedAt, value);
    const names = [...new Set(same.map((entry) => entry.witnesses).filter((one) => one !== ''))];
    await insertDraw(tx, {
      electionId: id,
      seed,
      witnesses: names.join('; '),
      officers: Math.min(2, same.length),
    });
    const by = same.length < 2 ? ', by one officer: no other is left' : '';
    await record(tx, { ...line, act: 'election.draw', detail: `${row.name}: ${seed}${by}` });
    await queueWinnerEmails(tx, services, id);
    return { status: 'drawn' as const, message: answers.drawHeld };
  });
  // The draw has its place in the chain of the record only now.
  if (entered.status === 'drawn') await keepNextKit(services, id);
  return entered;
}

/** The draw stands, whatever becomes of the edition of the kit with it: the next start makes it up. */
async function keepNextKit(services: Services, electionId: string): Promise<void> {
  try {
    await services.transact(async (tx) => {
      await keepKit(tx, electionId, 'next');
      await services.live.announce(tx, { kind: 'elections' });
    });
  } catch (error) {
    services.log.error({ err: error, electionId }, 'the recount kit with a draw could not be made');
  }
}
