import { z } from 'zod';
import type { Refusal } from '../core/refusal.ts';
import { accounts } from './accounts.ts';
import { campusSettings } from './campus-settings.ts';
import { electionLife } from './election-life.ts';
import { elections } from './elections.ts';
import { answers } from './answers.ts';
import { endpoint, refusalsOf } from './endpoint.ts';
import type { EndpointSpec } from './endpoint.ts';
import { ById, Done, reasonFor } from './fields.ts';
import { listEmails } from './list-emails.ts';
import { numberOffice } from './number-office.ts';
import { outcomes } from './outcomes.ts';
import { people } from './people.ts';
import { Proposal } from './proposal-shapes.ts';
import { routes } from './routes.ts';
import { sanctions } from './sanctions.ts';
import { voterLists } from './voter-lists.ts';
import { NewOfficer, OfficerLink } from './new-officers.ts';

const Needed = z
  .union([z.literal(1), z.literal(2)])
  .nullable()
  .describe('Null without the rule, 1 where nobody else is left');

const proposing: EndpointSpec[] = Object.values({
  ...campusSettings,
  ...elections,
  ...electionLife,
  ...voterLists,
  ...outcomes,
  ...sanctions,
  ...numberOffice,
  ...people,
  ...accounts,
  ...listEmails,
}).filter((spec: EndpointSpec) => spec.proposes === true);

/** Why a call that was proposed can be refused when it is done at last. */
const proposingRefusals: readonly Refusal[] = [
  ...new Set(proposing.flatMap((spec) => refusalsOf(spec))),
].filter((refusal) => refusal !== 'proposal-waits');

/** The calls about what waits for a second officer. */
export const proposals = {
  listProposals: endpoint({
    ...routes.listProposals,
    access: 'observers',
    summary: 'What waits for a second officer, the oldest first',
    reply: z.object({
      proposals: z.array(Proposal),
      needed: z
        .object({ officers: Needed, admin: Needed })
        .describe('By how many officers an act is done now, of all officers or of admins alone'),
      newOfficers: z
        .array(NewOfficer)
        .describe('Who cannot confirm yet; empty without the rule, and for observers'),
      links: z
        .array(OfficerLink)
        .describe(
          'Links for officers, and open links that carry a role, of the last seven days, the newest first; empty for observers',
        ),
    }),
  }),
  confirmProposal: endpoint({
    ...routes.confirmProposal,
    access: 'officers',
    forNamed: 'own-proposal',
    summary: 'Confirm what another officer proposed: it is done now, and judged by what is now',
    params: ById,
    reply: Done,
    refuses: [
      'unknown-proposal',
      'proposal-settled',
      'proposal-expired',
      'own-proposal',
      'proposal-about-you',
      'let-in-by-you',
      'officer-too-new',
      'proposer-too-new',
      'proposer-left',
      'draft-changed',
      'alone-too-early',
      ...proposingRefusals,
    ],
  }),
  announceAlone: endpoint({
    ...routes.announceAlone,
    access: 'officers',
    forNamed: 'own-proposal',
    needsFreshLogIn: true,
    done: answers.aloneAnnounced,
    summary:
      'Announce that you will do alone what you proposed, because nobody has decided for 72 hours; after 24 more hours you confirm it yourself',
    params: ById,
    reply: Done,
    refuses: [
      'unknown-proposal',
      'proposal-settled',
      'proposal-expired',
      'not-own-proposal',
      'never-alone',
      'alone-too-early',
    ],
  }),
  refuseProposal: endpoint({
    ...routes.refuseProposal,
    access: 'officers',
    done: answers.proposalRefused,
    summary: 'Refuse what another officer proposed, with a reason',
    params: ById,
    body: z.object({ reason: reasonFor('person') }),
    reply: Done,
    refuses: [
      'unknown-proposal',
      'proposal-settled',
      'own-proposal',
      'proposal-about-you',
      'officer-too-new',
    ],
  }),
  withdrawProposal: endpoint({
    ...routes.withdrawProposal,
    access: 'officers',
    forNamed: 'own-proposal',
    done: answers.proposalWithdrawn,
    summary: 'Take back what you proposed yourself',
    params: ById,
    reply: Done,
    refuses: ['unknown-proposal', 'proposal-settled', 'not-own-proposal'],
  }),
};
