import { z } from 'zod';
import { officerEmails } from '../core/emails/officer-emails.ts';
import { optionalEmails } from '../core/emails/optional-emails.ts';
import { refusals } from '../core/refusal.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

const badLink = refusals['unsubscribe-link-invalid'][1];

/** A kind of e-mail, and whether somebody wants it. */
export const EmailChoice = z
  .object({ kind: z.enum([...optionalEmails, ...officerEmails]), isWanted: z.boolean() })
  .meta({ id: 'EmailChoice', description: 'A kind of e-mail, and whether somebody wants it' });
export type EmailChoice = z.output<typeof EmailChoice>;

/** The signed token of a link with which somebody unsubscribes. */
const Token = z.string({ error: badLink }).min(1, badLink).max(200, badLink);
const Choices = z.array(EmailChoice).max(optionalEmails.length + officerEmails.length);
const Chosen = z.object({ choices: Choices, message: z.string() });

/** The same by the link of an e-mail, which may be one to an address of a voter list. */
const UnsubscribeKind = z
  .enum([...optionalEmails, 'list'])
  .describe('The kind of the e-mail with this link; `list` for all that go by a voter list');
const UnsubscribeChoices = z
  .array(z.object({ kind: UnsubscribeKind, isWanted: z.boolean() }))
  .max(optionalEmails.length);
export type UnsubscribeChoice = z.output<typeof UnsubscribeChoices>[number];

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
      choices: UnsubscribeChoices,
    }),
    refuses: ['unsubscribe-link-invalid'],
  }),
  unsubscribe: endpoint({
    ...routes.unsubscribe,
    access: 'any',
    done: answers.emailChoicesSaved,
    summary: 'Choose which optional e-mails you get, by the link of an e-mail',
    body: z.object({ token: Token, choices: UnsubscribeChoices }),
    reply: z.object({ choices: UnsubscribeChoices, message: z.string() }),
    refuses: ['unsubscribe-link-invalid'],
  }),
};
