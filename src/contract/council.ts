import { z } from 'zod';
import { positionLength } from '../core/council/committees.ts';
import { sentences } from '../core/sentences.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, EnrollmentNumber, Id, lineOfText, pageNumber, Person } from './fields.ts';
import { routes } from './routes.ts';

/** A verified member of the council, as everybody sees them (contract, GET /member/get-all). */
export const Member = z
  .object({ _id: Id, position: z.string(), student: Person })
  .meta({ id: 'Member', description: 'A verified member of the council' });
export type Member = z.output<typeof Member>;

/** A proposed member, with what an officer needs to decide (contract, GET /member/unverified). */
export const PendingMember = Member.extend({
  student: Person.extend({ enrollmentNumber: z.string() }),
  proposedBy: z
    .string()
    .nullable()
    .describe('Name of the person who proposed it; null when the account is deleted'),
  isOwnProposal: z.boolean().describe('True when the member is the caller'),
  requestedAt: z.string().describe('ISO 8601 in UTC'),
  currentHolders: z
    .array(Person.extend({ memberId: Id }))
    .describe('The people who hold the position now'),
}).meta({ id: 'PendingMember', description: 'A proposed member of the council' });
export type PendingMember = z.output<typeof PendingMember>;

/** A member of any council so far, by the years in which the terms began. */
export const TermMember = Member.extend({
  term: z.int().describe('The first council that they belong to'),
  lastTerm: z.int().nullable().describe('The last one; null while they are on the council'),
}).meta({ id: 'TermMember', description: 'A member of the present or of a former council' });
export type TermMember = z.output<typeof TermMember>;

/** The memberships whose place the new one takes. */
const Replaces = z.array(Id).max(20);
const CouncilPosition = lineOfText(positionLength, sentences.fillInAllFields);

/** A member and the sentence that the screen shows. */
const MemberReply = z.object({ member: Member, message: z.string() });

/** The calls about members of the council (contract, "The calls"). */
export const council = {
  createMember: endpoint({
    ...routes.createMember,
    access: 'user',
    done: sentences.memberAdded,
    summary: 'Propose a member by enrollment number and position',
    body: z.object({
      enrollmentNumber: z
        .string({ error: sentences.fillInAllFields })
        .trim()
        .min(1, sentences.fillInAllFields)
        .pipe(EnrollmentNumber),
      position: lineOfText(positionLength, sentences.fillInAllFields),
    }),
    reply: z.object({ member: Member.pick({ _id: true, position: true }), message: z.string() }),
    status: 201,
    refuses: ['unknown-number', 'unknown-council-position', 'already-member', 'too-many-requests'],
  }),
  listMembers: endpoint({
    ...routes.listMembers,
    access: 'any',
    summary: 'The verified members',
    reply: z.array(Member),
  }),
  listUnverifiedMembers: endpoint({
    ...routes.listUnverifiedMembers,
    access: 'officers',
    summary: 'Proposed members, oldest first; 1,000 a page',
    query: z.object({ page: pageNumber.default(1) }),
    reply: z.array(PendingMember),
  }),
  verifyMember: endpoint({
    ...routes.verifyMember,
    access: 'officers',
    done: answers.memberApproved,
    summary: 'Approve a member; nobody but an admin approves themselves',
    params: ById,
    body: z.object({ replaces: Replaces.optional() }).nullish(),
    reply: MemberReply,
    refuses: ['unknown-member', 'own-membership'],
  }),
  unverifyMember: endpoint({
    ...routes.unverifyMember,
    access: 'officers',
    done: answers.memberSuspended,
    summary: 'Take an approval back: the member waits again',
    params: ById,
    reply: MemberReply,
    refuses: ['unknown-member'],
  }),
  moveMember: endpoint({
    ...routes.moveMember,
    access: 'officers',
    done: answers.memberMoved,
    summary: 'Move a member to another position',
    params: ById,
    body: z.object({ position: CouncilPosition }),
    reply: MemberReply,
    refuses: ['unknown-member', 'unknown-council-position', 'already-member'],
  }),
  seatWinner: endpoint({
    ...routes.seatWinner,
    access: 'officers',
    done: answers.memberSeated,
    summary: 'Make the winner of a position a member of the council',
    body: z.object({
      electionId: Id,
      positionId: Id,
      candidateId: Id.optional().describe(
        'Which winner of the position, by nomination; left out, the first',
      ),
      position: CouncilPosition,
      replaces: Replaces.default([]),
    }),
    reply: MemberReply,
    refuses: [
      'nobody-won',
      'winner-needs-account',
      'unknown-council-position',
      'already-member',
      'own-membership',
    ],
  }),
  listTerms: endpoint({
    ...routes.listTerms,
    access: 'any',
    summary: 'The members of every council so far, by term',
    reply: z.object({
      current: z.int().describe('The year in which the present term began'),
      members: z.array(TermMember),
    }),
  }),
  deleteMember: endpoint({
    ...routes.deleteMember,
    access: 'officers',
    done: answers.memberRemoved,
    summary: 'Reject a proposal, or end a membership; a second time, take it off the former ones',
    params: ById,
    reply: Done,
    refuses: ['unknown-member'],
  }),
};
