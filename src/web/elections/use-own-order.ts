import type { RefObject } from 'react';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { MyBallot } from '#contract/ballot-shapes.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { Concern } from '#core/elections/own-order.ts';
import { orderForReader } from '#core/elections/own-order.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { useMyBallots } from './queries.ts';

/** Milliseconds for which a page waits for what is its reader's own (--animate-unseen as well). */
const patience = 1500;

/** What was decided for this page, until it is opened anew. */
interface Kept {
  readerId: string;
  /** Null where the answer came too late: everything stays where it stands. */
  concerns: ReadonlyMap<string, Concern> | null;
}

interface OwnOrder {
  ordered: readonly { election: Election; concern: Concern }[];
  /** Somebody is logged in. */
  isReader: boolean;
  /** The order is not known yet. */
  isWaiting: boolean;
  /** For the box around what is ordered. */
  box: RefObject<HTMLDivElement | null>;
}

/**
 * The elections as their reader meets them: what they can vote in first. The server renders one page for everybody, so
 * the order comes with the reader's own answer; after a while, or once they are among the elections, nothing moves any
 * more.
 */
export function useOwnOrder(running: readonly Election[]): OwnOrder {
  const { viewer, isKnown } = useViewer();
  const ballots = useMyBallots().data;
  const readerId = viewer?._id ?? '';
  const box = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<Kept | null>(() =>
    viewer === null || ballots === undefined ? null : keep(readerId, running, ballots),
  );
  const [isLate, setLate] = useState(false);
  const isDecided = kept?.readerId === readerId;
  const isUndecided = viewer !== null && !isDecided;

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isUndecided || (ballots === undefined && !isLate)) return;
    const isAmong = window.scrollY > 0 || box.current?.contains(document.activeElement) === true;
    const mayMove = !isLate && !isAmong && ballots !== undefined;
    startTransition(() =>
      setKept(mayMove ? keep(readerId, running, ballots) : { readerId, concerns: null }),
    );
  }, [isUndecided, ballots, isLate, readerId, running]);

  const concerns = isDecided && viewer !== null ? kept.concerns : null;
  return {
    ordered: concerns === null ? running.map(today) : inOrder(running, concerns),
    isReader: viewer !== null || !isKnown,
    isWaiting: (isUndecided || !isKnown) && !isLate,
    box,
  };
}

const today = (election: Election) => ({ election, concern: 'none' as Concern });

function keep(readerId: string, running: readonly Election[], ballots: readonly MyBallot[]): Kept {
  const ordered = orderForReader(running, ballots, serverNow());
  return {
    readerId,
    concerns: new Map(ordered.map(({ election, concern }) => [election._id, concern])),
  };
}

/** Elections that came since stand before those of others. */
function inOrder(running: readonly Election[], concerns: ReadonlyMap<string, Concern>) {
  const ids = [...concerns.keys()];
  const isOthers = (id: string) => concerns.get(id) === 'foreign';
  const place = ({ _id }: Election) => {
    const at = ids.indexOf(_id);
    return at === -1 ? ids.filter((id) => !isOthers(id)).length - 0.5 : at;
  };
  return running
    .toSorted((a, b) => place(a) - place(b))
    .map((election) => ({ election, concern: concerns.get(election._id) ?? 'none' }));
}
