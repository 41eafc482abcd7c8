import { useQuery } from '@tanstack/react-query';
import { use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Classes } from '#contract/electorate-shapes.ts';
import { electionLimits, titleKey } from '#core/elections/election-draft.ts';
import type { EachLine, EachValue } from '#core/elections/one-for-each.ts';
import {
  fewestOfClass,
  isUsualColumn,
  limitsOfEach,
  linesForEach,
  titlesForEach,
} from '#core/elections/one-for-each.ts';
import { writtenPositions } from '#core/elections/position-lines.ts';
import { tooFewOf } from '#core/elections/usual-choices.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { randomKey } from '#web/app/random-key.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Field } from '#web/kit/field.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Select } from '#web/kit/select.tsx';
import { TextInput } from '#web/kit/text-input.tsx';
import { eachMessages as text } from '#texts/en/one-for-each.ts';
import { organize } from '#texts/en/organize.ts';
import { classesQuery } from '../../officer-queries.ts';
import { EachPreview } from './each-preview.tsx';
import type { EachChosen } from './each-preview.tsx';
import type { EachBy } from './each-values.ts';
import { choicesOf, columnOf, placeOf, typedValues, valuesOfEach } from './each-values.ts';
import type { ElectionValues } from './election-values.ts';
import { FixedContext, FormPart, OpenPartContext } from './form-part.tsx';
import { sharedRulesOf } from './rules-alike.ts';
import { bodyOf } from './settings-codec.ts';

/** What was written, until the part is opened again. */
interface Written {
  count: number;
  /** How many people the smallest has, where counts are hidden for that. */
  hiddenFor: number | null;
}

/** One position for each class: lines of a column of the voter list or of the numbers, looked over and then written. */
export function EachPart() {
  const fixed = use(FixedContext);
  const { open, onOpen } = use(OpenPartContext);
  const { getValues, setValue } = useFormContext<ElectionValues>();
  const [written, setWritten] = useState<Written | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  if (fixed.has('positions') || fixed.has('titles')) return null;
  const isOpen = open === 'each';
  const write = (lines: readonly EachLine[], titles: readonly string[]) => {
    const { positions, standings } = getValues();
    const options = { shouldDirty: true };
    const rules = sharedRulesOf(positions);
    const added = lines.map((line, at) => ({
      key: randomKey(),
      title: titles[at] ?? '',
      limits: writable(limitsOfEach(line.values)),
      candidacy: null,
      rules,
    }));
    setValue('positions', [...keptPositions(positions), ...added], options);
    const few = tooFewOf(lines.map(({ people }) => people));
    const isHidden = few !== null && standings !== 'after-close';
    if (isHidden) setValue('standings', 'after-close', options);
    flushSync(() => {
      setWritten({ count: lines.length, hiddenFor: isHidden ? few : null });
      onOpen('');
    });
    // Its button is gone.
    said.current?.focus();
  };
  return (
    <div className="-mt-3">
      <FormPart id="each" change={text.open}>
        <EachClasses onWrite={write} />
      </FormPart>
      <p ref={said} role="status" tabIndex={-1} className="text-ui outline-none empty:hidden">
        {written !== null && !isOpen && (
          <>
            {text.written(written.count)}
            {written.hiddenFor !== null && ` ${text.hidden(written.hiddenFor)}`}
          </>
        )}
      </p>
    </div>
  );
}

const writable = (limits: ReturnType<typeof limitsOfEach>) => ({
  branches: [...(limits?.branches ?? [])],
  years: [...(limits?.years ?? [])],
  groups: [...(limits?.groups ?? [])],
});

/** The positions beside those that are added; the one line of the start gives way to them. */
function keptPositions(positions: ElectionValues['positions']): ElectionValues['positions'] {
  const ofStart = organize.startPositions['class-representative'].map(titleKey);
  const isOfStart = ({ _id, title, limits }: (typeof positions)[number]) =>
    _id === undefined &&
    ofStart.includes(titleKey(title)) &&
    limits.branches.length + limits.years.length + limits.groups.length === 0;
  return positions.filter((one) => one.title.trim() !== '' && !isOfStart(one));
}

type OnWrite = (lines: readonly EachLine[], titles: readonly string[]) => void;

/** Reads by what people are in classes; of a list that is on the server alone only what is typed is known. */
function EachClasses({ onWrite }: { onWrite: OnWrite }) {
  const { getValues } = useFormContext<ElectionValues>();
  const timeZone = useTimeZone();
  const [electorate, voters, roll, mailDomains] = useWatch<
    ElectionValues,
    ['electorate', 'voters', 'roll', 'mailDomains']
  >({ name: ['electorate', 'voters', 'roll', 'mailDomains'] });
  const isUnread = electorate.kind === 'roll' && roll === null;
  const asked = { ...getValues(), electorate, voters, roll, mailDomains };
  const body = bodyOf(asked, timeZone, serverNow());
  const query = useQuery({
    ...classesQuery({
      ...{ electorate: body.electorate, voters: body.voters, mailDomains: body.mailDomains },
      ...{ positions: [], asksClasses: true },
    }),
    enabled: !isUnread,
  });
  if (isUnread) return <EachForm classes={noClasses} hint={text.ofOwnList} onWrite={onWrite} />;
  return (
    <Loaded query={query} failed={text.failed} level={3}>
      {(classes) => (
        <EachForm
          classes={classes}
          hint={classes.byList ? null : text.ofAccounts}
          onWrite={onWrite}
        />
      )}
    </Loaded>
  );
}

const noClasses: Classes = { byList: false, columns: [], numbers: [] };
const nothingChosen: EachChosen = { apart: new Set(), joined: new Map(), alone: new Set() };

interface EachFormProps {
  classes: Classes;
  /** Where the values come from, where that is not the voter list. */
  hint: string | null;
  onWrite: OnWrite;
}

function EachForm({ classes, hint, onWrite }: EachFormProps) {
  const format = useNumberFormat();
  const positions = useWatch<ElectionValues, 'positions'>({ name: 'positions' });
  const choices = choicesOf(classes, format);
  const [chosenBy, setBy] = useState<EachBy>();
  const by = chosenBy ?? choices[0];
  const [ownTitle, setTitle] = useState<string>();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(nothingChosen);
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  if (by === undefined) return <p className="type-meta">{text.none}</p>;
  const column = columnOf(by);
  const title = ownTitle ?? text.usualTitle(placeOf(by));
  const own = column === null ? typedValues(typed, by, format) : { values: [], wrong: undefined };
  const { values, without } = valuesOfEach(classes, by, own.values);
  const isAsked = column !== null && !isUsualColumn(column);
  const lines = linesForEach(values, chosen, classes.byList ? fewestOfClass : 0);
  const ready = lines.filter(({ isSmall }) => !isSmall);
  const present = writtenPositions(keptPositions(positions));
  const titles = titlesForEach(
    title,
    ready,
    present.map((one) => one.title),
  );
  const isTooMany = present.length + ready.length > electionLimits.positions;
  const mayWrite = (!isAsked || agreed.has(column)) && !isTooMany && own.wrong === undefined;
  return (
    <>
      {hint !== null && <p className="type-meta">{hint}</p>}
      <Field label={text.by}>
        {(control) => (
          <Select
            {...control}
            value={by}
            onChange={(event) => {
              setBy(event.target.value as EachBy);
              setChosen(nothingChosen);
              setTitle(undefined);
            }}
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.title} hint={text.titleHint(placeOf(by))}>
        {(control) => (
          <TextInput
            {...control}
            value={title}
            maxLength={electionLimits.positionTitle}
            autoComplete="off"
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      {!classes.byList && column === null && (
        <Field
          label={text.typed}
          isOptional
          hint={text.typedHint(exampleOf(by, values))}
          error={own.wrong}
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
      {isAsked && (
        <div>
          <p className="text-ui">{text.asks(column)}</p>
          <Checkbox
            checked={agreed.has(column)}
            onChange={(event) => setAgreed(event.target.checked ? new Set([column]) : new Set())}
          >
            {text.agrees(column)}
          </Checkbox>
        </div>
      )}
      <EachPreview
        values={values}
        lines={lines}
        titles={titles}
        chosen={chosen}
        onChosen={setChosen}
      />
      {without > 0 && <p className="text-ui">{text.without(without)}</p>}
      {ready.length > 0 && <p className="text-ui font-semibold">{text.becomePublic}</p>}
      {isTooMany && (
        <p className="text-ui font-semibold" role="alert">
          {text.tooMany(electionLimits.positions)}
        </p>
      )}
      {ready.length > 0 && (
        <Button
          className="justify-self-start"
          disabled={!mayWrite}
          onClick={() => onWrite(ready, titles)}
        >
          {text.write(ready.length)}
        </Button>
      )}
    </>
  );
}

function nameOf(by: EachBy): string {
  const column = columnOf(by);
  return column === null ? text[by as 'branch' | 'year' | 'both'] : text.column(column);
}

/** What somebody can type: as those that are there, or as the usual numbers. */
const exampleOf = (by: EachBy, values: readonly EachValue[]): string =>
  values[0]?.value ?? { branch: 'CS, EC', year: '24, 25', both: 'CS 24, EC 24' }[by as 'both'];
