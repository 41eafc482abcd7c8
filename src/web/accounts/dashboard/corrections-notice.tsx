import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import type { Correction } from '#contract/address-corrections.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { lineOfText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { correctionsQuery } from '#web/campus/officer-queries.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { correctionMessages as text } from '#texts/en/corrections.ts';
import { messages } from '#texts/en/site.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { ListNotice } from '#web/dashboard/list-notice.tsx';
import { useTooNew } from '#web/proposals/dashboard/use-too-new.ts';

/** The corrected addresses that wait, and what an officer can do about each. */
export function CorrectionsNotice() {
  const { data } = useQuery(correctionsQuery);
  // What was decided leaves with its button.
  const box = useKeptFocus();
  const corrections = data?.corrections ?? [];
  return (
    <div ref={box}>
      {corrections.length > 0 && (
        <ListNotice id="corrections" title={text.title} text={text.text}>
          {corrections.map((one) => (
            <Waiting key={one._id} correction={one} />
          ))}
        </ListNotice>
      )}
    </div>
  );
}

const Typed = z.object({ code: lineOfText(40, messages.fixed.fillAllFields) });

function Waiting({ correction }: { correction: Correction }) {
  const { _id: id, name, email, officer, dueAt, isRead } = correction;
  const { isYours, isAboutYou, hasNumber, isAgreed } = correction;
  const timeZone = useTimeZone();
  const isOther = !isYours && !isAboutYou;
  const { tooNew, isNew } = useTooNew({ isAsked: isOther, proposal: { proposedBy: null } });
  const mayConfirm = isOther && !isAgreed;
  const decide = useCall('decideCorrection');
  const form = useCallForm(Typed, { code: '' });
  const say = (body: { accept: boolean; code?: string }) =>
    decide.mutateAsync({ params: { id }, body });
  const waits = waitsFor(correction, shortMoment(dueAt, timeZone));
  return (
    <li>
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="wrap-anywhere">{text.change(email)}</p>
      <p className="type-meta wrap-anywhere">
        {isYours && !isAgreed ? text.byYou : text.by(officer)} {waits}
        {isAboutYou && ` ${text.aboutYou}`}
        {tooNew !== null && ` ${tooNew}`}
      </p>
      {!isRead && !isAgreed && <p className="type-meta">{text.notRead}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {mayConfirm && tooNew === null && (
          <ActButton
            kind="outline"
            size="small"
            act={() => say({ accept: true })}
            failed={text.failed}
            aria-label={`${text.confirm}: ${name}`}
          >
            {text.confirm}
          </ActButton>
        )}
        {!isNew && (
          <ActButton
            kind="outline"
            size="small"
            act={() => say({ accept: false })}
            failed={text.failed}
            aria-label={`${text.drop}: ${name}`}
          >
            {text.drop}
          </ActButton>
        )}
      </div>
      {hasNumber && !isAboutYou && !isAgreed && (
        <CallForm
          form={form}
          send={({ code }) => say({ accept: true, code })}
          failed={text.failed}
          submit={text.useCode}
          kind="outline"
          look={{ className: 'flex-none' }}
          className="mt-3 grid max-w-100 grid-cols-1 gap-2"
          row={(button) => (
            <div className="grid justify-items-start gap-2 md:flex md:items-end">
              <div className="w-full min-w-0">
                <TextField name="code" label={text.code} maxLength={40} autoComplete="off" />
              </div>
              {button}
            </div>
          )}
        />
      )}
    </li>
  );
}

/** What the address waits for. */
function waitsFor({ isAgreed, needsSecond }: Correction, when: string): string {
  if (isAgreed) return text.agreedTo;
  return needsSecond ? text.second : text.until(when);
}
