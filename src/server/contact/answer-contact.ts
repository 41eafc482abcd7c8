import { contactCodes, referenceOf } from '#core/contact/contact-request.ts';
import { queueEmail } from '../email/send.ts';
import { record } from '../platform/record.ts';
import { letterheadOf } from '../email/letterhead.ts';
import { officerAct } from '../officer-act.ts';
import { electionOf, lockReadable, tellOver } from './lock-readable.ts';
import type { AnsweredRow } from './store.ts';
import { insertAnswer, readContact, updateResolved } from './store.ts';
import { answerMessage } from './view.ts';
import { contactEmails } from '#texts/en/contact-emails.ts';
import { councilEmail } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';

/**
 * Answers a message by e-mail and keeps the answer with it. `entryId` is the sender's name for this
 * answer: sent twice, it is kept once and leaves once.
 */
export const answerContact = officerAct<'answerContact', AnsweredRow | null>({
  async run({ tx, actor, input: { id, entryId, text, isResolved }, services, settings }) {
    const { replyTo } = settings;
    const row = await lockReadable(tx, actor, id);
    if (await insertAnswer(tx, { id: entryId, contactId: row.id, text, authorId: actor.id })) {
      // A complaint of 0.3.0 whose sender has no confirmed address: the answer is under "Your messages".
      if (row.email !== '') {
        await queueEmail(tx, services, {
          key: `answer:${entryId}`,
          to: row.email,
          replyTo,
          compose: () =>
            answerEmail(
              { reference: referenceOf(row.id), text, mayReply: replyTo !== '' },
              letterheadOf(settings, services.config),
            ),
        });
      }
      if (isResolved) await updateResolved(tx, row.id, contactCodes.resolved);
      await record(tx, {
        ...{ actorId: actor.id, act: 'contact.answer', objectId: row.id },
        ...electionOf(row),
      });
      await tellOver(tx, services, row);
    }
    return readContact(tx, row.id);
  },
  answer: answerMessage,
});

type Campus = Omit<EmailFrame, 'reason'>;

/** The council's answer to a message. It repeats no word of the sender: they could be for a stranger. */
function answerEmail(
  { reference, text, mayReply }: { reference: string; text: string; mayReply: boolean },
  campus: Campus,
): FramedEmail {
  const lines = text.split(/\r?\n/).filter((one) => one.trim() !== '');
  const { before, ...said } = contactEmails.answer(reference, mayReply);
  return councilEmail({ ...said, before: [[before], ...lines.map((one) => [one])] }, campus);
}
