import type { Bound } from '../http/bind.ts';
import { acceptNomination } from './nominations/accept.ts';
import { castBallot } from './voting/cast-ballot.ts';
import { castVote } from './voting/cast-vote.ts';
import { createElection } from './create.ts';
import { createNomination } from './nominations/create.ts';
import { deleteElection } from './delete.ts';
import { listElections } from './list.ts';
import { listMyBallots } from './voting/list-my-ballots.ts';
import { listPendingNominations } from './nominations/list-pending.ts';
import { listResults } from './results.ts';
import { rejectNomination } from './nominations/reject.ts';
import { reopenNomination } from './nominations/reopen.ts';
import { sendEmail } from './results/send-email.ts';

export const electionRoutes: readonly Bound[] = [
  createElection,
  deleteElection,
  listElections,
  listResults,
  listMyBallots,
  createNomination,
  listPendingNominations,
  acceptNomination,
  rejectNomination,
  reopenNomination,
  castVote,
  castBallot,
  sendEmail,
];
