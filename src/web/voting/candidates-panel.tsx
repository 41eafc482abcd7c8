import { memo, useEffect, useId, useState } from 'react';
import type { Role } from '#core/accounts/role.ts';
import { needsList } from '#core/elections/electorate.ts';
import { whyNotVote } from '#core/elections/why-not-vote.ts';
import type { Candidate, Election } from '#contract/election-shapes.ts';
import type { MyBallot } from '#contract/ballot-shapes.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { useNavigate } from 'react-router';
import { fetchWhenReached, lazyDialog } from '#web/app/lazy-part.tsx';
import { useLocation } from '#web/kit/location.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { electionPath, paths } from '#web/app/paths.ts';
import { notify } from '#web/kit/notify.ts';
import { useIsOffline } from '#web/kit/offline-bar.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';
import { noVoteReasons } from '#texts/en/why-not-vote.ts';
import { BallotHead } from './ballot-head.tsx';
import { ballotSheet } from './ballot-looks.ts';
import { BallotNotice } from './ballot-notice.tsx';
import type { BallotPosition } from './ballot-view.ts';
import {
  countPeople,
  hasNoCandidate,
  isFilledIn,
  positionsOf,
  withoutBatchedCounts,
} from './ballot-view.ts';
import { FillBallot } from './fill-ballot.tsx';
import { ballotAnchor, goToPlace, isPlaceInBallot, positionAnchor } from './position-anchor.ts';
import { BallotNeedsScript } from './ballot-needs-script.tsx';
import { PositionBallot } from './position-ballot.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { FormerSchemeNotice, SecrecyFoot } from './secrecy-note.tsx';
import { NumberVotedPositions, OtherPositions } from './other-positions.tsx';
import { usePhase } from '#web/elections/use-phase.ts';
import { wordsOfPosition } from '#web/elections/find-words.ts';
import { Findable } from '#web/kit/findable.tsx';
import { yourVoteMessages } from '#texts/en/your-vote.ts';
import { RulesNote, VotersNote } from '#web/elections/rules-note.tsx';
import { Avatar } from '#web/kit/avatar.tsx';
import { CandidateName } from '#web/elections/candidate-name.tsx';

const CastDialog = lazyDialog(async () => (await import('./dialogs/cast-dialog.tsx')).CastDialog);
const BallotDialog = lazyDialog(
  async () => (await import('./dialogs/ballot-dialog.tsx')).BallotDialog,
);

/** Of who is logged in, what a ballot asks. */
export interface BallotReader {
  _id: string;
  role: Role;
  enrollmentNumber: string | null;
  isApproved: boolean;
}

interface CandidatesPanelProps {
  election: Election;
  /** Null for a visitor. */
  reader: BallotReader | null;
  /** Whether the viewer may vote and has voted here; undefined for a visitor. */
  ballot: MyBallot | undefined;
  /** The id of the election's name, where several elections are on the page. */
  nameId: string;
  /** Others stand on the page as well. */
  isAmongOthers?: boolean;
}

/** With more positions than this, those out of sight are not laid out. */
const manyPositions = 8;

/** The open confirmation, if there is one; `turn` tells one from the next. */
interface Asking {
  turn: number;
  isOpen: boolean;
  position: BallotPosition | null;
  /** Whose vote it is, also when their session has ended. */
  voterId: string;
  /** Null once the vote was cast, and for somebody who abstains. */
  candidate: Candidate | null;
}

/** A position that was voted for since the page was opened. */
interface Fold {
  positionId: string;
  /** The server's sentence, where the vote had been cast before. */
  sentence?: string;
}

/**
 * The ballot: position by position, candidates to vote for or the receipt of a vote. Memoized: of thirty ballots only
 * those that changed are rendered again.
 */
export const CandidatesPanel = memo(function CandidatesPanel(props: CandidatesPanelProps) {
  const { election, reader, ballot, nameId, isAmongOthers = false } = props;
  const titleId = useId();
  const phase = usePhase(election);
  const isOffline = useIsOffline();
  const numberFormat = useNumberFormat();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [asking, setAsking] = useState<Asking>(nothingAsked);
  const [folds, setFolds] = useState<readonly Fold[]>([]);
  const [isBallotDone, setBallotDone] = useState(false);

  const all = positionsOf(withoutBatchedCounts(election, phase), ballot?.orderSeed ?? null);
  // Who votes for everything but a seat of others has a whole ballot.
  const isOther = ({ _id }: BallotPosition) =>
    reader !== null && ballot?.otherPositions.includes(_id) === true;
  const hasNumberVoted = ({ _id }: BallotPosition) =>
    reader !== null && ballot?.numberVoted?.includes(_id) === true;
  const positions = all.filter((one) => !isOther(one) && !hasNumberVoted(one));
  const isSignedIn = reader !== null;
  const isInNone = all.length > 0 && all.every(isOther);
  const isByList = needsList(election);
  const votedIds = (ballot?.receipts ?? []).map(({ positionId }) => positionId);
  const receiptOf = (id: string) => ballot?.receipts.find(({ positionId }) => positionId === id);
  const foldOf = (id: string) => folds.find(({ positionId }) => positionId === id);
  const isFolded = (id: string) => isSignedIn && (receiptOf(id) ?? foldOf(id)) !== undefined;
  const isToVote = ({ _id, candidates }: BallotPosition) => candidates.length > 0 && !isFolded(_id);
  const contested = positions.filter(({ candidates }) => candidates.length > 0);
  const why = whyNotVote({
    phase,
    reader,
    electorate: election.electorate,
    barrier: ballot?.barrier?.reason ?? (isInNone && !isByList ? 'not-in-group' : null),
    hasNoClass: isInNone && isByList,
    hasCandidates: contested.length > 0,
    numberFormat,
    hasVotedForAll: contested.length > 0 && contested.every(({ _id }) => isFolded(_id)),
  });
  // Who has voted for everything is a voter; there is nothing left to press.
  const obstacle = why?.reason === 'all-voted' ? null : why;
  // Above several elections it is said once.
  const isSaidAbove = isAmongOthers && why?.reason === 'signed-out';
  const canVote = phase === 'open' && (obstacle === null || obstacle.reason === 'signed-out');
  // After a whole ballot that is what is read, and not the receipt of one position.
  const isAllDone = isBallotDone && why?.reason === 'all-voted';
  const isOneToFill = asking.position !== null && isFilledIn(asking.position);
  const isLong = positions.length > manyPositions;
  const firstFolded = positions.find(({ _id }) => isFolded(_id))?._id;
  useArrivalAt(hash);

  const logInFor = (position: BallotPosition | null) =>
    logInAt(position === null ? '' : `#${positionAnchor(position._id)}`);
  const logInAt = (place: string) => {
    const state: HistoryState = { from: `${electionPath(election._id)}${place}` };
    void navigate(paths.login, { state, viewTransition: true });
  };
  const explain = (message: string, position: BallotPosition, canLogIn: boolean) => {
    const action = { label: messages.toasts.logIn, onPress: () => logInFor(position) };
    notify.error(message, { id: 'vote-obstacle', ...(canLogIn && { action }) });
  };
  const ask = (position: BallotPosition, candidate: Candidate | null) => {
    if (obstacle !== null) {
      explain(noVoteReasons[obstacle.reason], position, obstacle.action === 'log-in');
    } else if (isOffline) {
      explain(electionsMessages.notice.offline, position, false);
    } else {
      const voterId = reader?._id ?? '';
      setAsking({ turn: asking.turn + 1, isOpen: true, position, voterId, candidate });
    }
  };
  const fold = (sentence?: string) => {
    const positionId = asking.position?._id;
    if (positionId === undefined) return;
    const others = folds.filter((one) => one.positionId !== positionId);
    setFolds([...others, { positionId, ...(sentence !== undefined && { sentence }) }]);
    setBallotDone(false);
    // Forget everywhere whom the vote was for.
    setAsking({ ...asking, isOpen: false, candidate: null });
  };
  // The last of them takes the focus, so the first position comes last.
  const foldAll = (positionIds: readonly string[]) => {
    const others = folds.filter(({ positionId }) => !positionIds.includes(positionId));
    const fresh = positionIds.toReversed().map((positionId) => ({ positionId }));
    setFolds([...others, ...fresh]);
    setBallotDone(true);
  };

  return (
    <section
      className={ballotSheet}
      aria-labelledby={`${titleId} ${nameId}`.trim()}
      data-ballot
      {...(obstacle === null &&
        fetchWhenReached(positions.some(isFilledIn) ? BallotDialog : CastDialog))}
    >
      <BallotHead
        titleId={titleId}
        electionName={nameId === '' ? null : election.name}
        positions={positions}
        isFolded={isFolded}
        hasProgress={isSignedIn && obstacle === null}
      />
      <BallotNeedsScript election={election} />
      {why !== null && why.reason !== 'no-candidates' && !isSaidAbove && (
        <BallotNotice
          why={why}
          election={election}
          number={reader?.enrollmentNumber ?? null}
          isFresh={isAllDone}
          onLogIn={() => logInFor(null)}
        />
      )}
      <FormerSchemeNotice election={election} />
      <FillBallot
        election={election}
        positions={positions}
        toVote={obstacle === null ? positions.filter(isToVote) : []}
        voterId={reader?._id ?? ''}
        votedIds={votedIds}
        onLogIn={() => logInAt(`#${ballotAnchor(election._id)}`)}
        onDone={foldAll}
      />
      {all.length > 0 && all.every(hasNoCandidate) && (
        <p className="px-(--ballot-edge) pt-6 pb-2 text-ink-2">{messages.fixed.noCandidates}</p>
      )}
      <Findable
        // Who votes has their own positions, and fills them in as they stand.
        items={isSignedIn ? [] : positions}
        wordsOf={wordsOfPosition}
        label={yourVoteMessages.findPosition}
        className="px-(--ballot-edge) pt-5"
      >
        {(isFound) =>
          positions.filter(isFound).map((position) =>
            isFolded(position._id) ? (
              <ReceiptCard
                key={position._id}
                positionId={position._id}
                position={position.title}
                election={election.name}
                receipt={receiptOf(position._id)}
                sentence={foldOf(position._id)?.sentence}
                isFresh={!isAllDone && folds.at(-1)?.positionId === position._id}
                hasNote={position._id === firstFolded}
                hasSecrecyLink={election.isSealed}
              >
                <VotedCandidates position={position} />
              </ReceiptCard>
            ) : (
              <PositionBallot
                key={position._id}
                position={position}
                isUnseen={isLong}
                askedId={
                  asking.isOpen && asking.position?._id === position._id
                    ? (asking.candidate?._id ?? null)
                    : null
                }
                canVote={canVote}
                onPress={(candidate) => ask(position, candidate)}
                onAbstain={() => ask(position, null)}
              />
            ),
          )
        }
      </Findable>
      <NumberVotedPositions positions={all.filter(hasNumberVoted)} />
      <OtherPositions positions={all.filter(isOther)} />
      {!isAmongOthers && (
        <BallotNotes
          election={election}
          hasSecrecy={firstFolded === undefined && election.nominations.length > 0}
        />
      )}
      <BallotDialog
        key={`filled in ${asking.turn}`}
        isOpen={asking.isOpen && isOneToFill}
        election={election}
        positions={asking.position !== null && isOneToFill ? [asking.position] : []}
        first={
          asking.position === null ? undefined : firstChoice(asking.position, asking.candidate)
        }
        voterId={asking.voterId}
        votedIds={votedIds}
        onClose={() => setAsking({ ...asking, isOpen: false })}
        onLogIn={() => logInFor(asking.position)}
        onDone={(positionIds) => {
          setAsking({ ...asking, isOpen: false, candidate: null });
          foldAll(positionIds);
        }}
      />
      <CastDialog
        key={asking.turn}
        isOpen={asking.isOpen && !isOneToFill}
        election={election}
        position={asking.position?.title ?? ''}
        candidate={asking.candidate}
        userId={asking.voterId}
        isVoted={asking.position !== null && votedIds.includes(asking.position._id)}
        onClose={() => setAsking({ ...asking, isOpen: false })}
        onLogIn={() => logInFor(asking.position)}
        onRecorded={() => fold()}
        onAlready={fold}
      />
    </section>
  );
});

/** What is chosen when a ballot for one position opens: who was pressed, or that somebody abstains. */
const firstChoice = (position: BallotPosition, candidate: Candidate | null) => ({
  [position._id]: {
    ids: candidate === null ? [] : [candidate._id],
    isAbstaining: candidate === null,
  },
});

const nothingAsked: Asking = {
  turn: 0,
  isOpen: false,
  position: null,
  voterId: '',
  candidate: null,
};

/** Scrolls to a position (`#position-…`) or to the ballot on arrival, such as after log-in. */
function useArrivalAt(hash: string): void {
  useEffect(() => {
    if (isPlaceInBallot(hash)) goToPlace(decodeURIComponent(hash.slice(1)));
  }, [hash]);
}

interface BallotNotesProps {
  election: Election;
  /** Somebody can still read how a vote is kept before they vote. */
  hasSecrecy: boolean;
}

/** Who votes, by which rules, and how a vote is kept, at the end of a ballot. */
function BallotNotes({ election, hasSecrecy }: BallotNotesProps) {
  return (
    <>
      <VotersNote election={election} className="border-t border-line px-(--ballot-edge) py-4" />
      <RulesNote election={election} className="px-(--ballot-edge) pb-4" />
      {hasSecrecy && <SecrecyFoot election={election} />}
    </>
  );
}

const text = electionsMessages.candidates;

/** Who the candidates of a position were, for those who have voted: all alike, none is marked. */
function VotedCandidates({ position }: { position: BallotPosition }) {
  const { candidates, title, rules } = position;
  return (
    <details className="pb-3">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-ui font-semibold text-brand underline underline-offset-4">
        {rules.kind === 'question'
          ? text.showAnswers(title)
          : text.show(countPeople(candidates), title)}
      </summary>
      <ul className="mt-1 grid gap-1">
        {candidates.map(({ _id, nominee, votes }) => (
          <li key={_id} className="flex min-h-12 items-center gap-3">
            <Avatar id={nominee._id} name={nominee.name} src={nominee.profileImg} isNeutral />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <CandidateName person={nominee} />
            </span>
            {votes !== null && (
              <span className="flex-none text-ui text-ink-2 tabular-nums">{text.votes(votes)}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
