import { isOfficer } from '#core/accounts/role.ts';
import { nextPhaseChange, phaseOf } from '#core/elections/phase.ts';
import { listDisputes, listProofs, listTurnoutGroups, listDraws } from '../counting/public.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import type { Reading } from '../verb.ts';
import { decideElections } from '../counting/decide-election.ts';
import { withDates, listElectionRows } from '../elections/store.ts';
import { listChecks, listKits } from '../recount/public.ts';
import type { WholeElection } from '../elections/store.ts';
import { presentResults } from './view.ts';
import { datesOf, isCounted } from '../elections/view.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input, Reply } from '#contract/api.ts';
import { listElectionRecord } from '../record/list.ts';
import type { Services } from '../services.ts';
import { countVerifiedAccounts, readCampusList } from '../elections/voter-list-store.ts';
import type { Db } from '../platform/db/client.ts';
import { listFormerComplaints } from '../elections/former-complaints-store.ts';
import type { DrawRow } from '../counting/public.ts';
import type { AfterClose } from '../outcome/view.ts';

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
    const all = await services.elections.listCounted(now);
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

/** The acts on an election that everybody may read: which, when, and their hashes. */
export async function readElectionRecord(
  services: Services,
  _actor: Actor | null,
  { id }: Input<'readElectionRecord'>,
) {
  const [election] = await listElectionRows(services.db, { id, isDraft: false });
  if (election === undefined) throw new Refused('unknown-election');
  return listElectionRecord(services.db, id);
}

/** By what voters can be known on this campus, for the form of an election. */
export async function readVoterSources({ db, mail }: Services): Promise<Reply<'readVoterSources'>> {
  const accounts = await countVerifiedAccounts(db);
  return { hasMailServer: mail.delivery === 'smtp', ...(await readCampusList(db)), accounts };
}

/** What is told of ended elections besides their counts, and the draws that decided them. */
async function listAfterClose(
  db: Db,
  ids: readonly string[],
): Promise<{ draws: ReadonlyMap<string, DrawRow>; of: (id: string) => AfterClose }> {
  const draws = await listDraws(db, ids);
  const complaints = Map.groupBy(
    await listFormerComplaints(db, { electionIds: ids }),
    (row) => row.electionId,
  );
  const groups = Map.groupBy(await listTurnoutGroups(db, ids), (row) => row.election_id);
  return {
    draws,
    of: (id) => ({
      draw: draws.get(id) ?? null,
      complaints: complaints.get(id) ?? [],
      groups: groups.get(id) ?? [],
    }),
  };
}
