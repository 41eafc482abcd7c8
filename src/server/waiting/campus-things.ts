import type { Actor } from '#core/actor.ts';
import type { ServerTrouble, WaitingKind } from '#core/council/waiting-kinds.ts';
import type { WaitingThing } from '#contract/waiting.ts';
import { readTrouble } from '../upkeep/health.ts';
import { countOverdue, listHidden } from '../contact/public.ts';
import { readCampusList } from '../elections/voter-list-store.ts';
import { countTroubledEmails } from '../email/trouble.ts';
import { readCare } from '../lifecycle/public.ts';
import type { Services } from '../services.ts';
import { findBackupTrouble } from '../upkeep/public.ts';
import { isNewCampus } from './store.ts';

const about = { electionId: null, election: null, whyNot: null };
const of = <Kind extends WaitingKind>(kind: Kind) => ({ kind, ...about });

/** What officers have to do that is of no election: the server, e-mails, grievances and the first steps. */
export async function ofCampus(services: Services, actor: Actor): Promise<WaitingThing[]> {
  const { db } = services;
  const emails = await countTroubledEmails(db, actor.role);
  const grievances = await countOverdue(db, await listHidden(db, actor));
  return [
    ...(await ofServer(services)),
    ...(emails.areLate ? [of('late-emails')] : []),
    ...(await ofBackups(services)),
    ...(grievances.since === null
      ? []
      : [
          {
            ...of('grievances'),
            count: grievances.count,
            until: grievances.since.toISOString(),
          },
        ]),
    ...(emails.failed > 0 ? [{ ...of('failed-emails'), count: emails.failed }] : []),
    ...(await firstSteps(services)),
  ];
}

async function ofServer(services: Services): Promise<WaitingThing[]> {
  const { missingKeys, alteredStandings, keyFiles, resultsInDoubt, clocks, disk } =
    await readTrouble(services);
  const found: readonly [ServerTrouble, number | boolean][] = [
    ['disk-full', disk.isFull],
    ['disk-low', disk.isLow && !disk.isFull],
    ['clock-jumped', clocks.jump !== null],
    ['clocks-apart', clocks.jump === null && clocks.isApart],
    ['missing-keys', missingKeys.length],
    ['unsaved-keys', keyFiles.unsaved.length],
    ['foreign-keys', keyFiles.isForeign],
    ['altered-standings', alteredStandings.length],
    ['results-in-doubt', resultsInDoubt.length],
    ['written-back-keys', keyFiles.writtenBack.length],
  ];
  return found
    .filter(([, count]) => Number(count) > 0)
    .map(([trouble, count]) => ({
      ...of('server'),
      trouble,
      count: typeof count === 'number' ? count : 0,
    }));
}

/** That no backup would bring back what was done since last week. */
async function ofBackups({ db }: Services): Promise<WaitingThing[]> {
  const trouble = await findBackupTrouble(db);
  if (trouble === null) return [];
  const { last, isFailed } = trouble;
  return [{ ...of('backup'), isFailed, last: last?.toISOString() ?? null }];
}

/** What a campus has still to do before its first election is published. */
async function firstSteps({ db, campus }: Services): Promise<WaitingThing[]> {
  if (!(await isNewCampus(db))) return [];
  const { universityName } = await campus.settings();
  const { officers } = await readCare(db);
  const { listed } = await readCampusList(db);
  return [
    ...(universityName === '' ? [of('name-campus')] : []),
    ...(officers < 2 ? [of('second-officer')] : []),
    ...(listed === 0 ? [of('import-voters')] : []),
    of('first-election'),
  ];
}
