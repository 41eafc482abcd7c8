import type { Bound } from '../http/bind.ts';
import { createMember } from './create-member.ts';
import { deleteMember } from './delete-member.ts';
import { listMembers } from './list-members.ts';
import { listUnverifiedMembers } from './list-unverified-members.ts';
import { unverifyMember } from './unverify-member.ts';
import { verifyMember } from './verify-member.ts';

export const councilRoutes: readonly Bound[] = [
  createMember,
  listMembers,
  listUnverifiedMembers,
  verifyMember,
  unverifyMember,
  deleteMember,
];
