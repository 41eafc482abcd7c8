import type { ReactNode } from 'react';
import { use, useLayoutEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { positionKey } from '#core/elections/position-lines.ts';
import { Field } from '#web/kit/field.tsx';
import { Select } from '#web/kit/select.tsx';
import { waysMessages as text } from '#texts/en/ways.ts';
import type { ElectionValues } from './election-values.ts';
import { partFor } from './election-values.ts';
import { FormPart, OpenPartContext } from './form-part.tsx';
import { textOf } from './kept-values.ts';
import { saysTogether } from './says.ts';
import { rulesOfAll } from './rules-alike.ts';

type Position = ElectionValues['positions'][number];

interface RulesOfAllProps {
  /** The positions whose rules are the same. */
  inCommon: readonly Position[];
  /** The fields of one position. */
  children: (at: `positions.${number}.rules`) => ReactNode;
  /** One of them is to have rules of its own. */
  onApart: (key: string) => void;
}

/** The rules of many positions, changed once; one that is to differ is opened by itself. */
export function RulesOfAll({ inCommon, children, onApart }: RulesOfAllProps) {
  const { onOpen } = use(OpenPartContext);
  const [first] = inCommon;
  return (
    <>
      <FormPart
        id={rulesOfAll}
        says={first && saysTogether(inCommon.length, first.rules)}
        change={text.changeAll(inCommon.length)}
      >
        <SharedWays keys={inCommon.map(positionKey)}>{children}</SharedWays>
      </FormPart>
      <Field label={text.ofItsOwn} hint={text.ofItsOwnHint}>
        {(control) => (
          <Select
            {...control}
            value=""
            onChange={(event) => {
              const one = inCommon.find((each) => positionKey(each) === event.target.value);
              if (one === undefined) return;
              onApart(positionKey(one));
              onOpen(partFor('rules.ways', one));
            }}
          >
            <option value="">{text.chooseOne}</option>
            {inCommon.map((one) => (
              <option key={positionKey(one)} value={positionKey(one)}>
                {one.title.trim()}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

/** The fields of the first of them, which the others follow while they are open. */
function SharedWays({
  keys,
  children,
}: Pick<RulesOfAllProps, 'children'> & { keys: readonly string[] }) {
  const { getValues, setValue } = useFormContext<ElectionValues>();
  // As it was when they were opened: while one is typed in, it alone is otherwise for a moment.
  const [held] = useState(() => new Set(keys));
  const positions = useWatch<ElectionValues, 'positions'>({ name: 'positions' });
  const index = positions.findIndex((one) => held.has(positionKey(one)));
  const rules = positions[index]?.rules;
  const said = textOf(rules);
  useLayoutEffect(() => {
    const all = getValues('positions');
    const isOther = (one: Position) => held.has(positionKey(one)) && textOf(one.rules) !== said;
    if (rules === undefined || !all.some(isOther)) return;
    const next = all.map((one) => (isOther(one) ? { ...one, rules } : one));
    setValue('positions', next, { shouldDirty: true });
    // By what they say: each render has objects of its own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [said]);
  return index !== -1 && children(`positions.${index}.rules`);
}
