import { needsList } from '#core/elections/electorate.ts';
import type { CampusFacts, ElectionFacts } from '#core/elections/readiness.ts';
import { lacksOf } from '#core/elections/readiness.ts';
import { readClock } from '../../platform/db/clock.ts';
import type { Services } from '../../services.ts';
import { listMissingKeys } from '../../voting/sealed/missing-keys.ts';
import { listWholeElections } from '../../elections/store.ts';
import type { WholeElection } from '../../elections/store.ts';
import { rulesOf } from '../../elections/settings-store.ts';
import { datesOf } from '../../elections/view.ts';
import { countEntered, countLists, countUnconfirmed, countWaiting, readCare } from './store.ts';

/** What each election that goes on or is to come is missing, for officers and observers. */
export async function readReadiness(services: Services) {
  const { db, mail, signOn } = services;
  const now = (await readClock(db)).getTime();
  const care = await readCare(db);
  const settings = await services.campus.settings();
  const campus: CampusFacts = {
    hasMailServer: mail.delivery === 'smtp',
    hasSignOn: signOn !== null,
    ...care,
    needsSecondStep: settings.officersNeedSecondFactor,
    needsTwoOfficers: settings.needsTwoOfficers,
    councilDecides: settings.councilDecidesNominations,
  };
  const all = (await listWholeElections(db)).filter(({ row }) => !isOver(row, now));
  const idsOf = (elections: readonly WholeElection[]) => elections.map(({ row }) => row.id);
  const ids = idsOf(all);
  const waiting = await countWaiting(db, ids);
  const entered = await countEntered(db, ids);
  const withoutKey = new Set((await listMissingKeys(services)).map(({ electionId }) => electionId));
  const isBefore = ({ row }: WholeElection) => (row.starts_at?.getTime() ?? Infinity) > now;
  const lists = await countLists(
    db,
    idsOf(all.filter((one) => isBefore(one) && needsList(rulesOf(one.row)))),
  );
  const unconfirmed = await countUnconfirmed(
    db,
    idsOf(
      all.filter(
        (one) => one.row.voters === 'confirmed' && (isBefore(one) || one.row.state === 'draft'),
      ),
    ),
  );
  const elections = all.map((whole) => {
    const { id } = whole.row;
    const facts = {
      ...factsOf(whole, !withoutKey.has(id), entered),
      ...(lists.get(id) ?? { listed: 0, withoutAddress: 0 }),
      unconfirmed: unconfirmed.get(id) ?? 0,
      waiting: waiting.get(id) ?? 0,
    };
    return { electionId: id, lacks: lacksOf(facts, campus, now) };
  });
  return { elections, campus };
}

const isOver = ({ state, ends_at }: WholeElection['row'], now: number) =>
  state === 'cancelled' || (state === 'published' && (ends_at?.getTime() ?? Infinity) <= now);

function factsOf(
  { row, positions, candidates }: WholeElection,
  isKeyHere: boolean,
  entered: ReadonlyMap<string, number>,
): Omit<ElectionFacts, 'listed' | 'withoutAddress' | 'unconfirmed' | 'waiting'> {
  return {
    description: row.description,
    ...datesOf(row),
    electorate: row.electorate,
    voters: row.voters,
    isTieRuleChosen: row.settings.isTieRuleChosen,
    positions: positions.map(({ id, title, kind }) => ({
      title,
      kind,
      candidates: candidates.filter((one) => one.positionId === id && one.kind === 'person').length,
      entered: entered.get(id) ?? 0,
    })),
    withoutLine: candidates.filter(({ apart }) => apart === '').length,
    key: row.key_check === null ? null : { isHere: isKeyHere },
  };
}
