import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { momentText } from '#core/campus/dates.ts';
import { isPersonalAct } from '#core/council/two-person.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { frameEmail, leadingTo } from '../email/frame.ts';
import type { EmailWords } from '../email/frame.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { proposalEmails } from '#texts/en/proposal-emails.ts';
import { recordEmails } from '#texts/en/record-emails.ts';
import { spokenSentence } from '#texts/spoken-sentence.ts';
import { queueEmail } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { DoneMeanwhile } from './second-officer.ts';
import type { ProposalRow } from './store.ts';
import { listOthers } from './store.ts';

/** Says on the page of an election what nobody has done yet. */
export type SayOnPage = (
  tx: Tx,
  said: { electionId: string; what: string; actorId: string },
) => Promise<void>;

const asked = 'proposal';
/** Begins the keys of the e-mails that ask the others about a proposal. */
export const askedKey = (id: string) => `${asked}:${id}`;

type Told = Pick<Services, 'campus' | 'config' | 'jobs' | 'mail'>;

/** Tells every officer who could confirm it, at a confirmed address, that something waits. */
export async function tellOthers(
  tx: Tx,
  services: Told,
  proposal: ProposalRow & { access: 'officers' | 'admin' },
  done?: DoneMeanwhile,
): Promise<void> {
  const { timeZone } = await services.campus.settings();
  const words = () =>
    done === undefined
      ? proposalEmails.asks(saidOf(proposal), momentText(proposal.expiresAt, timeZone))
      : proposalEmails.didAlone(done.words(), saidOf(proposal));
  const key = done === undefined ? asked : 'proposal-done';
  await tell(tx, services, proposal, { key, isForAll: done !== undefined, words });
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
  const { id, act, proposedBy, electionId, aloneFrom } = proposal;
  const { timeZone } = await services.campus.settings();
  const from = () => momentText(aloneFrom, timeZone);
  if (electionId !== null && proposedBy !== null) {
    const what = `No second officer has decided what one officer proposed. That officer can do it alone from ${from()}`;
    await sayOnPage(tx, { electionId, what, actorId: proposedBy });
  }
  await tell(
    tx,
    services,
    { ...proposal, notBy: [], access: 'officers' },
    {
      key: 'proposal-alone',
      isForAll: true,
      words: () => proposalEmails.willActAlone(saidOf(proposal), from()),
    },
  );
  const letterhead = await readLetterhead(tx, services.config);
  for (const to of services.config.recordWitnesses) {
    await queueEmail(tx, services, {
      key: `proposal-alone:${id}:${to}`,
      to,
      compose: () => {
        const { reason, ...words } = proposalEmails.willActAloneForWitness(saidOf(proposal), {
          from: from(),
          // What is about people is for officers.
          isReasonSaid: !isPersonalAct(act),
        });
        return frameEmail(
          { ...words, greeting: recordEmails.dear, closing: ['Hustings'] },
          { ...letterhead, reason },
        );
      },
    });
  }
}

/** A proposal in the language of the moment. It is kept as the server says it, in English. */
const saidOf = ({ act, electionId, subject, what, reason, officerName }: ProposalRow) => ({
  subject: isNamedByUs({ act, electionId }) ? spokenSentence(subject) : subject,
  officer: officerName ?? '',
  what: spokenSentence(what),
  reason,
});

/** What all others are about is an election or a person, with the name that people gave it. */
const isNamedByUs = ({ act, electionId }: Pick<ProposalRow, 'act' | 'electionId'>) =>
  act.startsWith('number.') || (electionId === null && !act.startsWith('account.'));

interface Telling {
  key: string;
  isForAll: boolean;
  /** In the language of each. */
  words: () => Pick<EmailWords, 'subject' | 'preview' | 'before'>;
}

/** Sends the others who may know of a proposal an e-mail that leads to it. */
async function tell(
  tx: Tx,
  services: Told,
  { id, proposedBy, notBy, access }: ProposalRow & { access: 'officers' | 'admin' },
  { key, isForAll, words }: Telling,
): Promise<void> {
  if (services.mail.delivery !== 'smtp') return;
  const letterhead = await readLetterhead(tx, services.config);
  const url = `${services.config.publicUrl}${sectionPath('decisions')}`;
  const but = [...notBy, ...(proposedBy === null ? [] : [proposedBy])];
  // What one officer does alone is told to those as well who want no e-mails about proposals.
  const kind = isForAll ? null : 'officer-proposals';
  for (const officer of await listOthers(tx, access, but, kind)) {
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
