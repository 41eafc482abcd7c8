import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appeal } from '#contract/outcomes.ts';
import { adviceOf, sentenceOf } from '#web/app/call-error.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { outcomeMessages } from '#web/messages/en/outcomes.ts';
import { settleMessages } from '#web/messages/en/settle.ts';
import { messages } from '#web/messages/en/site.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { shortMoment } from '../moments.ts';
import { appealsQuery, useSettle } from './queries.ts';

const text = settleMessages;

/** The appeals after an election, those that wait for an answer first. */
export function Appeals({ electionId }: { electionId: string }) {
  const { data, error, refetch } = useQuery(appealsQuery(electionId));
  return (
    <section aria-labelledby="appeals-title" className="grid gap-3">
      <h3 className="font-semibold" id="appeals-title">
        {text.appeals}
      </h3>
      {data === undefined && error !== null && (
        <ErrorBlock
          title={text.failed}
          advice={adviceOf(error, messages.errors.server)}
          onRetry={refetch}
        />
      )}
      {data === undefined && error === null && <Spinner />}
      {data?.length === 0 && <p className="text-ui text-ink-2">{text.noAppeals}</p>}
      <ul className="grid gap-4">
        {data?.map((appeal) => (
          <li key={appeal._id} className="grid gap-2 border-t border-line pt-3">
            <AppealEntry appeal={appeal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AppealEntry({ appeal }: { appeal: Appeal }) {
  const timeZone = useTimeZone();
  const answerAppeal = useSettle('answerAppeal');
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    if (answer.trim() === '') {
      setProblem(text.missing);
      return;
    }
    setProblem(undefined);
    try {
      const { message } = await answerAppeal.mutateAsync({ id: appeal._id, text: answer });
      notify.success(message);
    } catch (refusal) {
      setProblem(sentenceOf(refusal, text.sendFailed));
    }
  };
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
        <form
          className="grid max-w-(--measure) gap-3"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Field label={text.answer} error={problem}>
            {(control) => (
              <TextArea
                {...control}
                value={answer}
                maxLength={3_000}
                onChange={(event) => setAnswer(event.target.value)}
              />
            )}
          </Field>
          <div>
            <Button type="submit" kind="outline" isPending={answerAppeal.isPending}>
              {text.publish}
            </Button>
          </div>
        </form>
      ) : (
        <p className="max-w-(--measure) border-s-2 border-line ps-3 text-ui wrap-anywhere whitespace-pre-line">
          <bdi>{appeal.answer}</bdi>
        </p>
      )}
    </>
  );
}
