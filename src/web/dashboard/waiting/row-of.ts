import type { ServerTrouble } from '#core/council/waiting-kinds.ts';
import { waitingKinds } from '#core/council/waiting-kinds.ts';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { electionPath, pagePaths } from '#core/page-paths.ts';
import { editPath } from '#web/app/paths.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { weekdayMoment } from '#web/elections/moments.ts';
import { settleAnchors } from '#web/outcome/settle/anchors.ts';
import { clockMessages } from '#texts/en/clocks.ts';
import { diskMessages } from '#texts/en/disk.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { electionKeys } from '#texts/en/election-keys.ts';
import { enteredMessages } from '#texts/en/entered.ts';
import { eachMessages } from '#texts/en/one-for-each.ts';
import { proposalMessages } from '#texts/en/proposals.ts';
import { readinessMessages } from '#texts/en/readiness.ts';
import { releaseMessages } from '#texts/en/release.ts';
import { waitingMessages as text } from '#texts/en/waiting.ts';
import type { WaitingThing } from './queries.ts';

interface Said {
  title: string;
  said: string;
  act: { label: string; to: string };
}

/** One row of what is to be done. */
export interface WaitingRow {
  id: string;
  title: string;
  text: string;
  isUrgent: boolean;
  /** Null where this officer cannot do it; then the text says why. */
  act: Said['act'] | null;
}

/** Where the proposals stand one by one. */
export const proposalAnchor = (id: string): string => `proposal-${id}`;

/** The words of a thing that waits, and where it is done. */
export function rowOf(thing: WaitingThing, timeZone: string): WaitingRow {
  const say = kinds[thing.kind] as (thing: WaitingThing, moment: Moment) => Said;
  const { title, said, act } = say(thing, (iso) => weekdayMoment(iso, timeZone));
  const { kind, whyNot } = thing;
  return {
    id: idOf(thing),
    title,
    text: whyNot === null ? said : whyNotText(thing, timeZone),
    isUrgent: waitingKinds[kind].urgency === 'at-once',
    act: whyNot === null ? act : null,
  };
}

function idOf(thing: WaitingThing): string {
  if (thing.kind === 'proposal') return thing.proposalId;
  if (thing.kind === 'server') return thing.trouble;
  const of = 'positionId' in thing ? thing.positionId : (thing.electionId ?? '');
  return [thing.kind, of, thing.whyNot ?? ''].join(' ');
}

function whyNotText(thing: WaitingThing, timeZone: string): string {
  const { whyNot } = thing;
  if (whyNot === null) return '';
  if (whyNot !== 'too-early') return text.whyNot[whyNot];
  return text.whyNot['too-early'](thing.kind === 'tie' ? weekdayMoment(thing.from, timeZone) : '');
}

type Moment = (iso: string) => string;
type Kinds = {
  readonly [Kind in WaitingThing['kind']]: (
    thing: Extract<WaitingThing, { kind: Kind }>,
    moment: Moment,
  ) => Said;
};

/** Where the troubles of the server stand one by one. */
const troubleAt = (id: string): string => `${pagePaths.server}#${id}`;
/** On the page of the election, at the act. */
const settleAt = (electionId: string, anchor: string): string =>
  `${electionPath(electionId)}#${anchor}`;
const emailsAt = (id: string) => ({
  label: text.notices.look,
  to: `${pagePaths.messages}#${id}`,
});

/** What each trouble of the server is called, and where it stands. */
const troubles: Readonly<Record<ServerTrouble, (count: number) => [title: string, at: string]>> = {
  'disk-full': () => [diskMessages.fullTitle, 'disk-notice'],
  'disk-low': () => [diskMessages.lowTitle, 'disk-notice'],
  'clock-jumped': () => [clockMessages.jumpedTitle, 'clock-notice'],
  'clocks-apart': () => [clockMessages.apartTitle, 'clock-notice'],
  'missing-keys': (count) => [electionKeys.missing.title(count), 'missing-keys'],
  'unsaved-keys': (count) => [electionKeys.unsaved.title(count), 'unsaved-keys'],
  'foreign-keys': () => [electionKeys.foreign.title, 'foreign-keys'],
  'altered-standings': (count) => [electionKeys.altered.title(count), 'altered-standings'],
  'results-in-doubt': (count) => [electionKeys.inDoubt.title(count), 'results-in-doubt'],
  'written-back-keys': (count) => [electionKeys.writtenBack.title(count), 'written-back-keys'],
};

/** What each kind says, and where it is done. */
const kinds: Kinds = {
  'close-failed': ({ election, isKeyMissing }) => ({
    title: text.failedTitle(election),
    said: isKeyMissing ? text.keyMissing : text.notCounted,
    act: {
      label: isKeyMissing ? text.bringKey : text.readHelp,
      to: troubleAt('failed-closes'),
    },
  }),
  'close-held': ({ election }) => ({
    title: text.heldTitle(election),
    said: text.held,
    act: { label: text.decide, to: troubleAt('held-closes') },
  }),
  'paused-by-restore': ({ election, electionId }) => ({
    title: text.pausedTitle(election),
    said: text.pausedByRestore,
    act: { label: text.lookAtPaused, to: electionPath(electionId) },
  }),
  server: ({ trouble, count }) => {
    const [title, at] = troubles[trouble](count);
    return { title, said: '', act: { label: text.readHelp, to: troubleAt(at) } };
  },
  'late-emails': () => ({
    title: dashboardMessages.emails.late.title,
    said: '',
    act: emailsAt('late-emails'),
  }),
  backup: ({ isFailed, last }, moment) => ({
    title: isFailed ? text.backup.failed : text.backup.old,
    said: last === null ? text.backup.none : text.backup.last(moment(last)),
    act: { label: text.readHelp, to: sectionPath('system') },
  }),
  tie: ({ positions, election, electionId, positionId, count, votes, by }) => ({
    title: text.tieTitle(positions, election),
    said: positions.length > 1 ? text.tiedTogether(by) : text.tied(count, votes),
    act: {
      label: text.decideTie,
      to: settleAt(
        electionId,
        by === 'draw' ? settleAnchors.draw : settleAnchors.position(positionId),
      ),
    },
  }),
  'vote-again': ({ positions, election, electionId, positionId }) => ({
    title: text.againTitle(positions, election),
    said: text.again,
    act: {
      label: text.prepareAgain,
      to: settleAt(electionId, settleAnchors.position(positionId)),
    },
  }),
  seat: ({ count, election }) => ({
    title: text.seatTitle(count, election),
    said: text.seatLost,
    act: { label: text.takeSeatBack, to: pagePaths.council },
  }),
  'no-candidates': ({ positions, election, electionId, until }) => ({
    title: text.emptyTitle(positions, election),
    said: text.opensIn(Date.parse(until) - serverNow()),
    // The election list with the candidates of the election open.
    act: {
      label: enteredMessages.add,
      to: `${sectionPath('election-list')}&candidates=${electionId}`,
    },
  }),
  'in-no-position': ({ people, names, election, electionId, until }) => ({
    title: text.inNoneTitle(people, election),
    said: `${eachMessages.inNone({ people, names })} ${text.opensIn(Date.parse(until) - serverNow())}`,
    act: { label: readinessMessages.place.edit, to: editPath(electionId) },
  }),
  release: ({ election, electionId, until, messages }, moment) => ({
    title: text.releaseTitle(election),
    said: text.shownBy(moment(until), releaseMessages.unanswered(messages)),
    act: { label: releaseMessages.act, to: settleAt(electionId, settleAnchors.release) },
  }),
  certify: ({ election, electionId }) => ({
    title: text.certifyTitle(election),
    said: text.complaintsOver,
    act: { label: text.certify, to: settleAt(electionId, settleAnchors.certify) },
  }),
  proposal: ({ isInForce, subject, act, newEnd, until, proposalId }, moment) => ({
    title: isInForce
      ? text.asksLonger(subject)
      : text.asks(
          proposalMessages.acts[act]?.(subject) ?? subject,
          newEnd === null ? null : moment(newEnd),
        ),
    said: isInForce ? text.goesOn(moment(until)) : text.decideBy(moment(until)),
    act: {
      label: text.look,
      to: `${sectionPath('decisions')}#${proposalAnchor(proposalId)}`,
    },
  }),
  'personal-proposals': ({ count, election, until }, moment) => ({
    title: text.personal(count, election),
    said: text.decideBy(moment(until)),
    act: { label: text.look, to: sectionPath('decisions') },
  }),
  grievances: ({ count, until }, moment) => ({
    title: text.grievances.title(count),
    said: text.grievances.due(moment(until)),
    act: { label: text.grievances.read, to: sectionPath('contact-requests') },
  }),
  'failed-emails': ({ count }) => ({
    title: dashboardMessages.emails.stuckTitle(count),
    said: '',
    act: emailsAt('unsent-emails'),
  }),
  'name-campus': () => ({
    title: text.steps.name,
    said: text.steps.nameText,
    act: { label: text.steps.settings, to: pagePaths.settings },
  }),
  'second-officer': () => ({
    title: text.steps.officer,
    said: text.steps.officerText,
    act: { label: text.steps.invite, to: sectionPath('accounts') },
  }),
  'import-voters': () => ({
    title: text.steps.voters,
    said: text.steps.votersText,
    act: { label: text.steps.list, to: sectionPath('voter-list') },
  }),
  'first-election': () => ({
    title: text.steps.election,
    said: text.steps.electionText,
    act: { label: text.steps.organize, to: sectionPath('organize-election') },
  }),
};
