import { z } from 'zod';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById } from './fields.ts';
import { routes } from './routes.ts';

/** The invitations to an election: numbers only, and the addresses that could not be reached. */
export const Invitations = z
  .object({
    status: z.enum(['not-sent', 'running', 'finished', 'stopped']),
    eligible: z.int().describe('Number of people who may vote'),
    reachable: z.int().describe('Number of them with a confirmed address who want invitations'),
    sent: z.int(),
    failed: z.int(),
    failures: z
      .array(z.object({ address: z.string(), problem: z.string() }))
      .describe('Addresses that could not be reached, the first 200'),
    hasMailServer: z.boolean(),
  })
  .meta({ id: 'Invitations', description: 'The invitations to an election' });
export type Invitations = z.output<typeof Invitations>;

/** Invitations by e-mail before voting opens (contract, in the style of "The calls"). */
export const invitations = {
  readInvitations: endpoint({
    ...routes.readInvitations,
    access: 'officers',
    summary: 'How many people can be invited to an election, and how far that is',
    params: ById,
    reply: Invitations,
    refuses: ['unknown-election'],
  }),
  inviteVoters: endpoint({
    ...routes.inviteVoters,
    access: 'officers',
    done: answers.votersInvited,
    summary: 'Invite everybody who may vote, once for each election and before voting opens',
    params: ById,
    reply: z.object({ invitations: Invitations, message: z.string() }),
    refuses: ['unknown-election', 'election-not-upcoming', 'already-invited', 'no-mail-server'],
  }),
};
