import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { partsOf, tidyLine } from '#core/accounts/enrollment-number.ts';
import {
  formatLimits,
  formatProblem,
  isSameFormat,
  lineExample,
  lineProblem,
  linesOf,
  saysOf,
  usualFormat,
} from '#core/accounts/number-format.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { Button } from '#web/kit/button.tsx';
import { Field, fieldError } from '#web/kit/field.tsx';
import { announce } from '#web/kit/notify.ts';
import { TextInput } from '#web/kit/text-input.tsx';
import { numberFormatMessages } from '#texts/en/number-format.ts';
import { settingsPart } from './settings-part.ts';
import type { FormSettings } from './settings-schema.ts';

const text = numberFormatMessages;

/** How enrollment numbers are made: a line for each format, with an example that follows what is typed. */
export function NumberFormatFields() {
  const { clearErrors, formState } = useFormContext<FormSettings>();
  const { field } = useController<FormSettings, 'numberFormats'>({ name: 'numberFormats' });
  const errors = formState.errors.numberFormats;
  const typed = field.value;
  const format = typed.map(tidyLine);
  const problem = formatProblem(format);
  const list = useRef<HTMLOListElement>(null);
  /** The line to focus once the list is rendered again. */
  const nextFocus = useRef<number | null>(null);
  useEffect(() => {
    if (nextFocus.current === null) return;
    list.current?.querySelectorAll('input')[nextFocus.current]?.focus();
    nextFocus.current = null;
  });

  const set = (next: readonly string[]) => {
    clearErrors('numberFormats');
    field.onChange([...next]);
  };
  const whole =
    errors?.message ?? errors?.root?.message ?? (problem?.at === null ? problem.why : null);
  return (
    <section className={settingsPart} aria-labelledby="settings-numbers">
      <div>
        <h2 className="type-h3" id="settings-numbers">
          {text.title}
        </h2>
        <p className="type-meta">{text.hint}</p>
        <p className="type-meta mt-1">{text.several}</p>
      </div>
      <ol className="grid gap-4" ref={list} aria-label={text.title}>
        {typed.map((line, index) => (
          // Two lines may be alike: their place is all that tells them apart.
          <li key={placeKey(index)} className="flex min-w-0 items-start gap-1">
            <div className="min-w-0 flex-1">
              <Field
                label={text.format(index + 1)}
                hint={exampleOf(format[index] ?? '')}
                error={errors?.[index]?.message}
                liveHint={problem?.at === index ? problem.why : null}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    isCode
                    dir="ltr"
                    value={line}
                    maxLength={formatLimits.written}
                    autoComplete="off"
                    autoCorrect="off"
                    spellCheck={false}
                    onChange={(event) => set(typed.with(index, event.target.value))}
                  />
                )}
              </Field>
            </div>
            {typed.length > 1 && (
              <Button
                kind="ghost"
                className="mt-7"
                aria-label={text.remove(index + 1)}
                icon={<X size={16} strokeWidth={2} aria-hidden />}
                onClick={() => {
                  nextFocus.current = Math.min(index, typed.length - 2);
                  announce(text.removed(index + 1), 'status');
                  set(typed.toSpliced(index, 1));
                }}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="outline"
          icon={<Plus size={16} strokeWidth={2} aria-hidden />}
          disabled={typed.length >= formatLimits.lines}
          onClick={() => {
            nextFocus.current = typed.length;
            set([...typed, typed.at(-1) ?? '']);
          }}
        >
          {text.add}
        </Button>
        {!isSameFormat(format, usualFormat) && (
          <Button
            kind="ghost"
            onClick={() => {
              nextFocus.current = 0;
              announce(text.usualSet, 'status');
              set(usualFormat);
            }}
          >
            {text.usual}
          </Button>
        )}
      </div>
      <div role="status">
        {problem === null && <p className="type-meta">{text.says[whatIsSaid(format)]}</p>}
        {whole !== null && <p className={fieldError}>{whole}</p>}
      </div>
      <p className="type-meta">{text.changeHint}</p>
    </section>
  );
}

const placeKey = (index: number) => `place ${index}`;

/** A number of a line and what it says; nothing while the line is no format. */
function exampleOf(line: string): string | undefined {
  if (lineProblem(line) !== null) return undefined;
  const [read] = linesOf([line]);
  if (read === undefined) return undefined;
  const example = lineExample(read);
  return text.example(example, partsOf(example, [line]));
}

function whatIsSaid(format: NumberFormat): keyof typeof text.says {
  const [branch, year] = [saysOf(format, 'branch'), saysOf(format, 'year')];
  if (branch && year) return 'both';
  return branch ? 'branch' : year ? 'year' : 'none';
}
