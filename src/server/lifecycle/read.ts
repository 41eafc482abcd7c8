import { randomUUID } from 'node:crypto';
import { partsOf } from '#core/accounts/enrollment-number.ts';
import { settingsAfter, usualSettings } from '#core/elections/election-settings.ts';
import { orderElections } from '#core/elections/order.ts';
import type { Input } from '#contract/api.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Services } from '../services.ts';
import { listCountedElections } from '../counting/list-counted.ts';
import { mightHaveBallots } from '../elections/first-vote-store.ts';
import { positionRows } from '../elections/positions-store.ts';
import { columnsOf, sentSettings } from '../elections/settings-store.ts';
import { readVersion } from '../elections/versions-store.ts';
import type { InNone } from '../elections/in-none-store.ts';
import { readInNone } from '../elections/in-none-store.ts';
import { presentElection } from '../elections/view.ts';
import { listGroupsOn } from '../elections/voter-list-store.ts';
import { readClasses, readInNoneOf } from './readiness/classes-store.ts';
import { listLimited, listLimitedOf } from './readiness/store.ts';

/**
 * All elections for officers. It is one answer, so that one that is published meanwhile is neither
 * missing nor listed twice.
 */
export async function listAllElections(services: Services) {
  const clock = await readClock(services.db);
  const now = clock.getTime();
  const all = await listCountedElections(services, clock);
  const rolls = all.filter(({ row }) => row.electorate === 'roll').map(({ row }) => row);
  const rollSizes = await services.elections.rollSizes(services.db, rolls);
  const elections = all.map((whole) => presentElection(whole, rollSizes, now));
  return { elections: orderElections(elections, now) };
}

/**
 * An election, whether somebody has voted or, where that is hidden, could have, by which a form knows what
 * is fixed, the groups of its own voter list, and who votes for the limited positions of a draft.
 */
export async function readElectionToEdit(
  services: Services,
  _actor: unknown,
  { id }: Input<'readElectionToEdit'>,
) {
  // First: what is read after it is as new at least.
  const version = await readVersion(services.db, id);
  const election = await services.elections.read(services, id);
  return {
    election,
    version,
    hasBallots: await mightHaveBallots(services.db, id),
    ownGroups: await listGroupsOn(services.db, id),
    ...(election.state === 'draft'
      ? {
          limited: await listLimited(services.db, id),
          ...inNoneIn(await readInNone(services.db, id)),
        }
      : { limited: [] }),
  };
}

const inNoneIn = (inNone: InNone | null) => (inNone === null ? {} : { inNone });

/**
 * How many people could vote for each limited position of an election that nobody has saved, who is in none, and
 * where it is asked, by what they are in classes; writes nothing.
 */
export async function countLimited(
  services: Services,
  _actor: unknown,
  input: Input<'countLimited'>,
) {
  const { timeZone, numberFormats } = await services.campus.settings();
  const settings = settingsAfter(usualSettings, sentSettings(input, timeZone));
  const id = randomUUID();
  const { electorate } = input;
  const listed =
    electorate?.kind === 'roll'
      ? electorate.numbers.map((number) => ({
          ...{ election_id: id, enrollment_number: number, name: '', groups: [] },
          ...partsOf(number, numberFormats),
        }))
      : null;
  const election = { id, ...columnsOf(settings) };
  const positions = positionRows(settings.positions, id);
  const unwritten = { election, positions, listed };
  return {
    limited: await listLimitedOf(services.db, unwritten),
    ...inNoneIn(await readInNoneOf(services.db, unwritten)),
    ...(input.asksClasses && { classes: await readClasses(services.db, unwritten) }),
  };
}
