import type { Reading } from '../verb.ts';
import { listVerified } from './store.ts';
import { presentMember } from './view.ts';

/** The verified members; the page groups them by committee. */
export const listMembers: Reading<'listMembers'> = {
  after: ['members'],
  make: async (services) => ({ reply: (await listVerified(services.db)).map(presentMember) }),
};
