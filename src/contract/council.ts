import { z } from 'zod';
import { positionLength } from '../core/council/committees.ts';
import { sentences } from '../core/sentences.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, EnrollmentNumber, Id, lineOfText, Person } from './fields.ts';
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
  currentHolders: z.array(Person).describe('The people who hold the position now'),
}).meta({ id: 'PendingMember', description: 'A proposed member of the council' });
export type PendingMember = z.output<typeof PendingMember>;

/** A member and the sentence that the screen shows. */
const MemberReply = z.object({ member: Member, message: z.string() });

/** The calls about members of the council (contract, "The calls"). */
export const council = {
  createMember: endpoint({
    ...routes.createMember,
    access: 'user',
    summary: 'Propose a member by enrollment number and position',
    body: z.object({
      enrollmentNumber: z
        .string({ error: sentences.fillInAllFields })
        .trim()
        .min(1, sentences.fillInAllFields)
        .pipe(EnrollmentNumber),
      position: lineOfText(positionLength, sentences.fillInAllFields),
    }),
    reply: MemberReply,
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
    summary: 'Proposed members, oldest first; the first 1,000',
    reply: z.array(PendingMember),
  }),
  verifyMember: endpoint({
    ...routes.verifyMember,
    access: 'officers',
    summary: 'Approve a member; nobody but an admin approves themselves',
    params: ById,
    reply: MemberReply,
    refuses: ['unknown-member', 'own-membership'],
  }),
  unverifyMember: endpoint({
    ...routes.unverifyMember,
    access: 'officers',
    summary: 'Take an approval back: the member waits again',
    params: ById,
    reply: MemberReply,
    refuses: ['unknown-member'],
  }),
  deleteMember: endpoint({
    ...routes.deleteMember,
    access: 'officers',
    summary: 'Reject a proposal or take a member off the council',
    params: ById,
    reply: Done,
    refuses: ['unknown-member'],
  }),
};
