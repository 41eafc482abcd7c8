import type { ReactNode } from 'react';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { RulesNote } from '#web/elections/rules-note.tsx';
import { VotersNote } from '#web/elections/voters-note.tsx';
import { closedElectionMessages as text } from '#texts/en/closed-election.ts';
import { Fold } from '#web/kit/fold.tsx';
import { DisputedVotes } from './disputed-votes.tsx';
import { DrawPart } from './draw-part.tsx';
import { ProofsNote } from './proofs-note.tsx';
import { RecountKitPart } from './recount-kit-part.tsx';
import { ResultFiles } from './result-files.tsx';
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

const mostVotesOf = (result: ElectionResults) =>
  Math.max(0, ...postsOf(result).map(({ valid, abstained }) => valid + abstained));
