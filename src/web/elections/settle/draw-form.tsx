import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { drawLimits, drawnProblem, readDrawn } from '#core/elections/draw.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import type { Reply } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { checkedBy, lineOfText, resolverOf, showFieldErrors } from '#web/app/form-schema.ts';
import { settleMessages } from '#web/messages/en/settle.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { shortMoment } from '../moments.ts';
import { useSettle } from './queries.ts';

const text = settleMessages;
type Due = NonNullable<Reply<'readOutcome'>['draw']>;

/** What an officer read from the dice, or the published number; another one enters the same. */
export function DrawForm({ electionId, draw }: { electionId: string; draw: Due }) {
  const timeZone = useTimeZone();
  const enter = useSettle('enterDraw');
  const [problem, setProblem] = useState<Problem | null>(null);
  const isDice = draw.seed === 'dice';
  const form = useForm({
    defaultValues: { drawn: '', witnesses: '' },
    resolver: resolverOf(
      z
        .object({
          drawn: lineOfText(drawLimits.value),
          witnesses: lineOfText(drawLimits.witnesses),
        })
        .check(
          checkedBy(({ drawn, witnesses }) => ({
            ...(readDrawn(draw.seed, drawn) === null && { drawn: drawnProblem[draw.seed] }),
            ...(isDice && witnesses.trim() === '' && { witnesses: text.missing }),
          })),
        ),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (entry) => {
    setProblem(null);
    try {
      const { message, status } = await enter.mutateAsync({ id: electionId, ...entry });
      if (status === 'differs') setProblem({ text: message });
      else notify.success(message);
      form.reset();
    } catch (refusal) {
      setProblem({ text: sentenceOf(refusal, text.sendFailed) });
      showFieldErrors(refusal, ['drawn', 'witnesses'], form.setError);
    }
  });
  return (
    <form
      className="grid max-w-(--measure) gap-4"
      noValidate
      onSubmit={submit}
      aria-labelledby="draw-title"
    >
      <h3 className="font-semibold" id="draw-title">
        {text.drawTitle}
      </h3>
      <p className="max-w-(--measure) text-ui">
        {isDice
          ? text.drawDice
          : `${text.drawNumber(draw.source)} ${text.drawFrom(shortMoment(draw.from, timeZone))}`}{' '}
        {draw.officersNeeded > 1 ? text.needsTwo : text.alone}
      </p>
      {draw.entries.length > 0 && (
        <Notice tone={draw.differs ? 'warning' : 'brand'}>
          <p>
            {text.entered(draw.entries.map(({ by }) => by))} {draw.differs && text.differs}
          </p>
        </Notice>
      )}
      <FormProblem problem={problem} />
      <Field
        label={isDice ? text.drawn : text.number}
        error={errors.drawn?.message}
        {...(isDice && { hint: text.drawnHint })}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('drawn')}
            inputMode={isDice ? 'numeric' : 'text'}
            maxLength={drawLimits.value}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={text.witnesses} error={errors.witnesses?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('witnesses')}
            maxLength={drawLimits.witnesses}
            autoComplete="off"
          />
        )}
      </Field>
      <div>
        <Button type="submit" kind="outline" isPending={isSubmitting}>
          {text.enter}
        </Button>
      </div>
    </form>
  );
}
