import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Field, FieldError } from '#web/kit/field.tsx';
import { RadioCards } from '#web/kit/radio-cards.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { numberText, row } from '#texts/formats.ts';
import { enteredMessages as text } from '#texts/en/entered.ts';
import type {
  EnteredLines,
  EnteredPosition,
  LineProblem,
  PositionLines,
  RefusedLine,
} from './entered-lines.ts';
import {
  isByName,
  isTicked,
  isUnclear,
  linesFor,
  linesOf,
  problemsOf,
  say,
  sentenceOf,
  twiceIn,
} from './entered-lines.ts';
import { findQuery } from './queries.ts';

interface EnteredFieldsProps {
  positions: readonly EnteredPosition[];
  value: EnteredLines;
  onChange: (value: EnteredLines) => void;
  /** Whose voter list counts; that of the campus for an election that is not saved yet. */
  electionId?: string;
  /** What was refused when these lines were sent. */
  refused?: readonly RefusedLine[];
  /** Whoever is unknown by a whole name is entered by it, without a tick: a check says so before. */
  takesNames?: boolean;
}

/** One box a position for the people whom officers enter as its candidates. */
export function EnteredFields(props: EnteredFieldsProps) {
  const { positions, value, onChange, electionId, refused = [], takesNames = false } = props;
  const all = positions.flatMap(({ key }) => linesOf(linesFor(value, key)));
  // Looked up when a box is left: a half-typed name is nobody's.
  const [asked, setAsked] = useState<readonly string[]>(all);
  // Nobody is told of a line twice while they type it.
  const [left, setLeft] = useState(value);
  // Where that fails nothing is said: sending looks them up again.
  const found = useQuery(findQuery(asked, electionId)).data;
  return (
    <>
      {positions.map(({ key, title }, index) => (
        <PositionBox
          key={key}
          title={title}
          isFolded={positions.length > mostOpen}
          own={linesFor(value, key)}
          takesNames={takesNames}
          hint={index === 0 ? text.hint : undefined}
          found={found}
          refused={refused.filter((one) => one.key === key)}
          onChange={(own) => onChange({ ...value, [key]: own })}
          isLeft={linesFor(left, key).text === linesFor(value, key).text}
          onLeave={() => {
            setAsked([...new Set(all)]);
            setLeft(value);
          }}
        />
      ))}
    </>
  );
}

/** Of more positions each box is folded until somebody opens it, or something is wrong in it. */
const mostOpen = 8;

interface PositionBoxProps {
  title: string;
  isFolded: boolean;
  own: PositionLines;
  takesNames: boolean;
  hint: string | undefined;
  found: { people: readonly FoundPerson[]; problems: readonly LineProblem[] } | undefined;
  refused: readonly LineProblem[];
  onChange: (own: PositionLines) => void;
  /** Nothing was typed since the box was left. */
  isLeft: boolean;
  onLeave: () => void;
}
interface FoundPerson {
  line: string;
  name: string;
  enrollmentNumber: string;
}

function PositionBox(props: PositionBoxProps) {
  const { title, own, takesNames, hint, found, refused, onChange, isLeft, onLeave } = props;
  const all = problemsOf(own, { found: found?.problems ?? [], refused });
  const isRefused = ({ line }: LineProblem) => refused.some((one) => one.line === line);
  // What was sent before it was looked up is asked.
  const named = all.filter((one) => takesNames && isByName(one) && !isRefused(one));
  const twice = isLeft ? twiceIn(own, found?.people ?? []) : [];
  const isTold = ({ line, problem }: LineProblem) =>
    all.some((one) => one.line === line && one.problem === problem);
  const problems = [
    ...all.filter((one) => !named.includes(one)),
    ...twice.filter((one) => !isTold(one)),
  ];
  const sentence = sentenceOf(own, problems);
  const lines = linesOf(own);
  const people = (found?.people ?? []).filter(({ line }) => lines.includes(line));
  const box = (
    <div className="grid min-w-0 grid-cols-1 gap-2.5">
      <Field
        label={title}
        {...(hint !== undefined && { hint })}
        {...(sentence !== '' && { error: sentence })}
      >
        {(described) => (
          <TextArea
            {...described}
            value={own.text}
            rows={2}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ ...own, text: event.target.value })}
            onBlur={({ relatedTarget: next }) => {
              // Sending finds it too.
              if (next instanceof HTMLButtonElement && next.type === 'submit') return;
              // What is found must not move what is being pressed.
              if (document.querySelector(':active') === null) onLeave();
              else window.addEventListener('mouseup', onLeave, { once: true });
            }}
          />
        )}
      </Field>
      {problems
        .filter(({ choices }) => choices.length > 0)
        .map((problem) => (
          <Choice
            key={problem.line}
            problem={problem}
            own={own}
            isRefused={refused.length > 0}
            onChoose={(number) =>
              onChange({ ...own, chosen: { ...own.chosen, [problem.line]: number } })
            }
          />
        ))}
      {problems.map((problem) => {
        const { line, asks } = problem;
        if (asks === undefined) return null;
        return (
          <Checkbox
            key={`${line} ${asks}`}
            checked={isTicked(own, problem)}
            onChange={({ target }) => onChange(say(own, { line, ask: asks, isSo: target.checked }))}
          >
            <span className="wrap-anywhere">{text.ask[asks](line)}</span>
          </Checkbox>
        );
      })}
      <p className="type-meta wrap-anywhere empty:hidden" role="status">
        {people.length > 0 &&
          text.found(people.map(({ name, enrollmentNumber }) => `${name} (${enrollmentNumber})`))}
        {named.length > 0 && ` ${text.byName(named.map(({ line }) => line))}`}
      </p>
    </div>
  );
  if (!props.isFolded) return box;
  return (
    <details open={problems.length > 0 || undefined} className="border-t border-line">
      <summary className="min-h-11 cursor-pointer content-center text-ui font-semibold wrap-anywhere">
        <bdi>{title}</bdi>{' '}
        <span className="font-normal text-ink-2">
          {lines.length > 0 && numberText(lines.length)}
        </span>
      </summary>
      {box}
    </details>
  );
}

interface ChoiceProps {
  problem: LineProblem;
  own: PositionLines;
  isRefused: boolean;
  onChoose: (enrollmentNumber: string) => void;
}

/** Which of several people of one name is meant. */
function Choice({ problem, own, isRefused, onChoose }: ChoiceProps) {
  const name = useId();
  const { line, choices } = problem;
  return (
    <RadioCards
      legend={text.several(choices.length, line)}
      name={name}
      value={own.chosen[line] ?? null}
      cards={choices.map(({ enrollmentNumber, branch, year }) => {
        const place = placeOf(branch, year);
        return {
          value: enrollmentNumber,
          label: place === '' ? enrollmentNumber : place,
          ...(place !== '' && { text: enrollmentNumber }),
        };
      })}
      onChange={onChoose}
      error={isRefused && isUnclear(own, problem) ? text.choose : undefined}
    />
  );
}

/** What tells two people of one name apart. */
function placeOf(branch: string | null, year: string | null): string {
  const whole = year !== null && /^\d\d$/.test(year) ? `20${year}` : year;
  return row([branch, whole].filter((part) => part !== null));
}

interface ConditionTicksProps {
  conditions: readonly string[];
  checked: readonly string[];
  onChange: (checked: string[]) => void;
  /** Some are not ticked, and they were sent. */
  isRefused: boolean;
}

/** The conditions of the election, which whoever enters candidates has checked. */
export function ConditionTicks({ conditions, checked, onChange, isRefused }: ConditionTicksProps) {
  const errorId = useId();
  if (conditions.length === 0) return null;
  const isWrong = isRefused && conditions.some((one) => !checked.includes(one));
  return (
    <fieldset className="grid min-w-0 grid-cols-1">
      <legend className="text-ui leading-body font-semibold">{text.conditions}</legend>
      {conditions.map((condition) => (
        <Checkbox
          key={condition}
          checked={checked.includes(condition)}
          aria-invalid={(isWrong && !checked.includes(condition)) || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={(event) =>
            onChange(
              event.target.checked
                ? [...checked, condition]
                : checked.filter((one) => one !== condition),
            )
          }
        >
          <bdi className="wrap-anywhere">{condition}</bdi>
        </Checkbox>
      ))}
      {isWrong && <FieldError id={errorId} text={text.conditionsMissing} />}
    </fieldset>
  );
}

interface AgreedTickProps {
  haveAgreed: boolean;
  onChange: (haveAgreed: boolean) => void;
  /** It was sent without. */
  isRefused: boolean;
}

/** That the people of all lines have agreed to stand, as whoever enters them says. */
export function AgreedTick({ haveAgreed, onChange, isRefused }: AgreedTickProps) {
  const errorId = useId();
  const isWrong = isRefused && !haveAgreed;
  return (
    <div className="grid min-w-0 grid-cols-1">
      <Checkbox
        checked={haveAgreed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {text.haveAgreed}
      </Checkbox>
      {isWrong && <FieldError id={errorId} text={text.haveAgreedMissing} />}
    </div>
  );
}
