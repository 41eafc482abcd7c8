import {
  CalendarClock,
  CirclePause,
  CirclePlay,
  CircleStop,
  FileClock,
  Gavel,
  UserRoundPen,
  XOctagon,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Election } from '#contract/election-shapes.ts';
import { isPerson } from '#core/elections/nomination.ts';
import type { Phase } from '#core/elections/phase.ts';
import { mayBeRuledIn } from '../../ruling-act.tsx';
import { electionActs } from '#texts/en/election-acts.ts';

/** An act that voters meet, so it needs a reason. */
export type AnnouncedAct =
  | 'extend'
  | 'correctName'
  | 'close'
  | 'pause'
  | 'resume'
  | 'rule'
  | 'cancel'
  | 'toDraft';

interface ActLook {
  icon: LucideIcon;
  /** Nothing brings back what it does. */
  isFinal: boolean;
  /** In which phases it can be done. */
  phases: readonly Phase[];
}

const going: readonly Phase[] = ['upcoming', 'open', 'paused'];

export const announcedActs: Record<AnnouncedAct, ActLook> = {
  extend: { icon: CalendarClock, isFinal: false, phases: ['upcoming', 'open'] },
  correctName: { icon: UserRoundPen, isFinal: false, phases: ['open', 'paused'] },
  pause: { icon: CirclePause, isFinal: false, phases: ['open'] },
  resume: { icon: CirclePlay, isFinal: false, phases: ['paused'] },
  rule: { icon: Gavel, isFinal: false, phases: ['upcoming', 'open', 'paused', 'closed'] },
  close: { icon: CircleStop, isFinal: true, phases: ['open', 'paused'] },
  toDraft: { icon: FileClock, isFinal: false, phases: going },
  cancel: { icon: XOctagon, isFinal: true, phases: going },
};

/** The acts that can be done now, in the order of the menu. */
export const actsIn = (phase: Phase, election: Election): AnnouncedAct[] =>
  (Object.keys(announcedActs) as AnnouncedAct[]).filter(
    (act) => announcedActs[act].phases.includes(phase) && isFor[act]?.(election) !== false,
  );

/** Acts that only some elections have. */
const isFor: Partial<Record<AnnouncedAct, (election: Election) => boolean>> = {
  toDraft: (election) => !isSeenToHold(election),
  // Its result was shown before a restore: it is settled, and never goes on.
  resume: ({ held }) => held === undefined,
  rule: mayBeRuledIn,
  correctName: ({ nominations }) => nominations.some(isPerson),
};

/** Whether everybody sees that somebody has voted. Where counts are hidden, no menu may tell it. */
const isSeenToHold = ({ standings, nominations }: Election): boolean =>
  standings === 'live' && nominations.some(({ votes }) => (votes ?? 0) > 0);

export const labelOf = (act: AnnouncedAct): string => electionActs[act].act;

/** What is said where another officer has to confirm, of an act that is not only proposed; empty for any other. */
export function asksOf(
  act: AnnouncedAct,
  { pausedUntil }: Pick<Election, 'pausedUntil'>,
): { asks?: { confirm: string; text: string } } {
  if (act === 'pause') return { asks: electionActs.pause.asks };
  if (act === 'resume' && pausedUntil !== undefined) return { asks: electionActs.resume.asks };
  return {};
}
