import { useState } from 'react';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import type { SupporterKind } from '#core/elections/supporters.ts';
import { accountFields, accountLede } from '#web/accounts/account-frame.tsx';
import { useTimeZone } from '#web/app/campus.ts';
import type { Reply } from '#web/app/call.ts';
import { Link } from '#web/app/link.tsx';
import { useCall } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { electionPath } from '#web/app/paths.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { supporterMessages } from '#texts/en/supporters.ts';
import { row } from '#texts/formats.ts';

const text = supporterMessages.page;

/** A candidate, and what the viewer can do: support them as what is missing, decline, or take it back. */
export function SupportPart({ support }: { support: Reply<'readSupport'> }) {
  const { _id: id, nominee, position, election, kind, answer, until, missing, problem } = support;
  const circle = support.oneOfElection === true ? 'election' : 'position';
  const timeZone = useTimeZone();
  const send = useCall('answerSupport');
  const [hasDeclined, setDeclined] = useState(false);
  // What was pressed leaves: the focus goes to what is said in its place.
  const keepFocus = useKeptFocus();
  const when = row([formatEventDate(until, timeZone), formatTime(until, timeZone)]);
  const say = (said: 'yes' | 'no', as?: SupporterKind) => () =>
    send.mutateAsync({
      params: { id },
      body: { answer: said, ...(as !== undefined && { kind: as }) },
    });
  const doesSupport = answer === 'yes' && kind !== null;
  return (
    <div ref={keepFocus} className={accountFields}>
      <div>
        <p className="text-lede font-semibold wrap-anywhere">
          {text.asks(nominee.name, position, election.name)}
        </p>
        <p className={accountLede}>
          {text.once(when, circle)} {text.private}
        </p>
      </div>
      {doesSupport && (
        <Notice title={text.supports(nominee.name, kind)} tabIndex={-1}>
          {problem !== null && <p>{problem}</p>}
        </Notice>
      )}
      {!doesSupport && problem !== null && (
        <Notice tone="warning" title={problem} tabIndex={-1}>
          {null}
        </Notice>
      )}
      {!doesSupport && problem === null && missing.length === 0 && (
        <Notice title={text.complete} tabIndex={-1}>
          <p>{text.completeText}</p>
        </Notice>
      )}
      {hasDeclined && !doesSupport && (
        <Notice title={text.declined} tabIndex={-1}>
          <p>{text.declinedText}</p>
        </Notice>
      )}
      {problem === null && doesSupport && (
        <ActButton
          kind="outline"
          size="large"
          act={say('no')}
          done={null}
          onDone={() => setDeclined(false)}
          failed={supporterMessages.home.failed}
        >
          {supporterMessages.home.takeBack}
        </ActButton>
      )}
      {problem === null && !doesSupport && (
        <>
          {missing.map((one) => (
            <ActButton
              key={one}
              size="large"
              act={say('yes', one)}
              done={null}
              failed={supporterMessages.home.failed}
            >
              {one === 'proposer' ? text.propose : text.second}
            </ActButton>
          ))}
          {missing.length > 0 && !hasDeclined && (
            <ActButton
              kind="outline"
              size="large"
              act={say('no')}
              done={null}
              onDone={() => setDeclined(true)}
              failed={supporterMessages.home.failed}
            >
              {text.decline}
            </ActButton>
          )}
        </>
      )}
      <Link to={electionPath(election._id)} className="type-link justify-self-start">
        {election.name}
      </Link>
    </div>
  );
}
