import { electionPath } from '#core/page-paths.ts';
import { tellAdmins } from '../email/tell-admins.ts';
import type { Services } from '../services.ts';
import { noteFailure } from '../elections/failed-closes-store.ts';
import { BrokenBatch } from '../voting/sealed/batches.ts';

/**
 * Notes that this server could not close an election. Once none could for two minutes, the election's
 * page says it and every admin gets an e-mail.
 */
export async function noteFailedClose(
  services: Pick<Services, 'transact' | 'config' | 'jobs' | 'live'>,
  electionId: string,
  error: unknown,
): Promise<void> {
  const cause = error instanceof Error ? error.message : String(error);
  const positionId = error instanceof BrokenBatch ? error.positionId : null;
  await services.transact(async (tx) => {
    const told = await noteFailure(tx, { electionId, positionId, cause });
    if (told === null) return;
    const { election, position } = told;
    await tellAdmins(tx, services, {
      key: `failed-close:${electionId}:${told.since.toISOString()}`,
      subject: `The votes of ${election} could not be counted`,
      lines: [
        `Voting in ${election} is over, and no server could count its votes for two minutes.`,
        `${position === null ? 'The cause' : `The position is ${position}, and the cause`}: ${cause}.`,
        'Nothing is lost: the votes stay sealed, and each server tries again by itself. The page Server of the dashboard says what helps.',
      ],
      action: {
        label: 'See the election',
        url: `${services.config.publicUrl}${electionPath(electionId)}`,
        inText: 'The election is at',
      },
    });
    await services.live.announce(tx, { kind: 'elections' });
  });
}
