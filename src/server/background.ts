import { recoverReleases } from './outcome/release/release.ts';
import { nextTimeOfDay } from '#core/campus/time-zone.ts';
import { accountJobs } from './sign-in/forgot-password.ts';
import { startClockWatch } from './clock/watch.ts';
import { startClosingAtEnd } from './closing/close-at-end.ts';
import { electionJobs } from './closing/close.ts';
import { holdUnclosed, tellHeld } from './closing/held/hold-unclosed.ts';
import { endRoles } from './people/end-roles.ts';
import { startTellingOfUncounted } from './closing/tell-uncounted.ts';
import { recoverPauses } from './lifecycle/brief-pause.ts';
import { keepMissingKits, recoverClosings } from './closing/recover-closings.ts';
import { listCountedElections } from './counting/list-counted.ts';
import { listResultLines } from './recount/result-lines.ts';
import { startStandings } from './results/live-counts.ts';
import { listMissingKeys } from './voting/sealed/missing-keys.ts';
import { sealUpcoming } from './voting/sealed/seal-upcoming.ts';
import { destroySpentKeys } from './recount/spent-keys.ts';
import { startKeyWatch } from './voting/sealed/watch-keys.ts';
import { startTurnoutHours } from './voting/turnout/read.ts';
import { startTellingVoted } from './voting/voted/tell-voted.ts';
import { startDiskWatch } from './platform/files/disk-watch.ts';
import { emailJobs } from './email/deliver.ts';
import { startMailings } from './email/mailings/run.ts';
import { recoverEmails } from './email/recover.ts';
import { readClock } from './platform/db/clock.ts';
import { startEachHour } from './platform/each-hour.ts';
import { tellUntold } from './nominations/tell-entered.ts';
import { endGoneProposals, proposalJobs } from './proposals/expire.ts';
import { recordJobs } from './record/jobs.ts';
import { retentionJobs } from './retention/forget-old.ts';
import type { Services } from './services.ts';
import { startTellingOfKeys } from './upkeep/tell-missing-keys.ts';
import { tellOfRestore } from './upkeep/tell-restore.ts';
import { uploadJobs } from './uploads/sweep-uploads.ts';

/** Begins the work beside the requests: jobs, what was lost of them, and counts for open pages. */
export async function startBackground(services: Services): Promise<{ close(): Promise<void> }> {
  const { live, log, jobs } = services;
  live.onChange((change) => {
    if (change.kind !== 'restored') return;
    recover(services).catch((error: unknown) =>
      log.error({ err: error }, 'jobs were not recovered'),
    );
  });
  live.onChange((change) => {
    if (change.kind !== 'elections' && change.kind !== 'unknown') return;
    destroySpentKeys(services).catch((error: unknown) =>
      log.error({ err: error }, 'the keys of closed elections were not deleted'),
    );
  });
  await recover(services);
  const handlers = {
    ...electionJobs(services),
    ...emailJobs(services),
    ...accountJobs(services),
    ...uploadJobs(services),
    ...retentionJobs(services),
    ...recordJobs(services, listResultLines),
    ...proposalJobs(services),
  };
  await jobs.work(handlers, () => nextNight(services));
  const watches = [
    startClockWatch(services),
    startDiskWatch(services),
    startStandings(services),
    startTurnoutHours(services),
    startTellingVoted(services),
    startEachHour(
      services,
      () => endRoles(services),
      'roles whose last day is over were not ended',
    ),
    await startKeyWatch(services),
    startTellingOfKeys(services),
    startTellingOfUncounted(services),
    startClosingAtEnd(services),
    // A recount file may come to a server after the restore.
    startEachHour(
      services,
      () => holdPaused(services),
      'restored elections were not looked at',
      60,
    ),
  ];
  const mailings = startMailings(services);
  return {
    async close() {
      for (const watch of watches) watch.close();
      await mailings.close();
    },
  };
}

const timeOfNight = '03:10';

/** When nightly work is done next, by the clocks of the campus. */
async function nextNight({ campus, db }: Pick<Services, 'campus' | 'db'>): Promise<Date> {
  const { timeZone } = await campus.settings();
  return new Date(nextTimeOfDay((await readClock(db)).getTime(), timeOfNight, timeZone));
}

const holdPaused = (services: Services) =>
  holdUnclosed(
    services,
    (tx, election) => tellHeld(tx, services, election),
    ({ state, paused_by_restore: isAfterRestore }) => state === 'paused' && isAfterRestore,
  );

/** Finds the work whose jobs were lost with a process, or did not come along with the data. */
async function recover(services: Services): Promise<void> {
  await recoverEmails(services);
  await endGoneProposals(services);
  await tellUntold(services);
  await tellOfRestore(services);
  await holdUnclosed(services, (tx, election) => tellHeld(tx, services, election));
  await recoverClosings(services);
  await recoverPauses(services);
  await recoverReleases(services);
  await keepMissingKits(services);
  await sealUpcoming(services);
  await destroySpentKeys(services);
  // The counts of sealed ballots, so that the first reader does not wait for them.
  await listCountedElections(services, new Date(services.live.databaseNow()));
  for (const { electionId, election } of await listMissingKeys(services)) {
    services.log.error(
      { electionId, election, folder: services.electionKeys.folder },
      'this server has no key for an election: it takes no vote in it and cannot count it. Bring the key back: npm run keys -- import FILE (docs/operations.md)',
    );
  }
}
