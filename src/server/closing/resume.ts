import { Refused } from '#core/refusal.ts';
import { momentOf } from '#core/elections/election-line.ts';
import { voterLines } from '#texts/election-line.ts';
import { goOn } from '../lifecycle/brief-pause.ts';
import { electionAct } from '../elections/election-act.ts';
import { findHold } from '../elections/holds-store.ts';
import { judgeClose } from './held/look-at-files.ts';

/**
 * Takes votes again. The end moves by as long as the pause lasted, unless the officer says otherwise:
 * then voting closes when it was to close, which may be at once. One that a restore paused goes on by two
 * officers where there are two, and never where its result was published before.
 */
export const resumeElection = electionAct<'resumeElection'>({
  act: 'election.resume',
  async run({ tx, input: { id, movesEnd }, services, settings, election }) {
    const { state, paused_until: pausedUntil, paused_by_restore: isAfterRestore } = election.row;
    if (state !== 'paused') throw new Refused('election-not-paused');
    if (isAfterRestore) {
      // The files of this server may have come after the restore.
      const parts = { db: tx, transact: <T>(work: (tx_: typeof tx) => Promise<T>) => work(tx) };
      const verdict = await judgeClose({ ...parts, config: services.config }, election.row);
      if (verdict !== 'closes' || (await findHold(tx, id)) !== null) {
        throw new Refused('published-before-restore');
      }
    }
    const end = await goOn(tx, services, { election, movesEnd });
    return {
      ...(end <= election.now
        ? voterLines(settings.timeZone, { key: 'end-passed' })
        : voterLines(settings.timeZone, { key: 'resumed' }, { key: 'closes', end: momentOf(end) })),
      on: { endsBriefPause: pausedUntil !== null && movesEnd, isAfterRestore },
    };
  },
});
