import { z } from 'zod';
import { emailChoices } from '../core/emails/email-choices.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { tokenOr } from './fields.ts';
import { routes } from './routes.ts';

/** A switch, and whether somebody wants these e-mails. */
export const EmailChoice = z
  .object({ kind: z.enum(emailChoices), isWanted: z.boolean() })
  .meta({ id: 'EmailChoice', description: 'A kind of e-mail, and whether somebody wants it' });
export type EmailChoice = z.output<typeof EmailChoice>;

/** The signed token of a link with which somebody unsubscribes. */
const Token = tokenOr('unsubscribe-link-invalid');
const Choices = z.array(EmailChoice).max(emailChoices.length);
const Chosen = z.object({ choices: Choices, message: z.string() });

/** What the link of an e-mail is about: elections, or all that goes to an address of a voter list. */
const UnsubscribeKind = z.enum(['elections', 'list']);
const IsWanted = z.boolean().describe('Whether these e-mails are sent');

/** Which e-mails people get (contract, in the style of "The calls"). */
export const emails = {
  readEmailChoices: endpoint({
    ...routes.readEmailChoices,
    access: 'user',
    summary: 'Which optional e-mails you get',
    reply: z.object({ choices: Choices }),
  }),
  saveEmailChoices: endpoint({
    ...routes.saveEmailChoices,
    access: 'user',
    done: answers.emailChoicesSaved,
    summary: 'Choose which optional e-mails you get',
    body: z.object({ choices: Choices }),
    reply: Chosen,
  }),
  readUnsubscribe: endpoint({
    ...routes.readUnsubscribe,
    access: 'any',
    summary: 'What the link of an e-mail unsubscribes from; changes nothing',
    body: z.object({ token: Token }),
    reply: z.object({
      kind: UnsubscribeKind,
      address: z.string().describe('The address, most of it hidden'),
      isWanted: IsWanted,
    }),
    refuses: ['unsubscribe-link-invalid'],
  }),
  unsubscribe: endpoint({
    ...routes.unsubscribe,
    access: 'any',
    done: answers.emailChoicesSaved,
    summary: 'Stop e-mails by the link of one, or switch them on again',
    body: z.object({ token: Token, isWanted: IsWanted }),
    reply: z.object({ isWanted: IsWanted, message: z.string() }),
    refuses: ['unsubscribe-link-invalid'],
  }),
};
