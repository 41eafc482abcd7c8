import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { electionPath, pagePaths } from '#core/page-paths.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { weekdayMoment } from '#web/elections/moments.ts';
import { settleAnchors } from '#web/outcome/settle/anchors.ts';
import { enteredMessages } from '#texts/en/entered.ts';
import { proposalMessages } from '#texts/en/proposals.ts';
import { releaseMessages } from '#texts/en/release.ts';
import { waitingMessages as text } from '#texts/en/waiting.ts';
import type { WaitingThing } from './queries.ts';

/** One row of what waits. */
export interface WaitingRow {
  id: string;
  title: string;
  text: string;
  isUrgent: boolean;
  /** Null where this officer cannot do it; then the text says why. */
  act: { label: string; to: string } | null;
}

/** Where the troubles of the server stand one by one. */
export const troublePath = (id: string): string => `${pagePaths.server}#${id}`;

/** Where the proposals stand one by one. */
export const proposalAnchor = (id: string): string => `proposal-${id}`;

/** The words of a thing that waits, and where it is done. */
export function rowOf(thing: WaitingThing, timeZone: string): WaitingRow {
  const { title, said, act } = wordsOf(thing, (iso) => weekdayMoment(iso, timeZone));
  const { kind, whyNot } = thing;
  return {
    id: idOf(thing),
    title,
    text: whyNot === null ? said : whyNotText(thing, timeZone),
    isUrgent: /^(close-failed|close-held|paused-by-restore)$/.test(kind),
    act: whyNot === null ? act : null,
  };
}

function idOf(thing: WaitingThing): string {
  if (thing.kind === 'proposal') return thing.proposalId;
  if (thing.kind === 'seat') return thing.memberId;
  return [thing.kind, 'positionId' in thing ? thing.positionId : thing.electionId].join(' ');
}

function whyNotText(thing: WaitingThing, timeZone: string): string {
  const { whyNot } = thing;
  if (whyNot === null) return '';
  if (whyNot !== 'too-early') return text.whyNot[whyNot];
  return text.whyNot['too-early'](thing.kind === 'tie' ? weekdayMoment(thing.from, timeZone) : '');
}

interface Words {
  title: string;
  said: string;
  act: NonNullable<WaitingRow['act']>;
}

function wordsOf(thing: WaitingThing, moment: (iso: string) => string): Words {
  switch (thing.kind) {
    case 'close-failed':
      return {
        title: text.failedTitle(thing.election),
        said: thing.isKeyMissing ? text.keyMissing : text.notCounted,
        act: {
          label: thing.isKeyMissing ? text.bringKey : text.readHelp,
          to: troublePath('failed-closes'),
        },
      };
    case 'close-held':
      return {
        title: text.heldTitle(thing.election),
        said: text.held,
        act: { label: text.decide, to: troublePath('held-closes') },
      };
    case 'paused-by-restore':
      return {
        title: text.pausedTitle(thing.election),
        said: text.pausedByRestore,
        act: { label: text.lookAtPaused, to: electionPath(thing.electionId) },
      };
    case 'backup':
      return {
        title: thing.isFailed ? text.backup.failed : text.backup.old,
        said: thing.last === null ? text.backup.none : text.backup.last(moment(thing.last)),
        act: { label: text.readHelp, to: sectionPath('system') },
      };
    case 'tie':
      return {
        title: text.tieTitle(thing.position, thing.election),
        said: text.tied(thing.tied, thing.votes),
        act: { label: text.decideTie, to: actPath(thing) },
      };
    case 'vote-again':
      return {
        title: text.againTitle(thing.position, thing.election),
        said: text.again,
        act: { label: text.prepareAgain, to: actPath(thing) },
      };
    case 'seat':
      return {
        title: text.seatTitle(thing.name, thing.seat),
        said: text.seatLost(thing.election),
        act: { label: text.takeSeatBack, to: pagePaths.council },
      };
    case 'no-candidates':
      return {
        title: text.emptyTitle(thing.positions, thing.election),
        said: text.opensIn(Date.parse(thing.until) - serverNow()),
        act: { label: enteredMessages.add, to: actPath(thing) },
      };
    case 'release':
      return {
        title: text.releaseTitle(thing.election),
        said: text.shownBy(moment(thing.until), releaseMessages.unanswered(thing.messages)),
        act: { label: releaseMessages.act, to: actPath(thing) },
      };
    case 'certify':
      return {
        title: text.certifyTitle(thing.election),
        said: text.appealsOver,
        act: { label: text.certify, to: actPath(thing) },
      };
    case 'proposal':
      return {
        title: thing.isInForce
          ? text.asksLonger(thing.by, thing.subject)
          : text.asks(
              thing.by,
              proposalMessages.acts[thing.act]?.(thing.subject) ?? thing.subject,
              thing.newEnd === null ? null : moment(thing.newEnd),
            ),
        said: thing.isInForce
          ? text.goesOn(moment(thing.until))
          : text.decideBy(moment(thing.until)),
        act: {
          label: text.look,
          to: `${sectionPath('decisions')}#${proposalAnchor(thing.proposalId)}`,
        },
      };
  }
}

/** The election list with the candidates of an election open. */
const candidatesPath = (id: string) => `${sectionPath('election-list')}&candidates=${id}`;

/** Where it is done: on the page of the election, at the act. */
export function actPath(thing: Exclude<WaitingThing, { kind: 'proposal' | 'backup' }>): string {
  if (thing.kind === 'seat') return pagePaths.council;
  if (thing.kind === 'no-candidates') return candidatesPath(thing.electionId);
  return `${electionPath(thing.electionId)}#${anchorOf(thing)}`;
}

function anchorOf(thing: WaitingThing): string {
  if (thing.kind === 'certify') return settleAnchors.certify;
  if (thing.kind === 'release') return settleAnchors.release;
  if (thing.kind === 'tie' && thing.by === 'draw') return settleAnchors.draw;
  return 'positionId' in thing ? settleAnchors.position(thing.positionId) : settleAnchors.panel;
}
