import { plannedLines } from '#texts/proposal-line.ts';
import { drawFrom, drawnProblem, drawSentences, readDrawn, seedOf } from '#core/elections/draw.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { recordWith } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import type { Services } from '../services.ts';
import { readKeptFromDraw, refuseUnlessDecides } from '../complaints/decides.ts';
import { lockLife } from '../elections/lock-life.ts';
import { keepKit } from '../recount/keep-kit.ts';
import { queueWinnerEmails } from './queue-winner-emails.ts';
import { writeDraw } from '../elections/owner-acts-store.ts';
import { withDates } from '../elections/store.ts';
import { drawnSince, readDecided, tiedIn } from './read-settling.ts';

// No electionAct: its words in the record say by how many officers it was held. An officerAct all the same.
/**
 * Holds the draw of an election with what was thrown or published. One officer enters it, and another
 * one who saw the same confirms it, whatever the rule of the campus is; where nobody else is left, the
 * entry decides. The election is locked, so that of many at once one makes the draw.
 */
export const enterDraw = officerAct<'enterDraw', void>({
  async run({ tx, actor, input: { id, drawn, witnesses }, services }) {
    const { row } = await lockLife(tx, id);
    const decided = await readDecided({ ...services, db: tx }, id);
    if (row.certified_at !== null) throw new Refused('election-certified');
    if (decided.draw !== null) throw new Refused('draw-held');
    const tied = tiedIn(decided.outcomes);
    if (tied.length === 0) throw new Refused('no-tie');
    if (row.settings.rules.tie !== 'draw') throw new Refused('tie-by-run-off');
    const kept = await readKeptFromDraw(tx, id, tied);
    if (kept.includes(actor.id)) throw new Refused('own-tie');
    const notBy = await refuseUnlessDecides(tx, id, actor);
    const closedAt = withDates(row).ends_at.toISOString();
    const from = drawFrom(row.settings.rules.seed, drawnSince(row), row.settings.rules.minutes);
    if (decided.now.getTime() < Date.parse(from)) throw new Refused('draw-too-early');
    const value = readDrawn(row.settings.rules.seed, drawn);
    if (value === null) throw invalidInput({ drawn: drawnProblem[row.settings.rules.seed] });
    if (row.settings.rules.seed === 'dice' && witnesses === '') {
      throw invalidInput({ witnesses: drawSentences.witnesses });
    }
    const entry = witnesses === '' ? value : `${value}, before ${witnesses}`;
    const officers = await askSecondOfficer(tx, actor, {
      act: 'election.draw',
      on: {},
      objectKey: id,
      electionId: id,
      subject: row.name,
      ...plannedLines([
        { key: row.settings.rules.seed === 'dice' ? 'dice-thrown' : 'number-drawn', entry },
      ]),
      // The record keeps it, also of an entry that is withdrawn or refused.
      reason: entry,
      notBy: [...new Set([...kept, ...notBy])],
    });
    const seed = seedOf(row.settings.rules.seed, closedAt, value);
    const by = officers === 1 ? ', by one officer: no other is left' : '';
    const line = { actorId: actor.id, detail: `${row.name}: ${seed}${by}` };
    await recordWith(tx, line, (kept) =>
      writeDraw(tx, { electionId: id, seed, witnesses, officers: officers ?? 1 }, kept),
    );
    await queueWinnerEmails(tx, services, id);
    // It may be ready to certify now.
    await services.jobs.enqueue(tx, 'tell-officers', { electionId: id });
  },
  // The draw has its place in the chain of the record only once it is committed.
  answer: (services, { id }) => keepNextKit(services, id),
});

/** The draw stands, whatever becomes of the edition of the kit with it: the next start makes it up. */
async function keepNextKit(services: Services, electionId: string): Promise<void> {
  try {
    await services.transact(async (tx) => {
      await keepKit(tx, electionId, 'next');
      // Its file, the comparison and the witnesses.
      await services.jobs.enqueue(tx, 'keep-recount-kit', { electionId });
    });
  } catch (error) {
    services.log.error({ err: error, electionId }, 'the recount kit with a draw could not be made');
  }
}
