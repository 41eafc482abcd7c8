import type { LeavingRule } from '#core/elections/outcome-rules.ts';
import type { OnWhom } from '#core/elections/sanction.ts';
import { electionLines } from './en/election-lines.ts';
import { rulingWords as text } from './en/ruling-words.ts';

/** What a ruling does, as everybody reads it. */
export function sanctionSentence({ kind, candidate, position }: OnWhom): string {
  if (kind === 'warning') return electionLines.warning;
  if (kind === 'added-time') return text.addedTime;
  const name = candidate ?? text.candidate;
  return electionLines[kind]({ name, position: position ?? text.position });
}

/** That it is overturned, as everybody reads it. */
export function overturnedSentence({ kind, candidate, position }: OnWhom): string {
  if (kind === 'warning') return text.warningOver;
  if (kind === 'added-time') return text.addedTimeOver;
  const name = candidate ?? text.ofCandidate;
  return electionLines[`overturned-${kind}`]({ name, position: position ?? text.position });
}

/**
 * What it does to a candidate, before it is ruled. `isFixed`: somebody has voted for the position, or it is not
 * known yet whether somebody will have.
 */
export function disqualifiedEffect(isFixed: boolean | 'unknown', rule: LeavingRule): string {
  const stays = text.staysOnBallot[rule];
  if (isFixed === 'unknown') return text.ifVotedBefore(text.leavesBallot, stays);
  return isFixed ? stays : text.leavesBallot;
}

/** What it does to a position. */
export const voidEffect = (): string => text.voidEffect;
