import { UsersRound } from 'lucide-react';
import { organize as text } from '#texts/en/organize.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { CallError } from '#web/kit/call-error.ts';
import { Notice } from '#web/kit/notice.tsx';
import { RadioCardsField } from '#web/kit/radio-cards-field.tsx';
import type { ElectionValues } from './election-values.ts';
import { textOf } from './kept-values.ts';
import type { ToldField } from './says-settings.ts';
import { isTold, saysField } from './says-settings.ts';

/** Fields that another officer changed too while this one wrote, with the form of each, and what was chosen. */
export interface Meanwhile {
  fields: readonly ToldField[];
  mine: ElectionValues;
  theirs: ElectionValues;
  chosen: Partial<Record<ToldField, Side>>;
}
export type Side = 'theirs' | 'mine';

/** The fields of such a refusal that are in the form; null for any other. */
export function meanwhileIn(refusal: unknown): ToldField[] | null {
  if (!(refusal instanceof CallError) || refusal.reason !== 'changed-meanwhile') return null;
  const fields = refusal.conflicts.map((one) => String(Object(one).field));
  return [...new Set(fields)].filter(isTold);
}

export const unsettledOf = ({ fields, chosen }: Meanwhile): ToldField[] =>
  fields.filter((field) => chosen[field] === undefined);

/** The field of the form that has the choice; it is not sent. */
export const choiceOf = (field: ToldField) => `meanwhile.${field}` as 'reason';

/**
 * The form of one officer over what another one saved: what the first did not change is as it is now, and so
 * is each part of a position.
 */
export function rebased(
  mine: ElectionValues,
  before: ElectionValues,
  now: ElectionValues,
): ElectionValues {
  return {
    ...over(mine, before, now),
    positions: positionsOver(mine.positions, before.positions, now.positions),
    translations: over(mine.translations, before.translations, now.translations),
  };
}

/** Each part as it is now where it was left as it was. */
function over<Whole extends object>(mine: Whole, before: Whole, now: Whole): Whole {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(now))];
  const parts = new Map(Object.entries({ ...now, ...mine }));
  for (const [name, own] of parts) {
    if (textOf(own) === textOf(was.get(name))) parts.set(name, is.get(name));
  }
  return Object.fromEntries(parts) as Whole;
}

type Positions = ElectionValues['positions'];

function positionsOver(mine: Positions, before: Positions, now: Positions): Positions {
  const byId = (list: Positions) => new Map(list.map((one) => [one._id, one]));
  const [was, is] = [byId(before), byId(now)];
  const isMoved = textOf(mine.map(({ _id }) => _id)) !== textOf(before.map(({ _id }) => _id));
  const kept = mine.flatMap((own) => {
    const old = was.get(own._id);
    const one = is.get(own._id);
    if (own._id === undefined || old === undefined) return [own];
    // They have removed it.
    if (one === undefined) return [];
    return [over(own, old, one)];
  });
  const added = now.filter(({ _id }) => !was.has(_id));
  if (isMoved) return [...kept, ...added];
  const merged = byId(kept);
  return now.map((one) => merged.get(one._id) ?? one);
}

interface ChangedMeanwhileProps {
  meanwhile: Meanwhile;
  onChoose: (field: ToldField, side: Side) => void;
}

/** The form above which it stands is long and folds up: whoever pressed its button would not see it. */
const bringIntoView = (box: HTMLElement | null) => box?.focus();

/** What two officers changed at once, in the words of both, and which of them holds. */
export function ChangedMeanwhile({ meanwhile, onChoose }: ChangedMeanwhileProps) {
  const { fields } = meanwhile;
  const timeZone = useTimeZone();
  if (fields.length === 0) return null;
  return (
    <Notice tone="warning" icon={UsersRound} role="group" aria-label={text.meanwhile.title}>
      <div ref={bringIntoView} className="grid min-w-0 flex-1 gap-4.5" tabIndex={-1} data-meanwhile>
        <p>{text.meanwhile.text}</p>
        {fields.map((field) => (
          <RadioCardsField<Side>
            key={field}
            name={choiceOf(field)}
            legend={saysField(field, meanwhile.mine, timeZone).label}
            onChosen={(side) => onChoose(field, side)}
            cards={(['theirs', 'mine'] as const).map((side) => ({
              value: side,
              label: text.meanwhile[side],
              text: saysField(field, meanwhile[side], timeZone).words.map((one) => (
                <span key={one} className="block wrap-anywhere whitespace-pre-line">
                  {one}
                </span>
              )),
            }))}
          />
        ))}
      </div>
    </Notice>
  );
}
