import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { fetchWhenReached, lazyDialog } from '#web/app/lazy-part.tsx';
import { useLocation } from '#web/kit/location.ts';
import { readHistoryState } from '#web/app/paths.ts';
import { Button } from '#web/kit/button.tsx';
import { notify } from '#web/kit/notify.ts';
import { useIsOffline } from '#web/kit/offline-bar.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import type { BallotPosition } from './ballot-view.ts';
import { takeBallot } from './kept-ballot.ts';
import type { KeptBallot } from './kept-ballot.ts';
import { ballotAnchor, goToPlace, positionAnchor } from './position-anchor.ts';

const BallotDialog = lazyDialog(
  async () => (await import('./dialogs/ballot-dialog.tsx')).BallotDialog,
);

/** Offered from this number of positions on. */
const fewest = 2;

interface FillBallotProps {
  election: Election;
  positions: readonly BallotPosition[];
  /** The positions that the voter may vote for now. */
  toVote: readonly BallotPosition[];
  voterId: string;
  /** The positions for which there are receipts. */
  votedIds: readonly string[];
  onLogIn: () => void;
  /** Votes for these positions were recorded, and their receipts were read. */
  onDone: (positionIds: readonly string[]) => void;
}

/** A ballot as it was when it was opened; `turn` tells one from the next. */
interface Filling {
  turn: number;
  isOpen: boolean;
  voterId: string;
  positionIds: readonly string[];
  /** What was chosen before the page came in another language. */
  kept?: KeptBallot;
}

/** Opens the ballot for all positions, beside the votes for each. */
export function FillBallot(props: FillBallotProps) {
  const { election, positions, toVote, voterId, onLogIn, onDone } = props;
  const [filling, setFilling] = useState<Filling>(nothingFilled);
  const isOffline = useIsOffline();
  const isOffered = toVote.length >= fewest;

  const open = () => {
    if (isOffline) {
      notify.error(electionsMessages.notice.offline, { id: 'vote-obstacle' });
      return;
    }
    const positionIds = toVote.map(({ _id }) => _id);
    setFilling({ turn: filling.turn + 1, isOpen: true, voterId, positionIds });
  };
  useOnArrival(toVote, isOffered ? open : null);
  useKept(toVote.length > 0, () => {
    const kept = takeBallot(election._id, voterId);
    if (kept === null) return;
    const positionIds = kept.positionIds.filter((id) => toVote.some(({ _id }) => _id === id));
    if (positionIds.length === 0) return;
    // With a position fewer than before, the place is another one.
    const isSame = positionIds.length === kept.positionIds.length;
    const place = isSame ? kept.place : { at: 'review' as const };
    const turn = filling.turn + 1;
    setFilling({ turn, isOpen: true, voterId, positionIds, kept: { ...kept, place } });
  });
  const close = () => setFilling({ ...filling, isOpen: false });
  return (
    <>
      {isOffered && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-(--ballot-edge) py-4.5">
          <p className="flex-[1_1_16em] text-ui leading-meta text-ink-2 max-md:hidden">
            {electionsMessages.candidates.fillText(toVote.length)}
          </p>
          <Button
            className="max-md:w-full scroll-mt-[calc(var(--bar-height)+16px)]"
            id={ballotAnchor(election._id)}
            {...fetchWhenReached(BallotDialog)}
            onClick={open}
          >
            {electionsMessages.candidates.fill}
          </Button>
        </div>
      )}
      <BallotDialog
        key={filling.turn}
        isOpen={filling.isOpen}
        election={election}
        positions={positions.filter(({ _id }) => filling.positionIds.includes(_id))}
        first={filling.kept?.chosen}
        firstPlace={filling.kept?.place}
        voterId={filling.voterId}
        votedIds={props.votedIds}
        onClose={close}
        onLogIn={onLogIn}
        onDone={(positionIds) => {
          close();
          onDone(positionIds);
        }}
      />
    </>
  );
}

/** Somebody who came to vote has the ballot before them, of one position or, opened, of all. */
function useOnArrival(toVote: readonly BallotPosition[], open: (() => void) | null): void {
  const { isToVote = false } = readHistoryState(useLocation().state);
  const first = toVote[0]?._id;
  const isDue = isToVote && first !== undefined;
  const isDone = useRef(false);
  const arrive = useEffectEvent(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (open === null) goToPlace(positionAnchor(first ?? ''));
    else open();
  });
  useEffect(() => {
    if (isDue) arrive();
  }, [isDue]);
}

/** Goes on with what was being filled in when the page was loaded anew. */
function useKept(isReady: boolean, goOn: () => void): void {
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (isReady) go();
  }, [isReady]);
}

const nothingFilled: Filling = { turn: 0, isOpen: false, voterId: '', positionIds: [] };
