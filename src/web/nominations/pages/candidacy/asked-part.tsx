import { useRef, useState } from 'react';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import { accountFields, accountLede } from '#web/accounts/account-frame.tsx';
import { useTimeZone } from '#web/app/campus.ts';
import type { Reply } from '#web/app/call.ts';
import { CallError } from '#web/kit/call-error.ts';
import { Link } from '#web/app/link.tsx';
import { useServerTime } from '#web/app/server-clock.ts';
import { useCall } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { contactPath, paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { CallForm, Press, useCallForm } from '#web/kit/call-form.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { TakeCandidacy, WaysToAccount } from './take-candidacy.tsx';
import { candidacyMessages } from '#texts/en/candidacy.ts';

const text = candidacyMessages;

interface AskedPartProps {
  link: Reply<'readEnteredLink'>;
  token: string;
}

/** The question while an answer counts, and afterwards what stands. */
export function AskedPart({ link, token }: AskedPartProps) {
  const { answer, position, opensAt } = link;
  const isLate = useServerTime((now) => opensAt !== null && Date.parse(opensAt) <= now);
  // What was pressed leaves: the focus goes to what is said in its place.
  const keepFocus = useKeptFocus();
  const question = useRef<HTMLDivElement>(null);
  const [pressedHeight, setPressedHeight] = useState(0);
  if (answer === 'waits' && !isLate) {
    return (
      <div
        ref={(box) => {
          question.current = box;
          keepFocus(box);
        }}
      >
        <Question
          link={link}
          token={token}
          onSend={() => setPressedHeight(question.current?.offsetHeight ?? 0)}
        />
      </div>
    );
  }
  return (
    <div ref={keepFocus} className={accountFields}>
      {/* As high as what was pressed: no link lies where the button was. The notice takes the room. */}
      <div className={`grid-rows-[1fr_auto] ${accountFields}`} style={{ minHeight: pressedHeight }}>
        {answer === 'yes' && (
          <Notice title={text.saidYes(position)} tabIndex={-1}>
            <p>{link.hasAccount ? text.saidYesText : text.saidYesWithoutAccount}</p>
          </Notice>
        )}
        {answer === 'no' && (
          <Notice title={text.saidNo(position)} tabIndex={-1}>
            <p>{text.saidNoText}</p>
          </Notice>
        )}
        {answer === 'waits' && link.stands && (
          <Notice title={text.standsLate(position)} tabIndex={-1}>
            <p>{link.hasAccount ? text.standsLateText : text.standsLateByLink}</p>
          </Notice>
        )}
        {answer === 'waits' && !link.stands && (
          <Notice tone="warning" title={text.tooLate} tabIndex={-1}>
            <p>{text.tooLateText(position)}</p>
          </Notice>
        )}
        <p className={accountLede}>{link.election.name}</p>
      </div>
      {answer === 'waits' && link.stands && !link.hasAccount && (
        <Answer token={token} answer="no" onSend={() => {}} />
      )}
      {(answer === 'yes' || link.stands) && !link.hasAccount && (
        <TakeCandidacy token={token} name={link.name} />
      )}
      <Link to={paths.elections} className={buttonClass({ size: 'large' })}>
        {text.toElections}
      </Link>
      {answer !== 'yes' && (
        <Link to={contactPath('query')} className="type-link justify-self-start">
          {text.writeToCouncil}
        </Link>
      )}
    </div>
  );
}

interface QuestionProps extends AskedPartProps {
  onSend: () => void;
}

function Question({ link, token, onSend }: QuestionProps) {
  const { name, position, election, opensAt } = link;
  const timeZone = useTimeZone();
  return (
    <div className={accountFields}>
      <div>
        <p className="text-lede font-semibold wrap-anywhere">
          {text.entered(name, position, election.name)}
        </p>
        <p className={accountLede}>
          {opensAt === null ? (
            text.beforeOpening
          ) : (
            <>
              {text.until}{' '}
              <time dateTime={opensAt}>
                {formatEventDate(opensAt, timeZone)}, {formatTime(opensAt, timeZone)}
              </time>
            </>
          )}
        </p>
        <p className={accountLede}>{link.stands ? text.stands : text.noAnswer}</p>
      </div>
      <Answer token={token} answer="yes" onSend={onSend} />
      <Answer token={token} answer="no" onSend={onSend} />
    </div>
  );
}

interface AnswerProps {
  token: string;
  answer: 'yes' | 'no';
  onSend: () => void;
}

function Answer({ token, answer, onSend }: AnswerProps) {
  const send = useCall('answerByLink');
  const form = useCallForm(Press, {});
  return (
    <CallForm
      form={form}
      send={() => {
        onSend();
        return send.mutateAsync({ body: { token, answer } });
      }}
      failed={text.failed}
      // The page says it.
      done={null}
      submit={text[answer]}
      kind={answer === 'yes' ? 'primary' : 'outline'}
      look={{ size: 'large' }}
      className={accountFields}
      after={needsAccount(send.error) && <WaysToAccount token={token} />}
    />
  );
}

/** Supporters are asked from an account. */
const needsAccount = (problem: unknown) =>
  problem instanceof CallError && problem.reason === 'supporters-need-account';
