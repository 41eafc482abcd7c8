import { isOfficer } from '#core/accounts/role.ts';
import { nextPhaseChange, phaseOf } from '#core/elections/phase.ts';
import { listDisputes, listProofs } from '../counting/public.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import type { Reading } from '../verb.ts';
import { decideElections } from '../counting/decide-election.ts';
import { listCountedElections } from '../counting/list-counted.ts';
import { withDates } from '../elections/store.ts';
import { listChecks, listKits } from '../recount/public.ts';
import { listAfterClose } from '../outcome/list-after-close.ts';
import type { WholeElection } from '../elections/store.ts';
import { presentResults } from './view.ts';
import { datesOf, isCounted } from '../elections/view.ts';

const hasOutcome = ({ results, withoutWinner, questions }: ElectionResults) =>
  results.length + withoutWinner.length + questions.length > 0;

/**
 * Results of ended elections, newest first. One that nobody stood in is hidden (spec 3); one where
 * every position is tied is shown, because a tie has to be seen as one (contract). A rehearsal has
 * none.
 */
export const listResults: Reading<'listResults'> = {
  after: ['elections', 'last-votes', 'campus'],
  audience: (actor) => (actor !== null && isOfficer(actor.role) ? 'officers' : 'everybody'),
  async make(services, { now, audience }) {
    const at = now.getTime();
    const { isWinnerEmailHidden } = await services.campus.settings();
    const all = await listCountedElections(services, now, { isDraft: false });
    const viewing = { isForOfficer: audience === 'officers', isWinnerEmailHidden };
    const ended = all.filter(
      ({ row }) => !row.is_rehearsal && phaseOf(datesOf(row), at) === 'closed',
    );
    const ids = ended.map(({ row }) => row.id);
    const disputes = await listDisputes(services.db, ids);
    const proofs = await listProofs(services.db, ids);
    const kits = await listKits(services.db, ids);
    const checks = await listChecks(services.db, ids);
    const after = await listAfterClose(services.db, ids);
    const counted = ended.filter(isCounted);
    const outcomes = await decideElections(services.db, counted, after.draws);
    const reply = counted
      .toSorted((a, b) => endOf(b) - endOf(a))
      .map((whole) =>
        presentResults(whole, outcomes.get(whole.row.id) ?? [], viewing, {
          disputes,
          proofs: proofs.get(whole.row.id) ?? [],
          kit: kits.get(whole.row.id) ?? null,
          check: checks.get(whole.row.id) ?? null,
          isGuarded: services.areResultsGuarded,
          after: after.of(whole.row.id),
        }),
      )
      .filter(hasOutcome);
    const dates = all.map(({ row }) => datesOf(row));
    return { reply, until: nextPhaseChange(dates, at) };
  },
};

const endOf = ({ row }: WholeElection) => withDates(row).ends_at.getTime();
