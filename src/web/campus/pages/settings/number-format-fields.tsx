import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import {
  normalizeEnrollmentNumber,
  parseEnrollmentNumber,
} from '#core/accounts/enrollment-number.ts';
import type { NumberFormat, NumberPiece } from '#core/accounts/number-format.ts';
import {
  formatExample,
  formatLimits,
  formatProblem,
  isSameFormat,
  placeOf,
  usualFormat,
} from '#core/accounts/number-format.ts';
import { settingsLimits, settingsSentences } from '#core/campus/settings.ts';
import { announce } from '#web/kit/notify.ts';
import { Button } from '#web/kit/button.tsx';
import { Field, fieldError } from '#web/kit/field.tsx';
import { TextInput } from '#web/kit/text-input.tsx';
import { numberFormatMessages } from '#texts/en/number-format.ts';
import { NumberPieceRow } from './number-piece-row.tsx';
import { settingsPart } from './settings-part.ts';
import type { FormSettings } from './settings-schema.ts';

const text = numberFormatMessages;
const newPiece: NumberPiece = { kind: 'digits', length: 4 };

/** How enrollment numbers are made, piece by piece, with an example and a field to try one's own. */
export function NumberFormatFields() {
  const { clearErrors, formState } = useFormContext<FormSettings>();
  const { field } = useController<FormSettings, 'numberFormat'>({ name: 'numberFormat' });
  const { errors } = formState;
  const { pieces, example } = field.value;
  const format: NumberFormat = { pieces };
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const tried = useRef<HTMLInputElement>(null);
  /** The button to focus once the list is rendered again. */
  const nextFocus = useRef<{ place: number; act: string } | null>(null);
  useEffect(() => {
    const wanted = nextFocus.current;
    if (wanted === null) return;
    nextFocus.current = null;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-act]') ?? [])];
    const found = buttons.find(
      ({ dataset }) => dataset['act'] === wanted.act && dataset['place'] === String(wanted.place),
    );
    (found ?? adder.current)?.focus();
  });

  const set = (next: readonly NumberPiece[]) => {
    clearErrors('numberFormat');
    field.onChange({ pieces: [...next], example });
  };
  const move = (index: number, by: 1 | -1) => {
    const [piece, other] = [pieces[index], pieces[index + by]];
    if (piece === undefined || other === undefined) return;
    nextFocus.current = { place: index + by + 1, act: by === 1 ? 'down' : 'up' };
    announce(text.moved(index + by + 1, pieces.length), 'status');
    set(pieces.with(index, other).with(index + by, piece));
  };
  const remove = (index: number) => {
    nextFocus.current = { place: Math.min(index + 1, pieces.length - 1), act: 'remove' };
    announce(text.removed(index + 1), 'status');
    set(pieces.toSpliced(index, 1));
  };

  const problem = formatProblem(format);
  const refused = errors.numberFormat?.message ?? errors.numberFormat?.root?.message ?? problem;
  return (
    <section className={settingsPart} aria-labelledby="settings-numbers">
      <div>
        <h2 className="type-h3" id="settings-numbers">
          {text.title}
        </h2>
        <p className="type-meta">{text.hint}</p>
      </div>
      <ol className="grid gap-2.5" ref={list} aria-label={text.title}>
        {pieces.map((piece, index) => (
          <NumberPieceRow
            // Two pieces may be alike: their place is all that tells them apart.
            key={placeKey(index)}
            piece={piece}
            place={index + 1}
            isLast={index === pieces.length - 1}
            onChange={(next) => set(pieces.with(index, next))}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={adder}
          kind="outline"
          icon={<Plus size={16} strokeWidth={2} aria-hidden />}
          disabled={pieces.length >= formatLimits.pieces}
          onClick={() => set([...pieces, newPiece])}
        >
          {text.add}
        </Button>
        {!isSameFormat(format, usualFormat) && (
          <Button
            kind="ghost"
            onClick={() => {
              announce(text.usualSet, 'status');
              tried.current?.focus();
              set(usualFormat.pieces);
            }}
          >
            {text.usual}
          </Button>
        )}
      </div>
      <div role="status">
        {refused === null ? <Shown format={format} /> : <p className={fieldError}>{refused}</p>}
      </div>
      <TryOne
        ref={tried}
        format={problem === null ? format : null}
        typed={example}
        error={errors.numberFormat?.example?.message}
        onType={(next) => {
          clearErrors('numberFormat.example');
          field.onChange({ pieces, example: next });
        }}
      />
      <p className="type-meta">{text.changeHint}</p>
    </section>
  );
}

const placeKey = (index: number) => `place ${index}`;

/** A number of this format, and what numbers say. */
function Shown({ format }: { format: NumberFormat }) {
  const [branch, year] = [placeOf(format, 'branch'), placeOf(format, 'year')];
  const says =
    branch !== null ? (year !== null ? 'both' : 'branch') : year !== null ? 'year' : 'none';
  return (
    <>
      <p>
        <span className="font-semibold">{text.example}: </span>
        <code className="type-mono wrap-anywhere">{formatExample(format)}</code>
        <span className="type-meta"> · {text.lengthNow(format)}</span>
      </p>
      <p className="type-meta">{text.says[says]}</p>
    </>
  );
}

interface TryOneProps {
  ref: React.Ref<HTMLInputElement>;
  /** Null while the pieces make no format. */
  format: NumberFormat | null;
  typed: string;
  error: string | undefined;
  onType: (typed: string) => void;
}

/** One of the university's own numbers, and whether it fits. */
function TryOne({ ref, format, typed, error, onType }: TryOneProps) {
  const number = normalizeEnrollmentNumber(typed);
  const parts = format === null || number === '' ? null : parseEnrollmentNumber(number, format);
  const isMisfit = format !== null && number !== '' && parts === null;
  const live = isMisfit ? settingsSentences.exampleMisfit(number, formatExample(format)) : null;
  return (
    <div className="grid gap-1.5">
      <Field label={text.tryOne} hint={text.tryHint} liveHint={live} error={error} isOptional>
        {(control) => (
          <TextInput
            {...control}
            ref={ref}
            isCode
            value={typed}
            maxLength={settingsLimits.example}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="font-medium text-success empty:hidden">
        {parts !== null && text.fits(parts)}
      </p>
    </div>
  );
}
