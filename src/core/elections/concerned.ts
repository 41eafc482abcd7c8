import { isMailed } from './describe-edit.ts';
import {
  isSamePosition,
  isSameSetting,
  positionsBetween,
  settingFields,
  settingNames,
} from './election-settings.ts';
import type { ElectionSettings, PositionSettings } from './election-settings.ts';
import type { Limits } from './electorate.ts';
import type { ElectionField } from './freezing.ts';

/**
 * Whom a change concerns that is about single positions of an election: who votes for them, their candidates, and who
 * is in one of these limits.
 */
export interface Concerned {
  positionIds: readonly string[];
  limits: readonly Limits[];
}

/** Whom something concerns that is about one position. */
export const ofPosition = (id: string): Concerned => ({ positionIds: [id], limits: [] });

const ofPositions: readonly ElectionField[] = [
  'positions',
  'titles',
  'ways',
  'limits',
  'candidacy',
  'supporters',
];

/**
 * Whom an edit concerns where all that is told of it by e-mail is about single positions; null for everybody. Who
 * voted for a position before, or could be a candidate, is told as well.
 */
export function concernedByEdit(
  before: ElectionSettings,
  after: ElectionSettings,
  changed: readonly ElectionField[],
): Concerned | null {
  const mailed = changed.filter((field) => isMailed([field]));
  if (mailed.length === 0 || !mailed.every((field) => ofPositions.includes(field))) return null;
  const isOfAll = settingNames.some(
    (name) =>
      name !== 'positions' &&
      ofPositions.includes(settingFields[name].told) &&
      !isSameSetting(name, before, after),
  );
  const { kept, removed, added } = positionsBetween(before, after);
  if (isOfAll || isInOtherOrder(kept, after)) return null;
  const others = kept.filter(([was, is]) => !isSamePosition(was, is));
  const removedIds = new Set<string | null>(removed);
  const gone = before.positions.filter(({ id }) => removedIds.has(id));
  return {
    positionIds: others.map(([{ id }]) => id).filter((id) => id !== null),
    limits: [...others.flat(), ...gone, ...added].flatMap(({ limits, candidacy }) => [
      limits,
      ...(candidacy === null ? [] : [candidacy]),
    ]),
  };
}

/** Everybody reads the positions in their order. */
function isInOtherOrder(
  kept: readonly (readonly [PositionSettings, PositionSettings])[],
  { positions }: ElectionSettings,
): boolean {
  const stay = positions.filter(({ id }) => id !== null);
  return kept.some(([{ id }], at) => stay[at]?.id !== id);
}
