import { plannedLines, plannedSubject } from '#texts/proposal-line.ts';
import { plannedChange } from '#texts/change-line.ts';
import { refusedWords } from '#texts/en/refused.ts';
import { asRefused } from '#contract/fields.ts';
import { atSameClock } from '#core/campus/time-zone.ts';
import { settingMoments } from '#core/elections/election-settings.ts';
import { Refused, refusals } from '#core/refusal.ts';
import type { ActScene } from '../officer-act.ts';
import { listElectionRows } from '../elections/store.ts';
import type { ElectionRow } from '../elections/store.ts';
import { lockLife } from '../elections/lock-life.ts';
import { settingsOf } from '../elections/settings-store.ts';
import { NeedsSecondOfficer } from '../proposals/second-officer.ts';
import type { PlannedAct } from '../proposals/second-officer.ts';
import { editElection } from './edit.ts';

/**
 * Moves elections to the moments at which clocks of the campus's new time zone show what those of the former one did,
 * each as an edit. One that cannot be moved refuses all of them, and a second officer decides them as one.
 */
export async function keepClockTimes(
  scene: Omit<ActScene<'editElection'>, 'input'>,
  ids: readonly string[],
  { from, reason }: { from: string; reason: string },
): Promise<void> {
  const { tx, settings } = scene;
  const waiting: PlannedAct[] = [];
  // Two who move the same elections lock them in one order.
  for (const id of ids.toSorted()) {
    try {
      const { row } = await lockLife(tx, id);
      const now = settingsOf(row, []);
      const moved = settingMoments.flatMap((name) =>
        now[name] === '' ? [] : [[name, atSameClock(now[name], from, settings.timeZone)]],
      );
      const input = { id, reason, ...Object.fromEntries(moved) };
      await editElection.within({ ...scene, input });
    } catch (problem) {
      if (problem instanceof NeedsSecondOfficer) waiting.push(problem.planned);
      else if (problem instanceof Refused) throw await naming(scene, id, problem);
      else throw problem;
    }
  }
  const [first] = waiting;
  if (first === undefined) return;
  throw new NeedsSecondOfficer({
    ...{ act: 'campus.time-zone', on: {}, objectKey: 'campus', electionId: null, reason },
    subject: { key: 'time-zone' },
    ...plannedLines([{ key: 'keeps-clock-times' }]),
    changes: [
      plannedChange({ field: 'time-zone', from, to: settings.timeZone }),
      ...waiting.flatMap(({ subject, changes = [] }) => [
        plannedChange({ field: 'election', to: plannedSubject(subject).subject }),
        ...changes,
      ]),
    ],
  });
}

/** The same refusal, which says of which election it is. */
async function naming(
  { tx }: Pick<ActScene<'editElection'>, 'tx'>,
  id: string,
  { reason, message }: Refused,
): Promise<Refused> {
  const why = message === refusals[reason][1] ? asRefused(reason) : message;
  const [row]: (ElectionRow | undefined)[] = await listElectionRows(tx, { id });
  if (row === undefined) return new Refused(reason);
  return new Refused(reason, {
    fields: { [`stays.${id}`]: why },
    words: () => refusedWords.timesNotKept(row.name),
  });
}
