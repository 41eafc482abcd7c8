import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallError } from '#web/kit/call-error.ts';
import { randomKey } from '#web/app/random-key.ts';
import { forgetViewer } from '#web/app/session.ts';
import { notify } from '#web/kit/notify.ts';
import type { CastOutcome } from './cast-vote.ts';
import { refreshElections, refreshMyBallots } from '#web/elections/queries.ts';
import { ballotMessages } from '#texts/en/ballot.ts';

/** The state of what is cast. */
export type CastStep =
  | { at: 'asking' }
  | { at: 'casting' }
  /** Not known whether it was recorded; it is sent again with the same key. */
  | { at: 'unsure'; isTrying: boolean; tries: number; pause: number | null }
  | { at: 'refused'; problem: CallError };

/** The session ended before the vote arrived. */
export const needsLogIn = (step: CastStep): boolean =>
  step.at === 'refused' && step.problem.status === 401;

/** The server is busy or has no key yet; the same vote may be sent again, by hand. */
export const canTryAgain = (step: CastStep): boolean =>
  step.at === 'refused' && isForLater(step.problem);

const isForLater = ({ status, reason }: CallError): boolean =>
  status === 429 || reason === 'key-missing';

/** Milliseconds before each automatic try; after the last one only the voter tries again. */
const pauses = [1000, 2000, 4000, 8000, 15_000, 15_000];

/** The toast with the server's words while it is not known whether a vote was recorded. */
const unsureToast = 'vote-unsure';

interface VoteQueue<Answer> {
  /** Sends it; null while there is nothing to send. */
  send: ((key: string) => Promise<CastOutcome<Answer>>) | null;
  onRecorded: (answer: Answer) => unknown;
  /** The server has a vote of this person for the position already. */
  onAlready?: (sentence: string) => void;
}

/**
 * Casts one vote or one ballot once: only one request is under way at a time, and every repetition
 * has the key of the first. Belongs to one open dialog.
 */
export function useCast<Answer>(isOpen: boolean, { send, ...events }: VoteQueue<Answer>) {
  const client = useQueryClient();
  const [key] = useState(randomKey);
  const [step, setStep] = useState<CastStep>({ at: 'asking' });
  const isSending = useRef(false);

  const cast = async () => {
    if (isSending.current || send === null) return;
    isSending.current = true;
    const tries = step.at === 'unsure' ? step.tries + 1 : 0;
    setStep(
      step.at === 'unsure'
        ? { at: 'unsure', isTrying: true, tries, pause: null }
        : { at: 'casting' },
    );
    const outcome = await send(key);
    isSending.current = false;
    if (outcome.kind === 'recorded') {
      notify.dismiss(unsureToast);
      await events.onRecorded(outcome.answer);
      return;
    }
    if (outcome.kind === 'unknown') {
      if (outcome.serverMessage !== undefined) {
        notify.error(outcome.serverMessage, { id: unsureToast });
      }
      const pause = pauses[tries];
      const asked = (outcome.retryAfter ?? 0) * 1000;
      setStep({
        at: 'unsure',
        isTrying: false,
        tries,
        pause: pause === undefined ? null : Math.max(pause, asked),
      });
      return;
    }
    const { problem } = outcome;
    notify.error(problem.message);
    if (problem.reason === 'already-voted' || problem.reason === 'other-choice') {
      void refreshMyBallots(client);
      if (events.onAlready !== undefined) return events.onAlready(problem.message);
    }
    if (problem.status === 401) forgetViewer(client);
    else if (!isForLater(problem)) void refreshElections(client);
    setStep({ at: 'refused', problem });
  };

  const castAgain = useEffectEvent(cast);
  const pause = step.at === 'unsure' && isOpen ? step.pause : null;
  useEffect(() => {
    if (pause === null) return;
    const timer = setTimeout(() => void castAgain(), pause);
    const onOnline = () => void castAgain();
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, [pause, step]);

  const isUncertain = isOpen && (step.at === 'casting' || step.at === 'unsure');
  useEffect(() => {
    if (!isUncertain) return;
    // The browser asks before it closes a tab whose vote is under way.
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUncertain]);

  return {
    step,
    cast,
    isPending: step.at === 'casting' || (step.at === 'unsure' && step.isTrying),
    /** For a dialog that is closed while the result is unknown: the server will tell. */
    leave: () => {
      if (step.at === 'unsure') void refreshMyBallots(client);
    },
  };
}

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
