import { neededOf, supportCloses, isSupportOpen } from '#core/elections/supporters.ts';
import type { SupporterKind } from '#core/elections/supporters.ts';
import type { NamedSupporters, OwnSupporters, Support } from '#contract/supporters.ts';
import type { z } from 'zod';
import { readClock } from '../../platform/db/clock.ts';
import type { Db } from '../../platform/db/client.ts';
import type { NominationRow } from '../store.ts';
import { listElectionRows } from '../../elections/store.ts';
import { datesOf, presentPerson } from '../../elections/view.ts';
import type { Supported } from './may-support.ts';
import { ruleOf } from './rule-of.ts';
import { listConfirmed, listEnteredOf, listNamed } from './store.ts';
import { isWanted } from './find-supported.ts';
import { presentNames } from '../../elections/translated.ts';

/** Candidates as those see them who are asked, or who support them. */
export async function presentSupport(
  db: Db,
  list: readonly (Supported & { kind: SupporterKind | null; isConfirmed: boolean })[],
): Promise<Support[]> {
  const entered = await listEnteredOf(
    db,
    list.map(({ nomination }) => nomination.id),
  );
  return list.map(({ nomination, election, rule, kind, isConfirmed }) => ({
    _id: nomination.id,
    election: { _id: nomination.electionId, name: nomination.election },
    position: nomination.position,
    nominee: presentPerson(nomination),
    kind,
    answer: isConfirmed ? 'yes' : 'waits',
    ...(rule.oneOfElection === true && { oneOfElection: true as const }),
    until: supportCloses(datesOf(election), entered.has(nomination.id)),
    ...presentNames(nomination),
  }));
}

const needing = <Row extends NominationRow>(rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const rule = ruleOf(row);
    return rule === null || !isWanted(row) ? [] : [{ row, needed: neededOf(rule) }];
  });

/** How many support each of somebody's own candidacies, by its id; nothing where none are needed. */
export async function readOwnSupporters(
  db: Db,
  rows: readonly NominationRow[],
): Promise<Map<string, z.output<typeof OwnSupporters>>> {
  const these = needing(rows);
  if (these.length === 0) return new Map();
  const ids = these.map(({ row }) => row.id);
  const [confirmed, named, entered] = [
    await listConfirmed(db, ids),
    await listNamed(db, ids),
    await listEnteredOf(db, ids),
  ];
  const elections = await listElectionRows(db, {
    ids: these.map(({ row }) => row.electionId),
  });
  const now = (await readClock(db)).getTime();
  return new Map(
    these.flatMap(({ row: { id, electionId }, needed }) => {
      const election = elections.find((one) => one.id === electionId);
      if (election === undefined) return [];
      const [dates, isEntered] = [datesOf(election), entered.has(id)];
      const of = (kind: SupporterKind) => ({
        needed: needed[kind],
        confirmed: confirmed.get(id)?.counts[kind] ?? 0,
      });
      return [
        [
          id,
          {
            proposer: of('proposer'),
            seconder: of('seconder'),
            asked: named.get(id) ?? [],
            until: supportCloses(dates, isEntered),
            isOpen: isSupportOpen(dates, isEntered, now),
          },
        ],
      ];
    }),
  );
}

/** Who supports each candidate, by the id of the nomination, for officers. */
export async function readNamedSupporters(
  db: Db,
  rows: readonly NominationRow[],
): Promise<Map<string, z.output<typeof NamedSupporters>>> {
  const these = needing(rows);
  if (these.length === 0) return new Map();
  const confirmed = await listConfirmed(
    db,
    these.map(({ row }) => row.id),
  );
  return new Map(
    these.map(({ row: { id }, needed }) => {
      const of = (kind: SupporterKind) => ({
        needed: needed[kind],
        confirmed: confirmed.get(id)?.counts[kind] ?? 0,
        names: confirmed.get(id)?.names[kind] ?? [],
      });
      return [id, { proposer: of('proposer'), seconder: of('seconder') }];
    }),
  );
}
