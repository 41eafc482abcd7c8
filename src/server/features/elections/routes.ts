import type { Bound } from '../../http/bind.ts';
import { acceptNomination } from './accept-nomination.ts';
import { castBallot } from './cast-ballot.ts';
import { castVote } from './cast-vote.ts';
import { createElection } from './create-election.ts';
import { createNomination } from './create-nomination.ts';
import { deleteElection } from './delete-election.ts';
import { listElections } from './list-elections.ts';
import { listMyBallots } from './list-my-ballots.ts';
import { listPendingNominations } from './list-pending-nominations.ts';
import { listResults } from './list-results.ts';
import { rejectNomination } from './reject-nomination.ts';
import { reopenNomination } from './reopen-nomination.ts';
import { sendEmail } from './send-email.ts';

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
