import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { supporterLimits } from '../core/elections/supporters.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id, lineOfText, Moment, Person } from './fields.ts';
import { routes } from './routes.ts';
import { SupporterKind } from './supporter-shapes.ts';
import { namedTranslations } from './translation-shapes.ts';

const until = Moment.describe('Until when somebody can confirm or take it back');
const counted = { needed: z.int(), confirmed: z.int() };

/** Who supports a candidate, as the candidate sees it: how many, and whom they named themselves. */
export const OwnSupporters = z
  .object({
    proposer: z.object(counted),
    seconder: z.object(counted),
    asked: z
      .array(z.object({ kind: SupporterKind, who: z.string() }))
      .describe('As the candidate wrote them; nothing says who of them confirmed'),
    until,
    isOpen: z.boolean().describe('False once nobody can confirm any more'),
  })
  .meta({
    id: 'OwnSupporters',
    description: "A candidate's supporters, as the candidate sees them",
  });

/** The same as officers see it: with names. */
export const NamedSupporters = z
  .object({
    proposer: z.object({ ...counted, names: z.array(z.string()) }),
    seconder: z.object({ ...counted, names: z.array(z.string()) }),
  })
  .meta({
    id: 'NamedSupporters',
    description: 'Who supports a candidate; who has no account any more is counted without a name',
  });

/** A candidate who asks to be supported, for the one who is asked. */
const Support = z
  .object({
    _id: Id.describe('Of the nomination'),
    election: z.object({ _id: Id, name: z.string() }),
    position: z.string(),
    nominee: Person,
    kind: SupporterKind.nullable().describe('As what they are asked, or confirmed; null for none'),
    answer: z.enum(['waits', 'yes']),
    oneOfElection: z
      .literal(true)
      .optional()
      .describe(
        'They can support one candidate of the whole election; left out where one of each position',
      ),
    until,
    translations: namedTranslations,
  })
  .meta({
    id: 'Support',
    description: 'A candidate whom somebody is asked to support, or supports',
  });
export type Support = z.output<typeof Support>;

/** What the calls about one candidate's supporters refuse alike. */
const over = ['nominations-closed', 'candidates-frozen', 'no-supporters-needed'] as const;

/** Proposers and seconders: who is asked, who confirms, who takes it back. */
export const supporters = {
  askSupport: endpoint({
    ...routes.askSupport,
    access: 'user',
    done: answers.supportAsked,
    summary:
      'Ask somebody to propose or second one’s own nomination; known or not, the answer is one',
    params: ById,
    body: z.object({
      kind: SupporterKind,
      who: lineOfText(supporterLimits.named, wrong('enter-enrollment-number-or-e')).describe(
        'An enrollment number or an e-mail address',
      ),
    }),
    reply: z.object({ message: z.string() }),
    refuses: ['unknown-nomination', 'nomination-over', 'cannot-support', 'asked-enough', ...over],
  }),
  listMySupport: endpoint({
    ...routes.listMySupport,
    access: 'user',
    summary:
      'Candidates whom the caller is asked to support, or supports, while that can be changed',
    reply: z.array(Support),
  }),
  readSupport: endpoint({
    ...routes.readSupport,
    access: 'user',
    summary: 'The candidate of a shared link, and as what the caller can support them',
    params: ById,
    reply: Support.extend({
      missing: z.array(SupporterKind).describe('What the candidate still needs'),
      problem: z
        .string()
        .nullable()
        .describe('Why the caller cannot support the candidate, in a sentence; null if they can'),
    }),
    refuses: ['unknown-support'],
  }),
  answerSupport: endpoint({
    ...routes.answerSupport,
    access: 'user',
    done: answers.supportConfirmed,
    summary: 'Support a candidate, decline, or take it back until nominations close',
    params: ById,
    body: z.object({
      answer: z.enum(['yes', 'no'], { error: wrong('say-yes-or-no') }),
      kind: SupporterKind.optional().describe('As what, with a yes'),
    }),
    reply: z.object({
      kind: SupporterKind.nullable().describe('As what the caller supports the candidate now'),
      message: z.string(),
    }),
    refuses: [
      'unknown-support',
      'cannot-support',
      'supports-already',
      'supports-other',
      'supporters-complete',
      ...over,
    ],
  }),
};
