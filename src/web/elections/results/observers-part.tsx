import type { ReactNode } from 'react';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { RulesNote } from '#web/elections/rules-note.tsx';
import { VotersNote } from '#web/elections/voters-note.tsx';
import { closedElectionMessages as text } from '#web/messages/en/closed-election.ts';
import { outcomeMessages } from '#web/messages/en/outcomes.ts';
import { Fold } from '#web/ui/fold.tsx';
import { DisputedVotes } from './disputed-votes.tsx';
import { DrawPart } from './draw-part.tsx';
import { ProofsNote } from './proofs-note.tsx';
import { RecountKitPart } from './recount-kit-part.tsx';
import { ResultFiles } from './result-files.tsx';
import { answersId } from './standing-line.tsx';
import { TurnoutGroups } from './turnout-groups.tsx';
import { TurnoutHours } from './turnout-hours.tsx';
import { hasOutcome, postsOf } from './winner-of.ts';

/** Where links from outside lead to. */
const checkId = 'check-the-count';

interface ObserversPartProps {
  election: Election;
  result: ElectionResults;
}

/** All with which somebody can judge a result and count it again; closed until it is asked for. */
export function ObserversPart({ election, result }: ObserversPartProps) {
  const { afterClose, results, recountKit } = result;
  const others = results.filter(({ isDisputeDecisive }) => !isDisputeDecisive);
  return (
    <div className="beside-sheet:hidden print:hidden" data-observers>
      <Fold title={text.observers} id={checkId}>
        <div className="grid grid-cols-1 gap-7">
          <Part title={text.rules}>
            <RulesNote election={election} />
          </Part>
          <Part title={text.voters}>
            <VotersNote election={election} />
            <ProofsNote proofs={result.proofs} />
          </Part>
          <Part title={text.turnout}>
            {afterClose !== undefined && (
              <TurnoutGroups groups={afterClose.groups} mostVotes={mostVotesOf(result)} />
            )}
            <TurnoutHours election={election} />
          </Part>
          {afterClose !== undefined && (
            <Part title={text.margins}>
              <ul className="grid gap-1 text-ui">
                {results.filter(hasOutcome).map(({ positionId, position, margin }) => (
                  <li key={positionId} className="wrap-anywhere">
                    {text.margin(position, margin)}
                  </li>
                ))}
              </ul>
              <DisputedVotes results={others} />
            </Part>
          )}
          {afterClose?.draw != null && <DrawPart draw={afterClose.draw} result={result} />}
          {afterClose !== undefined && afterClose.answers.length > 0 && (
            <Answers answers={afterClose.answers} />
          )}
          {recountKit !== null && <RecountKitPart result={result} kit={recountKit} />}
          <ResultFiles result={result} />
        </div>
      </Fold>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 grid-cols-1 gap-2">
      <h3 className="text-ui leading-label font-semibold">{title}</h3>
      {children}
    </section>
  );
}

type Answered = NonNullable<ElectionResults['afterClose']>['answers'];

function Answers({ answers }: { answers: Answered }) {
  const timeZone = useTimeZone();
  return (
    <section className="grid gap-2">
      <h3 className="text-ui leading-label font-semibold" id={answersId} tabIndex={-1}>
        {outcomeMessages.answers}
      </h3>
      <dl className="grid gap-2 text-ui">
        {answers.map(({ number, answer, at }) => (
          <div key={number}>
            <dt className="font-semibold">
              {outcomeMessages.answer(number)}{' '}
              <time dateTime={at} className="font-normal text-ink-2">
                {shortMoment(at, timeZone)}
              </time>
            </dt>
            <dd className="max-w-(--measure) wrap-anywhere whitespace-pre-line">
              <bdi>{answer}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const mostVotesOf = (result: ElectionResults) =>
  Math.max(0, ...postsOf(result).map(({ valid, abstained }) => valid + abstained));
