import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { z } from 'zod/mini';
import { emailLength, textSentences } from '#core/text.ts';
import { readCell } from '#core/voter-list/list-cells.ts';
import { listLimits } from '#core/voter-list/read-list.ts';
import { enrollmentNumber, isAddress } from '#web/app/form-schema.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { Button } from '#web/kit/button.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { EnrollmentInput } from '#web/numbers/enrollment-input.tsx';
import { numberHint } from '#texts/en/number-format.ts';
import { voterListMessages } from '#texts/en/voter-list.ts';

const text = voterListMessages;

/** A line without marks that nobody sees: who pastes a name from a phone or a spreadsheet has them along. */
const seenLine = (max: number) =>
  z.string().check(z.overwrite(readCell), z.maxLength(max, textSentences.tooLong(max)));

/** What is typed of a voter. */
export const voterShape = () => ({
  enrollmentNumber: enrollmentNumber(),
  name: seenLine(listLimits.name),
  email: seenLine(emailLength).check(isAddress()),
  groups: seenLine((listLimits.columnAndGroup + 2) * listLimits.groups),
});

interface Typed {
  enrollmentNumber: string;
  name: string;
  email: string;
  groups: string;
}
const nobody: Typed = { enrollmentNumber: '', name: '', email: '', groups: '' };

/** The fields of one voter, in the form around them; `of` is the way to them: "also.0.". */
export function VoterFields({ of = '' }: { of?: '' | `also.${number}.` }) {
  const format = useNumberFormat();
  return (
    <>
      <TextField
        as={EnrollmentInput}
        name={`${of}enrollmentNumber`}
        label={text.enrollmentNumber}
        hint={numberHint(format)}
        autoComplete="off"
      />
      <TextField
        name={`${of}name`}
        label={text.name}
        isOptional
        maxLength={listLimits.name}
        autoComplete="off"
      />
      <TextField
        name={`${of}email`}
        label={text.email}
        hint={text.emailHint}
        isOptional
        type="email"
        autoComplete="off"
      />
      <TextField
        name={`${of}groups`}
        label={text.groups}
        hint={text.groupsHint}
        isOptional
        autoComplete="off"
      />
    </>
  );
}

/** More people of the same act, each with fields of their own. */
export function MoreVoters() {
  const { control } = useFormContext<{ also: Typed[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'also' });
  const another = useRef<HTMLButtonElement>(null);
  const isFull = fields.length === listLimits.also;
  return (
    <>
      {fields.map(({ id }, index) => {
        const place = index + 2;
        return (
          <fieldset
            key={id}
            className="grid min-w-0 grid-cols-1 gap-4 rounded-control border border-line px-3.5 pt-2.5 pb-3.5"
          >
            <legend className="sr-only">{text.person(place)}</legend>
            <div className="flex items-center justify-between gap-2.5">
              <span className="text-ui font-semibold" aria-hidden>
                {text.person(place)}
              </span>
              <Button
                kind="danger"
                size="small"
                isIcon
                aria-label={text.removePerson(place)}
                onClick={() => {
                  remove(index);
                  another.current?.focus();
                }}
              >
                <X size={16} strokeWidth={2} aria-hidden />
              </Button>
            </div>
            <VoterFields of={`also.${index}.`} />
          </fieldset>
        );
      })}
      <div className="grid grid-cols-1 justify-items-start gap-1.5">
        <Button
          ref={another}
          kind="outline"
          size="small"
          icon={<Plus size={16} strokeWidth={2} aria-hidden />}
          aria-disabled={isFull}
          onClick={() => append(nobody, { focusName: `also.${fields.length}.enrollmentNumber` })}
        >
          {text.another}
        </Button>
        {isFull && (
          <p className="type-meta" role="status">
            {text.most(listLimits.also + 1)}
          </p>
        )}
      </div>
    </>
  );
}
