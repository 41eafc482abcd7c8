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
import { listToTell, listOpenBeforeResults, listAppealRows } from '../complaints/public.ts';
import { ofElection, readUnsettled } from './list.ts';
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
}

/** Tells each officer by e-mail what an election waits for now, as far as they can do it and want to hear. */
export async function tellOfficers(services: Told, electionId: string): Promise<void> {
  if (services.mail.delivery !== 'smtp') return;
  await services.transact(async (tx) => {
    const now = (await readClock(tx)).getTime();
    await tellOfComplaints(tx, services, electionId);
    const [read] = await readUnsettled(tx, { now, proposals: await listOpen(tx) }, electionId);
    const appeals = await listAppealRows(tx, { electionIds: [electionId] });
    const open = appeals.filter(({ answer }) => answer === null);
    await takeBackOver(tx, electionId, read, appeals);
    if (read === undefined) return;
    for (const { role, ...officer } of await listToHear(tx, electionId)) {
      const news = ofElection(read, { id: officer.id, role })
        .filter(({ whyNot }) => whyNot === null || whyNot === 'too-early')
        .flatMap((thing) => newsOf(thing, open));
      for (const one of news) await tell(tx, services, { officer, electionId, news: one });
    }
  });
}

/** Takes back what has not left, such as while the mail server was away, and is over. */
async function takeBackOver(
  tx: Tx,
  electionId: string,
  read: Unsettled | undefined,
  appeals: readonly { id: string; answer: unknown }[],
): Promise<void> {
  const waits = read === undefined ? [] : ofElection(read, nobody);
  const isWaiting = (kind: WaitingThing['kind'], id?: string) =>
    waits.some((one) => one.kind === kind && (!('positionId' in one) || one.positionId === id));
  const positions = read?.outcomes.map(({ position }) => position.id) ?? [];
  await takeBackUnsent(tx, [
    ...positions.filter((id) => !isWaiting('tie', id)).map((id) => keyOf(`tie:${id}`)),
    ...positions.filter((id) => !isWaiting('vote-again', id)).map((id) => keyOf(`again:${id}`)),
    ...(isWaiting('certify') ? [] : [keyOf(`certify:${electionId}`)]),
    ...appeals.filter(({ answer }) => answer !== null).map(({ id }) => keyOf(`appeal:${id}`)),
  ]);
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
function newsOf(thing: WaitingThing, open: readonly { id: string }[]): News[] {
  if (thing.kind === 'appeals') return open.map(({ id }) => complaintNews(id, thing.election));
  if (thing.kind === 'tie') {
    const { positionId, position, election, count, votes } = thing;
    return [
      {
        key: `tie:${positionId}`,
        words: () => waitingEmails.tie(position, election, count, votes),
      },
    ];
  }
  if (thing.kind === 'vote-again') {
    const { positionId, position, election } = thing;
    return [
      { key: `again:${positionId}`, words: () => waitingEmails.voteAgain(position, election) },
    ];
  }
  if (thing.kind === 'certify') {
    const { electionId, election } = thing;
    return [{ key: `certify:${electionId}`, words: () => waitingEmails.certify(election) }];
  }
  return [];
}

const complaintNews = (id: string, election: string): News => ({
  key: `appeal:${id}`,
  words: () => waitingEmails.complaint(election),
});

/** Of each complaint about an election that is not over. */
async function tellOfComplaints(tx: Tx, services: Told, electionId: string): Promise<void> {
  const [found] = await listOpenBeforeResults(tx, electionId);
  if (found === undefined) return;
  for (const officer of await listToHear(tx, electionId)) {
    for (const id of found.ids) {
      await tell(tx, services, { officer, electionId, news: complaintNews(id, found.election) });
    }
  }
}

interface Telling {
  officer: { id: string; name: string; email: string };
  electionId: string;
  news: News;
}

async function tell(tx: Tx, services: Told, { officer, electionId, news }: Telling): Promise<void> {
  const campus = await readLetterhead(tx, services.config);
  const url = `${services.config.publicUrl}${electionPath(electionId)}#settle-title`;
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
