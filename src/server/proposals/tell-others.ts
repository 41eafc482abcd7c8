import { randomUUID } from 'node:crypto';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { momentText } from '#texts/moment-text.ts';
import { isPersonalAct } from '#core/council/two-person.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { frameEmail, leadingTo } from '../email/frame.ts';
import type { EmailWords } from '../email/frame.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { proposalEmails } from '#texts/en/proposal-emails.ts';
import type { Proposed } from '#texts/en/proposal-emails.ts';
import { recordEmails } from '#texts/en/record-emails.ts';
import { momentOf } from '#core/elections/election-line.ts';
import { voterLines } from '#texts/election-line.ts';
import type { VoterLines } from '#texts/election-line.ts';
import type { SubjectLine } from '#core/council/proposal-line.ts';
import { proposedText, subjectText } from '#texts/proposal-line.ts';
import { queueEmail } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { DoneMeanwhile } from './second-officer.ts';
import type { ProposalRow } from './store.ts';
import { listOpen, listOthers, lockTelling, takeUntold } from './store.ts';
import { linesOf, secondFor } from './view.ts';

/** Says on the page of an election what nobody has done yet. */
export type SayOnPage = (
  tx: Tx,
  said: { electionId: string; actorId: string } & VoterLines,
) => Promise<void>;

const asked = 'proposal';
/** Begins the keys of the e-mails that ask the others about a proposal. */
export const askedKey = (id: string) => `${asked}:${id}`;

type Told = Pick<Services, 'campus' | 'config' | 'jobs' | 'mail'>;

/** Tells every officer at a confirmed address what one of them did at once, and how it becomes more than that. */
export async function tellDone(
  tx: Tx,
  services: Told,
  proposal: ProposalRow & { access: 'officers' | 'admin' },
  done: DoneMeanwhile,
): Promise<void> {
  await takeUntold(tx, proposal.id);
  const { officerName, reason } = proposal;
  const words = () => {
    const { subject, message, line } = done.words();
    const { before } = proposalEmails.didAlone(officerName ?? '', subject);
    return {
      subject,
      preview: message,
      before: [...before, [message], [proposalEmails.reason(reason)], [line]],
    };
  };
  await tell(tx, services, proposal, { key: 'proposal-done', words });
}

/**
 * Tells every officer what waits that they could confirm, at a confirmed address and where they want such
 * e-mails: at once, or where they had one in the last hour, when that is over. Nobody hears twice of the same alone.
 */
export async function tellWaiting(tx: Tx, services: Told): Promise<void> {
  const { from, isAhead } = await lockTelling(tx);
  if (from !== null && isAhead) {
    await services.jobs.enqueue(tx, 'tell-proposals', {}, { notBefore: from });
    return;
  }
  const untold = await takeUntold(tx);
  if (untold.size === 0 || services.mail.delivery !== 'smtp') return;
  const { timeZone } = await services.campus.settings();
  const letterhead = await readLetterhead(tx, services.config);
  const url = `${services.config.publicUrl}${sectionPath('decisions')}`;
  const officers = new Map<string, { name: string; email: string; waits: ProposalRow[] }>();
  for (const row of await listOpen(tx)) {
    const but = [...row.notBy, ...(row.proposedBy === null ? [] : [row.proposedBy])];
    for (const { id, ...one } of await listOthers(tx, secondFor(row), but, 'others')) {
      const known = officers.get(id) ?? { ...one, waits: [] };
      known.waits.push(row);
      officers.set(id, known);
    }
  }
  for (const [id, { name, email, waits }] of officers) {
    const [first] = waits;
    if (first === undefined || !waits.some((row) => untold.has(row.id))) continue;
    await queueEmail(tx, services, {
      // The e-mail about one is taken back with it.
      key: waits.length === 1 ? `${askedKey(first.id)}:${id}` : `proposals:${randomUUID()}`,
      to: email,
      compose: () =>
        frameEmail(
          {
            ...leadingTo(
              {
                ...asksOf(waits, timeZone),
                action: proposalEmails.decide,
              },
              url,
            ),
            greeting: everyEmail.dear(name),
            closing: ['Hustings'],
          },
          { ...letterhead, reason: everyEmail.officer },
        ),
    });
  }
}

/**
 * Tells all officers and witnesses, and on its page the readers of the election, that its proposer will act
 * alone. It is no choice of theirs, and whom it concerns is told as well.
 */
export async function tellAnnounced(
  tx: Tx,
  services: Told,
  proposal: ProposalRow & { aloneFrom: Date },
  sayOnPage: SayOnPage,
): Promise<void> {
  const { id, proposedBy, electionId, aloneFrom } = proposal;
  const { timeZone } = await services.campus.settings();
  const from = () => momentText(aloneFrom, timeZone);
  if (electionId !== null && proposedBy !== null) {
    const lines = voterLines(timeZone, { key: 'alone-from', from: momentOf(aloneFrom) });
    await sayOnPage(tx, { electionId, ...lines, actorId: proposedBy });
  }
  await tell(
    tx,
    services,
    { ...proposal, notBy: [], access: 'officers' },
    {
      key: 'proposal-alone',
      words: () => withReason(proposalEmails.willActAlone, saidOf(proposal, timeZone), from()),
    },
  );
  const letterhead = await readLetterhead(tx, services.config);
  for (const to of services.config.recordWitnesses) {
    await queueEmail(tx, services, {
      key: `proposal-alone:${id}:${to}`,
      to,
      compose: () => {
        const said = saidOf(proposal, timeZone);
        const { reason, ...words } = withReason(
          proposalEmails.willActAloneForWitness,
          said,
          from(),
        );
        return frameEmail(
          { ...words, greeting: recordEmails.dear, closing: ['Hustings'] },
          { ...letterhead, reason },
        );
      },
    });
  }
}

/** Tells all officers, its proposer too, that an act is gone which a proposal was about. */
export async function tellGone(tx: Tx, services: Told, proposal: ProposalRow): Promise<void> {
  const { timeZone } = await services.campus.settings();
  // Whether it was about people is not known of an act that is gone.
  const words = () =>
    withReason(
      proposalEmails.gone,
      isPersonalAct(proposal.act)
        ? { subject: proposal.electionName ?? '', said: null }
        : saidOf(proposal, timeZone),
    );
  const toAll = { ...proposal, notBy: [], proposedBy: null };
  await tell(tx, services, { ...toAll, access: 'officers' }, { key: 'proposal-gone', words });
}

/** Says all that waits, each with its sentences. */
function asksOf(waits: readonly ProposalRow[], timeZone: string) {
  const all = proposedIn(waits, timeZone).map(({ until, ...one }) => ({
    ...one,
    until: momentText(until, timeZone),
  }));
  return {
    ...proposalEmails.asks(waits.length, all[0]?.subject ?? ''),
    before: all.flatMap((one) => withReason(proposalEmails.wait, one).before),
  };
}

/** Behind what is proposed stands what it would do, and why. */
function withReason<
  One extends Proposed,
  Said extends Pick<EmailWords, 'before'>,
  More extends unknown[],
>(say: (proposed: One, ...more: More) => Said, proposed: One, ...more: More): Said {
  const { said } = proposed;
  const words = say(proposed, ...more);
  if (said === null) return words;
  const sentences = [
    ...(said.what === '' ? [] : [[said.what]]),
    [proposalEmails.reason(said.reason)],
  ];
  return { ...words, before: words.before.toSpliced(1, 0, ...sentences) };
}

/** What waits, the first first; what is about people is only counted, by the election. */
function proposedIn(waits: readonly ProposalRow[], timeZone: string) {
  const isSaid = ({ act }: ProposalRow) => !isPersonalAct(act);
  const people = Map.groupBy(
    waits.filter((row) => !isSaid(row)),
    ({ electionId }) => electionId,
  );
  return [
    ...waits.filter(isSaid).map((row) => ({ ...saidOf(row, timeZone), until: row.expiresAt })),
    ...[...people.values()].map((rows) => ({
      ...aboutPeople(rows),
      until: new Date(Math.min(...rows.map(({ expiresAt }) => expiresAt.getTime()))),
    })),
  ];
}

/** Who it is about and who proposed it stands behind the link alone. */
const aboutPeople = (rows: readonly ProposalRow[]) => ({
  subject: proposalEmails.people(rows.length, rows[0]?.electionName ?? null),
  said: null,
});

/** A proposal in the language of the moment. */
function saidOf(row: ProposalRow, timeZone: string) {
  const { act, subject, what, reason, officerName } = row;
  if (isPersonalAct(act)) return aboutPeople([row]);
  return {
    subject: subjectText({ subject, subjectTold: row.subjectTold as SubjectLine | null }),
    said: {
      officer: officerName ?? '',
      what: proposedText({ what, told: linesOf(row) }, timeZone),
      reason,
    },
  };
}

interface Telling {
  key: string;
  /** In the language of each. */
  words: () => Pick<EmailWords, 'subject' | 'preview' | 'before'>;
}

/** Sends the others who may know of a proposal an e-mail that leads to it. */
async function tell(
  tx: Tx,
  services: Told,
  { id, proposedBy, notBy, access }: ProposalRow & { access: 'officers' | 'admin' },
  { key, words }: Telling,
): Promise<void> {
  if (services.mail.delivery !== 'smtp') return;
  const letterhead = await readLetterhead(tx, services.config);
  const url = `${services.config.publicUrl}${sectionPath('decisions')}`;
  const but = [...notBy, ...(proposedBy === null ? [] : [proposedBy])];
  // What one officer does alone is told to those as well who want no e-mails about proposals.
  for (const officer of await listOthers(tx, access, but, null)) {
    await queueEmail(tx, services, {
      key: `${key}:${id}:${officer.id}`,
      to: officer.email,
      compose: () =>
        frameEmail(
          {
            ...leadingTo({ ...words(), action: proposalEmails.decide }, url),
            greeting: everyEmail.dear(officer.name),
            closing: ['Hustings'],
          },
          { ...letterhead, reason: everyEmail.officer },
        ),
    });
  }
}
