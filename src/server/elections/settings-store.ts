import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { endMomentOf, momentOf } from '#core/campus/moment.ts';
import { titleKey } from '#core/elections/election-draft.ts';
import { documentNames } from '#core/elections/election-settings.ts';
import type {
  DocumentSettings,
  ElectionSettings,
  GivenSettings,
} from '#core/elections/election-settings.ts';
import type { ElectionField } from '#core/elections/freezing.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { Input } from '#contract/api.ts';
import type { ElectionDocument } from '#contract/election-documents.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';
import { writtenDocument } from './documents.ts';
import { writeEntries } from './entries-store.ts';
import {
  candidacyOfPosition,
  columnsOfRules,
  columnsOfLimits,
  rulesOfPosition,
} from './positions-store.ts';
import type { ElectionRow, PositionRow } from './store.ts';
import { limitsOf, rulesOf } from './view.ts';

const isoOf = (date: Date | null) => date?.toISOString() ?? '';
const dateOf = (iso: string) => (iso === '' ? null : new Date(iso));

/** The settings that a row holds. */
export function settingsOf(row: ElectionRow, positions: readonly PositionRow[]): ElectionSettings {
  return {
    name: row.name,
    description: row.description,
    imageUrl: addressOf(row.upload_id),
    startDate: isoOf(row.starts_at),
    endDate: isoOf(row.ends_at),
    nominationsCloseAt: isoOf(row.nominations_close_at),
    withdrawalsCloseAt: isoOf(row.withdrawals_close_at),
    standings: row.standings,
    ...settingsIn(row.settings),
    ...rulesOf(row),
    resultsAt: row.results_at,
    showBy: isoOf(row.show_by),
    positions: positions.map((position) => ({
      id: position.id,
      title: position.title,
      limits: limitsOf(position),
      rules: rulesOfPosition(position),
      candidacy: candidacyOfPosition(position),
    })),
  };
}

/** The settings that lie in the document of an election. */
const settingsIn = (of: DocumentSettings): DocumentSettings =>
  Object.fromEntries(documentNames.map((name) => [name, of[name]])) as unknown as DocumentSettings;

type Sent = Omit<Input<'editElection'>, 'id' | 'positions' | 'reason'> &
  Pick<GivenSettings, 'positions'>;

/** What somebody sends, with its dates as moments: on the clock of the campus an end is a whole minute. */
export function sentSettings(sent: Sent, timeZone: string): GivenSettings {
  const at = (text: string | undefined, read: typeof momentOf) =>
    text === undefined ? undefined : (read(text, timeZone) ?? '');
  const { electorate } = sent;
  return {
    ...sent,
    startDate: at(sent.startDate, momentOf),
    endDate: at(sent.endDate, endMomentOf),
    nominationsCloseAt: at(sent.nominationsCloseAt, endMomentOf),
    withdrawalsCloseAt: at(sent.withdrawalsCloseAt, endMomentOf),
    showBy: at(sent.showBy, endMomentOf),
    // The numbers of a list are rows of their own.
    electorate: electorate?.kind === 'roll' ? { kind: 'roll' } : electorate,
  };
}

/** The columns of each thing that is fixed as one. */
const columns = {
  name: ({ name }) => ({ name }),
  description: ({ description }) => ({ description }),
  dates: (settings) => ({
    starts_at: dateOf(settings.startDate),
    ends_at: dateOf(settings.endDate),
    nominations_close_at: dateOf(settings.nominationsCloseAt),
    withdrawals_close_at: dateOf(settings.withdrawalsCloseAt),
  }),
  standings: ({ standings }) => ({ standings }),
  resultsAt: ({ resultsAt, showBy }) => ({ results_at: resultsAt, show_by: dateOf(showBy) }),
  electorate: ({ electorate, voters, mailDomains }) => {
    const some = { roles: [], branches: [], years: [], groups: [], ...electorate };
    return {
      electorate: electorate.kind,
      electorate_roles: [...some.roles],
      electorate_branches: [...some.branches],
      electorate_years: [...some.years],
      electorate_groups: [...some.groups],
      voters,
      mail_domains: [...mailDomains],
    };
  },
} satisfies {
  [Thing in ElectionField]?: (
    settings: ElectionSettings,
  ) => Partial<Insertable<Schema['elections']>>;
};

type Thing = keyof typeof columns;
type Columns =
  ReturnType<(typeof columns)[Thing]> extends infer Each
    ? (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
      ? All
      : never
    : never;

const isWritten = (field: ElectionField): field is Thing => field in columns;

/** What of the document of an election is no setting. */
export type BesideSettings = Pick<ElectionDocument, 'isTieRuleChosen' | 'writtenIn'> &
  Partial<Pick<ElectionDocument, 'addedTime'>>;

/** Settings as their document is written. */
export const documentFor = (
  settings: DocumentSettings,
  { isTieRuleChosen, writtenIn, addedTime = null }: BesideSettings,
) => writtenDocument({ isTieRuleChosen, writtenIn, addedTime, ...settingsIn(settings) });

/** Settings as their columns are written: all of them, or what is fixed as one of these things. */
export const columnsOf = (
  settings: ElectionSettings,
  things: Iterable<ElectionField> = Object.keys(columns) as Thing[],
) =>
  Object.assign(
    {},
    ...[...things].filter(isWritten).map((thing) => columns[thing](settings)),
  ) as Columns;

/** The positions of settings as new rows. */
export const positionRows = (settings: ElectionSettings, election_id: string) =>
  settings.positions.map(({ title, limits, rules, candidacy }, ordinal) => ({
    id: randomUUID(),
    election_id,
    ordinal,
    title,
    title_key: titleKey(title),
    ...columnsOfLimits(limits),
    ...columnsOfRules(rules, candidacy),
  }));

/** Writes an election with its positions, and answers their ids. `words` are those of positions in other languages. */
export async function insertElection(
  tx: Tx,
  settings: ElectionSettings,
  {
    isTieRuleChosen,
    writtenIn,
    ...others
  }: Omit<Insertable<Schema['elections']>, keyof Columns | 'settings'> & BesideSettings,
  words: readonly unknown[] = [],
): Promise<string[]> {
  const published_at = others.state === 'draft' ? null : sql<Date>`clock_timestamp()`;
  await tx
    .insertInto('elections')
    .values({
      ...columnsOf(settings),
      ...others,
      settings: documentFor(settings, { isTieRuleChosen, writtenIn }),
      published_at,
    })
    .execute();
  if (settings.positions.length === 0) return [];
  const rows = positionRows(settings, others.id).map((row) => ({
    ...row,
    ...(words[row.ordinal] !== undefined && { translations: words[row.ordinal] }),
  }));
  await tx.insertInto('positions').values(rows).execute();
  const ids = rows.map(({ id }) => id);
  await tx
    .insertInto('turnouts')
    .values(ids.map((position_id) => ({ position_id })))
    .execute();
  await writeEntries(tx, others.id);
  return ids;
}
