import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import { accountFields, accountLede } from '#web/account/account-frame.tsx';
import { useTimeZone } from '#web/app/campus.ts';
import type { Reply } from '#web/app/call.ts';
import { Link } from '#web/app/link.tsx';
import { useServerTime } from '#web/app/server-clock.ts';
import { useCall } from '#web/app/use-call.ts';
import type { Arrival } from '#web/paths.ts';
import { contactPath, paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CallForm, Press, useCallForm } from '#web/ui/call-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { candidacyMessages } from '#web/messages/en/candidacy.ts';

const text = candidacyMessages;

interface AskedPartProps {
  link: Reply<'readEnteredLink'>;
  token: string;
}

/** The question while an answer counts, and afterwards what stands. */
export function AskedPart({ link, token }: AskedPartProps) {
  const { answer, position, opensAt } = link;
  const isLate = useServerTime((now) => opensAt !== null && Date.parse(opensAt) <= now);
  if (answer === 'waits' && !isLate) return <Question link={link} token={token} />;
  return (
    <div className={accountFields}>
      {answer === 'yes' && (
        <Notice title={text.saidYes(position)}>
          <p>{text.saidYesText}</p>
        </Notice>
      )}
      {answer === 'no' && (
        <Notice title={text.saidNo(position)}>
          <p>{text.saidNoText}</p>
        </Notice>
      )}
      {answer === 'waits' && (
        <Notice tone="warning" title={text.tooLate}>
          <p>{text.tooLateText(position)}</p>
        </Notice>
      )}
      <p className={accountLede}>{link.election.name}</p>
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

function Question({ link, token }: AskedPartProps) {
  const { name, position, election, opensAt, needsAccount } = link;
  const timeZone = useTimeZone();
  const back: Arrival = { from: `${paths.candidacy}?token=${encodeURIComponent(token)}` };
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
        <p className={accountLede}>{text.noAnswer}</p>
      </div>
      {needsAccount ? (
        <>
          <Notice title={text.needsAccount}>
            <p>{text.needsAccountText}</p>
          </Notice>
          <Link to={paths.login} state={back} className={buttonClass({ size: 'large' })}>
            {text.logIn}
          </Link>
          <Link to={paths.register} className="type-link justify-self-start">
            {text.register}
          </Link>
        </>
      ) : (
        <Answer token={token} answer="yes" />
      )}
      <Answer token={token} answer="no" />
    </div>
  );
}

function Answer({ token, answer }: { token: string; answer: 'yes' | 'no' }) {
  const send = useCall('answerByLink');
  const form = useCallForm(Press, {});
  return (
    <CallForm
      form={form}
      send={() => send.mutateAsync({ body: { token, answer } })}
      failed={text.failed}
      submit={text[answer]}
      kind={answer === 'yes' ? 'primary' : 'outline'}
      look={{ size: 'large' }}
      className={accountFields}
    />
  );
}
