import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Done, Id, Token } from './fields.ts';
import { Code } from './numbers.ts';
import { routes } from './routes.ts';

const OwnCorrection = z.object({
  email: z.string().describe('The address that the account is to have'),
  dueAt: z.string().describe('From when it counts if nobody says no. ISO 8601 in UTC'),
  isRead: z.boolean().describe('The link that was sent there was opened'),
  isAgreed: z.boolean().describe('Somebody who can has said yes'),
});

const Correction = OwnCorrection.extend({
  _id: Id,
  name: z.string().describe('Of the account'),
  officer: z.string().nullable().describe('Who corrected it'),
  needsSecond: z.boolean().describe('Time does not let it count: a second officer has to'),
  isYours: z.boolean(),
  isAboutYou: z.boolean(),
  hasNumber: z.boolean().describe('A printed code can be typed for it'),
}).meta({
  id: 'AddressCorrection',
  description: 'An address that an officer corrected and that waits',
});
export type Correction = z.output<typeof Correction>;

const said = { accept: z.boolean().describe('Yes, or no: the account keeps its address') };
const refused = ['correction-over', 'email-taken', 'account-key-missing'] as const;

/** The calls about e-mail addresses that an officer corrected (contract, in the style of "The calls"). */
export const addressCorrections = {
  listCorrections: endpoint({
    ...routes.listCorrections,
    access: 'officers',
    summary: 'The corrected e-mail addresses that wait',
    reply: z.object({ corrections: z.array(Correction) }),
  }),
  decideCorrection: endpoint({
    ...routes.decideCorrection,
    access: 'officers',
    needsFreshLogIn: true,
    summary:
      'Confirm a corrected address as a second officer, with a printed code that its owner typed, or drop it',
    params: ById,
    body: z.object({ ...said, code: Code.optional() }),
    reply: Done,
    refuses: [...refused, 'own-proposal', 'proposal-about-you', 'officer-too-new', 'code-wrong'],
  }),
  readOwnCorrection: endpoint({
    ...routes.readOwnCorrection,
    access: 'user',
    summary: 'The address that an officer wants to give the own account, while it waits',
    reply: z.object({ correction: OwnCorrection.nullable() }),
  }),
  answerCorrection: endpoint({
    ...routes.answerCorrection,
    access: 'user',
    summary: 'Say yes or no to it',
    body: z.object(said),
    reply: Done,
    refuses: refused,
  }),
  answerCorrectionByLink: endpoint({
    ...routes.answerCorrectionByLink,
    access: 'any',
    summary: 'Say yes or no to it by the link that the former address got',
    body: z.object({ token: Token, ...said }),
    reply: Done,
    refuses: [...refused, 'link-invalid'],
  }),
};
