import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { appealLimits, appealSentences } from '#core/elections/appeal.ts';
import type { Appeal } from '#contract/outcomes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { longText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { outcomeMessages } from '#web/messages/en/outcomes.ts';
import { settleMessages } from '#web/messages/en/settle.ts';
import { CallForm, useCallForm } from '#web/ui/call-form.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { shortMoment } from '../moments.ts';
import { appealsQuery } from './queries.ts';

const text = settleMessages;

/** The appeals after an election, those that wait for an answer first. */
export function Appeals({ electionId }: { electionId: string }) {
  return (
    <section aria-labelledby="appeals-title" className="grid gap-3">
      <h3 className="font-semibold" id="appeals-title" tabIndex={-1}>
        {text.appeals}
      </h3>
      <Loaded query={useQuery(appealsQuery(electionId))} failed={text.failed} waiting={<Spinner />}>
        {(appeals) => (
          <>
            {appeals.length === 0 && <p className="text-ui text-ink-2">{text.noAppeals}</p>}
            <ul className="grid gap-4">
              {appeals.map((appeal) => (
                <li key={appeal._id} className="grid gap-2 border-t border-line pt-3">
                  <AppealEntry appeal={appeal} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}

const Answer = z.object({
  text: longText(appealLimits.text, appealSentences.answer),
} satisfies FormFields<'answerAppeal'>);

function AnswerForm({ appealId }: { appealId: string }) {
  const answer = useCall('answerAppeal');
  const form = useCallForm(Answer, { text: '' });
  return (
    <CallForm
      form={form}
      send={(body) => answer.mutateAsync({ params: { id: appealId }, body })}
      failed={text.sendFailed}
      submit={text.publish}
      kind="outline"
      className="grid max-w-(--measure) gap-3"
      row={(button) => <div>{button}</div>}
    >
      <TextField as={TextArea} name="text" label={text.answer} maxLength={appealLimits.text} />
    </CallForm>
  );
}

function AppealEntry({ appeal }: { appeal: Appeal }) {
  const timeZone = useTimeZone();
  return (
    <>
      <p className="text-ui wrap-anywhere">
        <b className="font-semibold">
          {outcomeMessages.answer(appeal.number)}: <bdi>{appeal.subject}</bdi>
        </b>{' '}
        <span className="text-ink-2">
          <bdi>{text.by(appeal.by)}</bdi>, {shortMoment(appeal.madeAt, timeZone)}
        </span>
      </p>
      <p className="max-w-(--measure) text-ui wrap-anywhere whitespace-pre-line">
        <bdi>{appeal.text}</bdi>
      </p>
      {appeal.answer === null ? (
        <AnswerForm appealId={appeal._id} />
      ) : (
        <p className="max-w-(--measure) border-s-2 border-line ps-3 text-ui wrap-anywhere whitespace-pre-line">
          <bdi>{appeal.answer}</bdi>
        </p>
      )}
    </>
  );
}
