import { useEffect, useEffectEvent } from 'react';
import { notify } from '#web/kit/notify.ts';
import { ballotMessages } from '#texts/en/ballot.ts';

interface Elsewhere {
  /** Open, and nothing was sent from here. */
  isOpen: boolean;
  /** Votes for all that it is about were recorded. */
  isCast: boolean;
  onClose: () => void;
}

/** Closes a ballot that was cast in another tab: the receipts stand behind it. */
export function useCastElsewhere({ isOpen, isCast, onClose }: Elsewhere): void {
  const isOver = isOpen && isCast;
  const leave = useEffectEvent(() => {
    notify.plain(ballotMessages.castElsewhere);
    onClose();
  });
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
}
