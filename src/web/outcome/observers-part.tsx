import type { ReactNode } from 'react';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { RulesNote, VotersNote } from '#web/elections/rules-note.tsx';
import { closedElectionMessages as text } from '#texts/en/closed-election.ts';
import { Fold } from '#web/kit/fold.tsx';
import { DisputedVotes } from './disputed-votes.tsx';
import { DrawPart } from './draw-part.tsx';
import { RecountKitPart } from './recount-kit-part.tsx';
import { TurnoutGroups } from './turnout-groups.tsx';
import { TurnoutHours } from './turnout-hours.tsx';
import { hasOutcome, postsOf } from './winner-of.ts';
import { votersMessages } from '#texts/en/voters.ts';
import { minutesMessages } from '#texts/en/minutes.ts';
import { shareMessages } from '#texts/en/share.ts';
import { ClipboardCopy, Download, Printer } from 'lucide-react';
import { useCampus, useTimeZone } from '#web/app/campus.ts';
import { copyText } from '#web/app/copy-text.ts';
import { downloadCsv, fileName } from '#web/app/save-file.ts';
import { useTurnout } from '#web/elections/queries.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';
import { turnoutMessages } from '#texts/en/turnout.ts';
import { Button } from '#web/kit/button.tsx';
import { notify } from '#web/kit/notify.ts';

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

/** How many votes came from people who had proved their number, and how; small groups together. */
function ProofsNote({ proofs }: Pick<ElectionResults, 'proofs'>) {
  if (proofs.length === 0) return null;
  return (
    <div className="mt-3 text-ui text-ink-2 print:hidden" data-proofs>
      <h3 className="font-semibold">{votersMessages.proofsTitle}</h3>
      <ul className="ms-5 list-disc">
        {proofs.map((group) => (
          <li key={`${group.ways.join(' ')} ${group.officer ?? ''}`}>
            {votersMessages.proof(group)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const { csv } = turnoutMessages;

/** The result on paper, and as a table for other programs. */
function ResultFiles({ result }: { result: ElectionResults }) {
  const turnout = useTurnout(result.electionId).data;
  // The program that writes the file comes with the press.
  const download = async () => {
    const { resultsCsv } = await import('./results-csv.ts');
    const name = fileName([`${result.name} results`], 'csv', 'results');
    downloadCsv(name, resultsCsv(result, turnout));
  };
  return (
    <p className="flex flex-wrap gap-2.5">
      <Button
        kind="outline"
        icon={<Printer size={20} strokeWidth={1.75} aria-hidden />}
        aria-label={electionsMessages.results.printOf(result.name)}
        onClick={() => window.print()}
      >
        {electionsMessages.results.print}
      </Button>
      <Button
        kind="outline"
        icon={<Download size={20} strokeWidth={1.75} aria-hidden />}
        aria-label={csv.buttonOf(result.name)}
        onClick={() => download().catch(() => notify.error(messages.errors.network))}
      >
        {csv.button}
      </Button>
      <CopyMinutes result={result} />
    </p>
  );
}

/** The result as plain text. What makes it comes with the press. */
function CopyMinutes({ result }: { result: ElectionResults }) {
  const campus = useCampus()?.universityName ?? '';
  const timeZone = useTimeZone();
  const { data: turnout } = useTurnout(result.electionId);
  const copy = async () => {
    const { minutesOf } = await import('./minutes.ts');
    const isCopied = await copyText(minutesOf(result, { campus, timeZone, turnout }));
    if (isCopied) notify.success(minutesMessages.copied);
    else notify.error(shareMessages.notCopied);
  };
  return (
    <Button
      kind="outline"
      icon={<ClipboardCopy size={20} strokeWidth={1.75} aria-hidden />}
      aria-label={minutesMessages.copyOf(result.name)}
      onClick={() => copy().catch(() => notify.error(messages.errors.network))}
    >
      {minutesMessages.copy}
    </Button>
  );
}
