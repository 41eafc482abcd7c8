import type { NumberFormat } from '#core/accounts/number-format.ts';
import { titleKey } from '#core/elections/election-draft.ts';
import { settingsAfter, usualSettings } from '#core/elections/election-settings.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import { positionRows } from '../elections/positions-store.ts';
import { sentSettings } from '../elections/settings-store.ts';
import { listCampusGroupsByNumber } from '../elections/voter-list-store.ts';
import type { Standing } from './may-stand.ts';

type Unsaved = NonNullable<Input<'findCandidates'>['election']>;
type People = readonly { number: string | null }[];

/**
 * An election that only a form has, as who may stand in it is judged: its rows stand in for those of the database, and
 * the list of the campus for its own.
 */
export function unsavedElection(
  tx: Tx,
  given: Unsaved,
  { timeZone }: { timeZone: string; format: NumberFormat },
) {
  const settings = settingsAfter(usualSettings, sentSettings(given, timeZone));
  const { candidacy, onePost, voters, electorate } = settings;
  const rows = positionRows(settings.positions, '');
  const positions = new Map(rows.map((row) => [row.id, row]));
  const ids = new Map(rows.map(({ id, title_key: key }) => [key, id]));
  const own = given.electorate?.kind === 'roll' ? given.electorate.numbers : null;
  return {
    election: { electorate: electorate.kind, voters, settings: { candidacy, onePost } },
    idOf: (title: string) => ids.get(titleKey(title)),
    async standingOf(people: People): Promise<Standing> {
      const numbers = people.flatMap(({ number }) => number ?? []);
      const listGroups =
        own === null
          ? await listCampusGroupsByNumber(tx, numbers)
          : new Map(own.map((number) => [number, []]));
      return { positions, listGroups, signOnGroups: new Map() };
    },
  };
}
