import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { isOfficer } from '#core/accounts/role.ts';
import type { Role } from '#core/accounts/role.ts';
import { electionPath } from '#core/page-paths.ts';
import type { WaitingThing } from '#contract/waiting.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { frameEmail, leadingTo } from '../email/frame.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { waitingEmails } from '#texts/en/waiting-emails.ts';
import { queueEmail } from '../email/send.ts';
import { takeBackUnsent } from '../email/decide-unsent.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Tx } from '../platform/db/client.ts';
import { listOpen, listOthers } from '../proposals/public.ts';
import type { Services } from '../services.ts';
import { listSettled, listUnanswered } from '../contact/public.ts';
import { listElectionRows } from '../elections/store.ts';
import { listToTell } from '../complaints/public.ts';
import { ofElection, readDeciders, readUnsettled } from './list.ts';
import type { Unsettled } from './list.ts';

type Told = Pick<Services, 'transact' | 'config' | 'jobs' | 'mail'>;

/** An e-mail about something that waits. */
interface News {
  /** Each officer hears of it once. */
  key: string;
  /** In the language of each. */
  words: () => {
    subject: string;
    line: string;
    action: { label: string; inText: string };
  };
  /** Of a message about the election: who reads it finds it elsewhere. */
  isMessage?: boolean;
}

/** Tells each officer by e-mail what an election waits for now, as far as they can do it and want to hear. */
export async function tellOfficers(services: Told, electionId: string): Promise<void> {
  if (services.mail.delivery !== 'smtp') return;
  await services.transact(async (tx) => {
    const now = (await readClock(tx)).getTime();
    await tellOfMessages(tx, services, electionId);
    const [read] = await readUnsettled(tx, { now, proposals: await listOpen(tx) }, electionId);
    await takeBackOver(tx, electionId, read, await listSettled(tx, electionId));
    if (read === undefined) return;
    const forReader = await readDeciders(tx, [electionId]);
    for (const officer of await listToHear(tx, electionId)) {
      const news = forReader(ofElection(read, officer), officer)
        .filter(({ whyNot }) => whyNot === null || whyNot === 'too-early')
        .flatMap(newsOf);
      for (const one of news) await tell(tx, services, { officer, electionId, news: one });
    }
  });
}

/** Takes back what has not left, such as while the mail server was away, and is over. */
async function takeBackOver(
  tx: Tx,
  electionId: string,
  read: Unsettled | undefined,
  settled: readonly string[],
): Promise<void> {
  const waits = read === undefined ? [] : ofElection(read, nobody);
  const waiting = new Set(waits.flatMap(newsOf).map(({ key }) => key));
  const positions = read?.outcomes.map(({ position }) => position.id) ?? [];
  const told = ['tie', 'again'].flatMap((news) => [
    ...positions.map((id) => `${news}:${id}`),
    ...positions.map((_, at) => `${news}:${electionId}:${at + 1}`),
  ]);
  const over = [...told, `certify:${electionId}`].filter((key) => !waiting.has(key));
  await takeBackUnsent(tx, [...over, ...settled.map((id) => `appeal:${id}`)].map(keyOf));
}

const keyOf = (news: string) => `waiting:${news}`;
/** Somebody about whom nothing is: for them everything waits that does. */
const nobody = { id: '', role: 'council' } as const;

/** The officers who want to hear of it, and whoever is named in their place. */
const listToHear = async (tx: Tx, electionId: string) => [
  ...(await listOthers(tx, 'officers', [], 'others')),
  ...(await listToTell(tx, electionId)),
];

/** Of all else the dashboard tells, or an e-mail of its own: of a close, a proposal, a changed result. */
function newsOf(thing: WaitingThing): News[] {
  if (thing.kind === 'tie') {
    const { positions, election, count, votes } = thing;
    const words = () =>
      positions.length > 1
        ? waitingEmails.ties(positions, election)
        : waitingEmails.tie(thing.position, election, count, votes);
    return [{ key: `tie:${whatOf(thing)}`, words }];
  }
  if (thing.kind === 'vote-again') {
    const { positions, election } = thing;
    return [
      { key: `again:${whatOf(thing)}`, words: () => waitingEmails.voteAgain(positions, election) },
    ];
  }
  if (thing.kind === 'certify') {
    const { electionId, election } = thing;
    return [{ key: `certify:${electionId}`, words: () => waitingEmails.certify(election) }];
  }
  return [];
}

/** Of several positions each officer hears again where there are more, or fewer. */
const whatOf = ({
  positionId,
  positions,
  electionId,
}: Extract<WaitingThing, { positionId: string }>) =>
  positions.length > 1 ? `${electionId}:${positions.length}` : positionId;

const messageNews = (id: string, election: string): News => ({
  key: `appeal:${id}`,
  words: () => waitingEmails.message(election),
  isMessage: true,
});

/** Of each message about an election that they read. */
async function tellOfMessages(tx: Tx, services: Told, electionId: string): Promise<void> {
  const [row] = await listElectionRows(tx, { id: electionId });
  if (row === undefined) return;
  const unanswered = await listUnanswered(tx, [electionId]);
  for (const officer of await listToHear(tx, electionId)) {
    for (const { id } of unanswered.filter(({ isReadBy }) => isReadBy(officer.id))) {
      await tell(tx, services, { officer, electionId, news: messageNews(id, row.name) });
    }
  }
}

interface Telling {
  officer: { id: string; name: string; email: string; role: Role };
  electionId: string;
  news: News;
}

async function tell(tx: Tx, services: Told, { officer, electionId, news }: Telling): Promise<void> {
  const campus = await readLetterhead(tx, services.config);
  // Whoever is named reads it on the page of the election.
  const isOnDashboard = news.isMessage === true && isOfficer(officer.role);
  const path = isOnDashboard
    ? sectionPath('contact-requests')
    : `${electionPath(electionId)}#${news.isMessage === true ? 'named-messages' : 'settle-title'}`;
  const url = `${services.config.publicUrl}${path}`;
  await queueEmail(tx, services, {
    key: `${keyOf(news.key)}:${officer.id}`,
    to: officer.email,
    compose: () => {
      const { line, ...said } = news.words();
      return frameEmail(
        {
          ...leadingTo(said, url),
          preview: line,
          greeting: everyEmail.dear(officer.name),
          before: [[line]],
          closing: ['Hustings'],
        },
        { ...campus, reason: everyEmail.officer },
      );
    },
  });
}
