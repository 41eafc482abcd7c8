import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { endMomentOf, momentOf } from '#core/campus/moment.ts';
import { formerLaw, lawOfToday } from '#core/elections/count-law.ts';
import { documentNames, settingFields, settingMoments } from '#core/elections/election-settings.ts';
import type {
  DocumentSettings,
  ElectionSettings,
  GivenSettings,
  Setting,
  SettingMoment,
} from '#core/elections/election-settings.ts';
import type { Electorate, VoterRules } from '#core/elections/electorate.ts';
import type { ElectionField } from '#core/elections/freezing.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { Input } from '#contract/api.ts';
import type { ElectionDocument } from '#contract/election-documents.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';
import { writtenDocument } from './documents.ts';
import { writeEntries } from './entries-store.ts';
import { candidacyOfPosition, positionRows, limitsOf, rulesOfPosition } from './positions-store.ts';
import type { ElectionRow, PositionRow } from './store.ts';

const dateOf = (iso: string) => (iso === '' ? null : new Date(iso));

type Written = Insertable<Schema['elections']>;
/** A setting that is one column. */
const as = <Column extends keyof ElectionRow & keyof Written>(column: Column) => ({
  read: (row: ElectionRow) => row[column] as unknown,
  write: (value: unknown) => ({ [column]: value }) as Pick<Written, Column>,
});
/** A moment; null where there is none. */
const moment = <Column extends MomentColumn>(column: Column) => ({
  read: (row: ElectionRow): unknown => row[column]?.toISOString() ?? '',
  write: (iso: unknown) => ({ [column]: dateOf(iso as string) }) as Record<Column, Date | null>,
});
type MomentColumn = {
  [Column in keyof ElectionRow]: ElectionRow[Column] extends Date | null ? Column : never;
}[keyof ElectionRow];

/** The columns of the settings that have some, one entry each; a picture is looked for when it is written. */
const columns = {
  name: as('name'),
  description: as('description'),
  startDate: moment('starts_at'),
  endDate: moment('ends_at'),
  nominationsCloseAt: moment('nominations_close_at'),
  withdrawalsCloseAt: moment('withdrawals_close_at'),
  remindAt: moment('remind_at'),
  standings: as('standings'),
  resultsAt: as('results_at'),
  showBy: moment('show_by'),
  electorate: {
    read: electorateOf,
    write: (value: unknown) => {
      const electorate = value as Electorate;
      const some = { roles: [], branches: [], years: [], groups: [], ...electorate };
      return {
        electorate: electorate.kind,
        electorate_roles: [...some.roles],
        electorate_branches: [...some.branches],
        electorate_years: [...some.years],
        electorate_groups: [...some.groups],
      };
    },
  },
  voters: as('voters'),
  mailDomains: as('mail_domains'),
} satisfies {
  [Name in Exclude<Setting, keyof DocumentSettings | 'imageUrl' | 'positions'>]: {
    read: (row: ElectionRow) => unknown;
    write: (value: unknown) => Partial<Written>;
  };
};
const written = Object.keys(columns) as (keyof typeof columns)[];

/** The settings that a row holds. */
export const settingsOf = (
  row: ElectionRow,
  positions: readonly PositionRow[],
): ElectionSettings => ({
  ...(Object.fromEntries(written.map((name) => [name, columns[name].read(row)])) as Pick<
    ElectionSettings,
    keyof typeof columns
  >),
  ...settingsIn(row.settings),
  imageUrl: addressOf(row.upload_id),
  positions: positions.map(settingsOfPosition),
});

/** The same of a position. */
export const settingsOfPosition = (row: PositionRow) => ({
  id: row.id,
  title: row.title,
  limits: limitsOf(row),
  rules: rulesOfPosition(row),
  candidacy: candidacyOfPosition(row),
});

/** Who may vote in an election, as core reads it. */
function electorateOf(row: ElectionRow): Electorate {
  if (row.electorate !== 'some') return { kind: row.electorate };
  return {
    kind: 'some',
    roles: row.electorate_roles,
    branches: row.electorate_branches,
    years: row.electorate_years,
    groups: row.electorate_groups,
  };
}

/** Who may vote in an election and how they are known. */
export const rulesOf = (row: ElectionRow): VoterRules => ({
  electorate: electorateOf(row),
  voters: row.voters,
  mailDomains: row.mail_domains,
});

/** The settings that lie in the document of an election. */
const settingsIn = (of: DocumentSettings): DocumentSettings =>
  Object.fromEntries(documentNames.map((name) => [name, of[name]])) as unknown as DocumentSettings;

type Sent = Omit<Input<'editElection'>, 'id' | 'positions' | 'reason'> &
  Pick<GivenSettings, 'positions'>;

/** What somebody sends, with its dates as moments: on the clock of the campus an end is a whole minute. */
export function sentSettings(sent: Sent, timeZone: string): GivenSettings {
  const moments = settingMoments.flatMap((name) => {
    const [text, read] = [sent[name], name === 'startDate' ? momentOf : endMomentOf];
    return text === undefined ? [] : [[name, read(text, timeZone) ?? '']];
  });
  const { electorate } = sent;
  return {
    ...sent,
    ...(Object.fromEntries(moments) as Partial<Record<SettingMoment, string>>),
    // The numbers of a list are rows of their own.
    electorate: electorate?.kind === 'roll' ? { kind: 'roll' } : electorate,
  };
}

/** What of the document of an election is no setting. */
export type BesideSettings = Pick<ElectionDocument, 'isTieRuleChosen' | 'writtenIn'> &
  Partial<Pick<ElectionDocument, 'addedTime' | 'law'>>;

/** Settings as their document is written. */
export const documentFor = (
  settings: DocumentSettings,
  { isTieRuleChosen, writtenIn, addedTime = null, law = formerLaw }: BesideSettings,
) => writtenDocument({ isTieRuleChosen, writtenIn, addedTime, law, ...settingsIn(settings) });

type Columns =
  ReturnType<(typeof columns)[keyof typeof columns]['write']> extends infer Each
    ? (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
      ? All
      : never
    : never;

/** Settings as their columns are written: all of them, or what is fixed as one of these things. */
export const columnsOf = (settings: ElectionSettings, things?: ReadonlySet<ElectionField>) =>
  Object.assign(
    {},
    ...written
      .filter((name) => things?.has(settingFields[name].told) !== false)
      .map((name) => columns[name].write(settings[name])),
  ) as Columns;

/** What a position has beside its settings: its words in other languages, and which one it follows. */
export type BesidePosition = Partial<
  Pick<Insertable<Schema['positions']>, 'translations' | 'follows_position_id' | 'follows_as'>
>;

/** Writes an election with its positions, and answers their ids. */
export async function insertElection(
  tx: Tx,
  settings: ElectionSettings,
  {
    isTieRuleChosen,
    writtenIn,
    ...others
  }: Omit<Insertable<Schema['elections']>, keyof Columns | 'settings'> & BesideSettings,
  beside: readonly BesidePosition[] = [],
): Promise<string[]> {
  const isDraft = others.state === 'draft';
  const published_at = isDraft ? null : sql<Date>`clock_timestamp()`;
  const law = isDraft ? formerLaw : lawOfToday;
  await tx
    .insertInto('elections')
    .values({
      ...columnsOf(settings),
      ...others,
      settings: documentFor(settings, { isTieRuleChosen, writtenIn, law }),
      published_at,
    })
    .execute();
  if (settings.positions.length === 0) return [];
  const rows = positionRows(settings.positions, others.id).map((row) => ({
    ...row,
    ...beside[row.ordinal],
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
