import {
  CalendarClock,
  CirclePause,
  CirclePlay,
  CircleStop,
  Copy,
  Eraser,
  Eye,
  FileClock,
  FlaskConical,
  Gavel,
  Pencil,
  RotateCcw,
  Send,
  UserPlus,
  UserRoundCheck,
  UserRoundPen,
  XOctagon,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Election } from '#contract/election-shapes.ts';
import { isPerson } from '#core/elections/nomination.ts';
import type { Phase } from '#core/elections/phase.ts';
import { electionActs as text } from '#texts/en/election-acts.ts';
import { enteredMessages } from '#texts/en/entered.ts';
import { returningOfficerMessages } from '#texts/en/returning-officer.ts';
import { mayBeRuledIn } from '../../ruling-act.tsx';

/** What stands together in the menu, each with a line above it; what ends something comes last. */
type Group = 'election' | 'voting' | 'people' | 'copies' | 'end';
type Headed = keyof typeof text.groups;

/** How an act is done: at once, by officers, or by officers and told to voters, for a reason. */
type Kind = 'own' | 'officers' | 'announced';

/** An act, where it stands and how it looks, in which phases it can be done, and in which elections. */
type Line = [
  Group,
  Kind,
  LucideIcon,
  phases: readonly Phase[],
  isFor?: (one: Election, phase: Phase) => boolean,
];

const draft: readonly Phase[] = ['draft'];
const before: readonly Phase[] = ['draft', 'upcoming'];
const going: readonly Phase[] = ['upcoming', 'open', 'paused'];
const any: readonly Phase[] = [...draft, ...going, 'closed', 'cancelled'];

const isReal = ({ rehearsal }: Election) => !rehearsal;
const isRehearsal = ({ rehearsal }: Election) => rehearsal;
/** Before the opening who has an account writes themselves what stands on the ballot. */
const hasNames = ({ nominations }: Election, phase: Phase) =>
  nominations.some((one) => isPerson(one) && (phase !== 'upcoming' || one.withoutAccount === true));
/** Its result was shown before a restore: it is settled, and never goes on. */
const isNotHeld = ({ held }: Election) => held === undefined;
const isNotCertified = ({ certifiedAt }: Election) => certifiedAt === undefined;
/** Everybody sees that nobody has voted. Where counts are hidden, no menu may tell it. */
const isEmptyForAll = ({ standings, nominations }: Election, phase: Phase) =>
  phase === 'upcoming' ||
  (standings === 'live' && nominations.every(({ votes }) => (votes ?? 0) === 0));

const lines = {
  edit: ['election', 'own', Pencil, any],
  publish: ['election', 'officers', Send, draft],
  preview: ['election', 'own', Eye, draft],
  extend: ['voting', 'announced', CalendarClock, ['open']],
  pause: ['voting', 'announced', CirclePause, ['open']],
  resume: ['voting', 'announced', CirclePlay, ['paused'], isNotHeld],
  candidates: ['people', 'own', UserPlus, before],
  correctName: ['people', 'announced', UserRoundPen, going, hasNames],
  rule: ['people', 'announced', Gavel, [...going, 'closed'], mayBeRuledIn],
  returningOfficer: ['people', 'officers', UserRoundCheck, [...going, 'closed'], isNotCertified],
  again: ['copies', 'own', RotateCcw, ['cancelled'], isReal],
  duplicate: ['copies', 'own', Copy, any],
  rehearse: ['copies', 'own', FlaskConical, before, isReal],
  toDraft: ['end', 'announced', FileClock, going, isEmptyForAll],
  close: ['end', 'announced', CircleStop, ['open', 'paused']],
  cancel: ['end', 'announced', XOctagon, going],
  wipe: ['end', 'own', Eraser, any, isRehearsal],
} as const satisfies Record<string, Line>;

export type MenuAct = keyof typeof lines;
/** An act that voters meet, so it needs a reason. */
export type AnnouncedAct = {
  [Act in MenuAct]: (typeof lines)[Act][1] extends 'announced' ? Act : never;
}[MenuAct];

export const isAnnounced = (act: MenuAct): act is AnnouncedAct => lines[act][1] === 'announced';

/** Nothing brings back what these do. */
export const isFinal = (act: MenuAct): boolean => ['close', 'cancel', 'wipe'].includes(act);

export function labelOf(act: MenuAct): string {
  if (act === 'returningOfficer') return returningOfficerMessages.title;
  if (isAnnounced(act)) return text[act].act;
  return act === 'candidates' ? enteredMessages.add : text[act];
}

/** What can be done with an election now, in the order of the menu. */
export function menuOf(phase: Phase, election: Election) {
  const acts = (Object.keys(lines) as MenuAct[]).filter((act) => {
    const [, , , phases, isFor]: Line = lines[act];
    return phases.includes(phase) && isFor?.(election, phase) !== false;
  });
  return acts.map((act, index) => {
    const [group, kind, icon]: Line = lines[act];
    const former = acts[index - 1];
    const isApart = former !== undefined && lines[former][0] !== group;
    const isFirst = former === undefined || isApart;
    const heading = isFirst && group in text.groups ? text.groups[group as Headed] : undefined;
    return { act, icon, isApart, heading, isProposed: kind !== 'own' };
  });
}

/** What is said where another officer has to confirm, of an act that is not only proposed; empty for any other. */
export function asksOf(
  act: MenuAct,
  { pausedUntil }: Pick<Election, 'pausedUntil'>,
): { asks?: { confirm: string; text: string } } {
  if (act === 'pause') return { asks: text.pause.asks };
  if (act === 'resume' && pausedUntil !== undefined) return { asks: text.resume.asks };
  return {};
}
