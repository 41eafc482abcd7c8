import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { useNamed } from '#web/elections/use-named.ts';
import { HeldBack, isHeldBack } from './held-back.tsx';
import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { fairPath } from '#core/page-paths.ts';
import { useMyBallots, useReadElections } from '#web/elections/queries.ts';
import { ElectionNews } from '#web/elections/election-news.tsx';
import { ReceiptCard } from '#web/voting/receipt-card.tsx';
import { electionNews } from '#texts/en/election-news.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { closedElectionMessages } from '#texts/en/closed-election.ts';
import { messages } from '#texts/en/site.ts';
import { Fold } from '#web/kit/fold.tsx';
import { CountTable } from './count-table.tsx';
import { FollowerLines } from './followers.tsx';
import { ElectionResult } from './election-result.tsx';
import { LoadedResults } from './loaded-results.tsx';
import { RoundsPart } from './rounds-part.tsx';
import { ResultCodePart } from './result-code-part.tsx';
import { WhyPart } from './why-part.tsx';
import { useOwnPositions } from './use-own-positions.ts';
import { useWinnerEmails } from './use-winner-emails.ts';
import { isLong, shownResults } from './winner-of.ts';
import { Clock, ShieldAlert, Stamp } from 'lucide-react';
import { serverNow, useServerTime } from '#web/app/server-clock.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { rulingsId } from '#web/complaints/election-rulings.tsx';
import { FairLink } from '#web/elections/fair-link.tsx';
import { useLocation } from '#web/kit/location.ts';
import { Notice } from '#web/kit/notice.tsx';
import type { Standing } from './standing.ts';
import { standingOf } from './standing.ts';

/** Only officers load it. */
const SettlePanel = lazy(async () => ({
  default: (await import('./settle/settle-panel.tsx')).SettlePanel,
}));

/** An election that is over: who won, large; below how many votes each candidate has. */
export function EndedElection({ election }: { election: Election }) {
  useWinnerEmails();
  return (
    <LoadedResults>
      {(results) => {
        const result = shownResults(results).find(({ electionId }) => electionId === election._id);
        return <Ended election={election} result={result} />;
      }}
    </LoadedResults>
  );
}

interface EndedProps {
  election: Election;
  /** Undefined while it is being counted, or where there is none. */
  result: ElectionResults | undefined;
}

function Ended({ election, result }: EndedProps) {
  const { mayRead } = useNamed(election._id);
  const [only, setOnly] = useState<string | null>(null);
  const printed = useCallback(() => setOnly(null), []);
  useFormerPlace(election._id);
  const areMany = result !== undefined && isLong(result);
  return (
    <div
      className={`wrap grid grid-cols-1 ${areMany ? 'gap-4 pt-4' : 'gap-12 pt-8 pb-4 max-md:gap-8'}`}
    >
      <ElectionNews election={election} className="beside-sheet:hidden" />
      {result === undefined ? (
        isHeldBack(election) && !election.rehearsal ? (
          <HeldBack election={election} />
        ) : (
          <p className="type-lede">{sentenceOf(election)}</p>
        )
      ) : (
        <>
          <section data-results aria-labelledby="results-title">
            <ElectionResult result={result} only={only} onPrinted={printed} isWhole>
              <div
                className={`grid grid-cols-1 gap-4 beside-sheet:hidden ${areMany ? 'mb-4' : 'mb-6'}`}
              >
                <StandingLine election={election} result={result} />
                {mayRead && (
                  <Suspense fallback={null}>
                    <SettlePanel election={election} />
                  </Suspense>
                )}
              </div>
            </ElectionResult>
          </section>
          <WhyPart result={result} />
          <CountTable result={result} onPrint={setOnly} />
          <RoundsPart result={result} />
        </>
      )}
      <OwnReceipts election={election} />
      {result !== undefined && <ResultCodePart result={result} />}
    </div>
  );
}

/** Why there is no result. */
function sentenceOf({ state, rehearsal, nominations, couldNotBeCounted, held }: Election): string {
  if (rehearsal) return electionNews.rehearsalOver;
  if (state === 'cancelled') return electionsMessages.results.cancelled;
  if (held !== undefined) return electionsMessages.results.held;
  if (couldNotBeCounted === true) return electionsMessages.results.stuck;
  return nominations.length === 0
    ? messages.fixed.noCandidates
    : electionsMessages.results.counting;
}

/** The receipts of the person who is signed in, for those who voted. */
function OwnReceipts({ election }: { election: Election }) {
  const { data } = useMyBallots();
  const receipts = data?.find(({ electionId }) => electionId === election._id)?.receipts ?? [];
  if (receipts.length === 0) return null;
  const titleOf = ({ positionId, position }: (typeof receipts)[number]) =>
    election.positions.find(({ _id }) => _id === positionId)?.title ?? position;
  return (
    <section
      aria-label={electionsMessages.receipt.yours}
      className="beside-sheet:hidden print:hidden"
    >
      <Fold title={closedElectionMessages.receipts(receipts.length)} id="receipts">
        {receipts.map((receipt) => (
          <ReceiptCard
            key={receipt.positionId}
            positionId={receipt.positionId}
            position={titleOf(receipt)}
            election={election.name}
            receipt={receipt}
            isFresh={false}
            hasNote={false}
          />
        ))}
      </Fold>
    </section>
  );
}

/** What was a part of this page: links to it are about. */
const formerPlace = '#check-the-count';

function useFormerPlace(electionId: string): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === formerPlace) void navigate(fairPath(electionId), { replace: true });
  }, [hash, navigate, electionId]);
}

const icons = { brand: Clock, success: Stamp, danger: ShieldAlert };

interface StandingLineProps {
  election: Election;
  result: ElectionResults;
}

/** How the election stands, above its winners: what is final, and what is still open. */
function StandingLine({ election, result }: StandingLineProps) {
  const timeZone = useTimeZone();
  const elections = useReadElections();
  const own = useOwnPositions(result);
  const told = { election, result, elections, timeZone, own };
  const sentence = useServerTime((now) => standingOf({ ...told, now })?.sentence ?? '');
  if (sentence === '') return null;
  const tone: Standing['tone'] = standingOf({ ...told, now: serverNow() })?.tone ?? 'brand';
  const answers = result.afterClose?.answers.length ?? 0;
  const { followedBy = [] } = election;
  return (
    <Notice tone={tone} icon={icons[tone]} className="beside-sheet:hidden" data-standing>
      <div className="min-w-0 wrap-anywhere">
        <p className="max-w-(--measure) font-semibold">{sentence}</p>
        <FairLink electionId={election._id} />
        <FollowerLines followers={followedBy} />
        {answers > 0 && (
          <p>
            <Link to={`#${rulingsId}`} className="type-link min-h-11">
              {closedElectionMessages.answered(answers)}
            </Link>
          </p>
        )}
      </div>
    </Notice>
  );
}
