import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { PositionSettings } from '#core/elections/election-settings.ts';
import type { DocumentRules, PositionRules } from '#core/elections/position-rules.ts';
import type { Limits } from '#core/elections/electorate.ts';
import { titleKey } from '#core/elections/election-draft.ts';
import type { PositionWords, Translations } from '#core/elections/translations.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';
import { positionDocumentOf, writtenPositionDocument } from './documents.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a request names a position by its id; else it is by its title. */
export const isId = (name: string): boolean => uuid.test(name);

/**
 * The ids of an election's positions that are named by id or by title, in the order of the names;
 * null for a name that it does not have. Null as a whole without such an election.
 */
export async function findPositions(
  db: Db,
  electionId: string,
  names: readonly string[],
): Promise<(string | null)[] | null> {
  const ids = names.filter(isId);
  const keys = names.map(titleKey);
  const rows = await db
    .selectFrom('elections as e')
    .leftJoin('positions as p', (join) =>
      join
        .onRef('p.election_id', '=', 'e.id')
        .on(sql<boolean>`(p.id = any(${ids}::uuid[]) or p.title_key = any(${keys}::text[]))`),
    )
    .select(['p.id', 'p.title_key'])
    .where('e.id', '=', electionId)
    .execute();
  if (rows.length === 0) return null;
  const byId = (name: string) => rows.find(({ id }) => id === name.toLowerCase());
  const byTitle = (name: string) => rows.find(({ title_key }) => title_key === titleKey(name));
  // By id first: a title that reads like another position's id does not hide it.
  return names.map((name) => (byId(name) ?? byTitle(name))?.id ?? null);
}

/** The rules of a position that have a column of their own. */
const columnOf = {
  kind: 'kind',
  method: 'method',
  maxChoices: 'max_choices',
  leastRanks: 'least_ranks',
  canAbstain: 'can_abstain',
} as const satisfies {
  [Name in Exclude<keyof PositionRules, keyof DocumentRules>]: keyof Schema['positions'];
};
type ColumnRules = Pick<PositionRules, keyof typeof columnOf>;
const columnRules = Object.entries(columnOf) as [keyof ColumnRules, keyof RuleColumns][];

/** The columns of a position that say how it is won. */
export const ruleColumns = [...Object.values(columnOf), 'rules'] as const;
export type RuleColumns = Pick<Selectable<Schema['positions']>, (typeof ruleColumns)[number]>;

/** How a position is won, as core reads it. */
export function rulesOfPosition(row: RuleColumns): PositionRules {
  const { candidacy: _who, ...rules } = positionDocumentOf(row.rules);
  const inColumns = columnRules.map(([name, column]) => [name, row[column]]);
  return { ...rules, ...(Object.fromEntries(inColumns) as ColumnRules) };
}

/** A position with fewer seats; nobody may choose more people than it has then, if that was so before. */
export function withSeats<P extends Pick<RuleColumns, 'max_choices' | 'rules'>>(
  position: P,
  seats: number,
): P {
  const document = positionDocumentOf(position.rules);
  const isBySeats = position.max_choices <= document.seats;
  const choices = isBySeats ? Math.min(position.max_choices, seats) : position.max_choices;
  return { ...position, rules: { ...document, seats }, max_choices: choices };
}

/** A position that the most votes win. */
export const withMost = <P extends Pick<RuleColumns, 'rules'>>(position: P): P => ({
  ...position,
  rules: { ...positionDocumentOf(position.rules), majority: null },
});

/** Who may be a candidate for a position; null for those who vote for it. */
export const candidacyOfPosition = ({ rules }: Pick<RuleColumns, 'rules'>) =>
  positionDocumentOf(rules).candidacy;

/** Who votes for a position, as core reads it. */
export const limitsOf = ({
  branches,
  years,
  groups,
  all_groups: allGroups,
}: Pick<Selectable<Schema['positions']>, 'branches' | 'years' | 'groups' | 'all_groups'>) => ({
  branches,
  years,
  groups,
  ...(allGroups && { allGroups }),
});

/** Who votes for a position, as its columns; of one group "all" and "any" are the same. */
const columnsOfLimits = ({ branches, years, groups, allGroups = false }: Limits) => ({
  branches: [...branches],
  years: [...years],
  groups: [...groups],
  all_groups: allGroups && groups.length > 1,
});

/** How a position is won, and who may be a candidate, as its columns. */
export const columnsOfRules = (rules: PositionRules, candidacy: Limits | null) => ({
  ...(Object.fromEntries(columnRules.map(([name, column]) => [column, rules[name]])) as Omit<
    RuleColumns,
    'rules'
  >),
  rules: writtenPositionDocument({ ...rules, candidacy }),
});

const columnsOfPosition = ({ limits, rules, candidacy }: PositionSettings) => ({
  ...columnsOfLimits(limits),
  ...columnsOfRules(rules, candidacy),
});

/** Positions as new rows, in their order. */
export const positionRows = (positions: readonly PositionSettings[], election_id: string) =>
  positions.map((position, ordinal) => ({
    id: randomUUID(),
    election_id,
    ordinal,
    title: position.title,
    title_key: titleKey(position.title),
    ...columnsOfPosition(position),
  }));

/** Writes who votes for positions that are there already, how they are won, and who may be a candidate. */
export async function writeRules(tx: Tx, positions: readonly PositionSettings[]): Promise<void> {
  for (const position of positions) {
    if (position.id === null) continue;
    const columns = columnsOfPosition(position);
    await tx.updateTable('positions').set(columns).where('id', '=', position.id).execute();
  }
}

/** Writes what positions are called in other languages, in one statement. */
export async function writePositionWords(
  tx: Tx,
  positions: readonly { id: string; translations: Translations<PositionWords> }[],
): Promise<void> {
  await sql`
    update positions p set translations = v.translations
    from unnest(${positions.map(({ id }) => id)}::uuid[],
      ${positions.map(({ translations }) => JSON.stringify(translations))}::jsonb[])
      as v (id, translations)
    where p.id = v.id and p.translations <> v.translations`.execute(tx);
}
