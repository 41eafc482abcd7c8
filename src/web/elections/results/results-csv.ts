import { unparse } from 'papaparse';
import { ballotsToChange } from '#core/elections/certification.ts';
import { marginOf } from '#core/elections/dispute.ts';
import { rankCandidates } from '#core/elections/standings.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { outcomeMessages } from '#web/messages/en/outcomes.ts';
import { turnoutMessages } from '#web/messages/en/turnout.ts';
import { eligibleFor } from '#web/elections/queries.ts';
import { electedAs } from './elected-as.ts';
import { tiedOf, winnerOf } from './winner-of.ts';

const text = electionsMessages.print;

/**
 * The results of an election as a table for a spreadsheet, a row for each candidate. A cell that
 * begins like a formula is made text: a candidate's name must not run in anybody's spreadsheet.
 */
export function resultsCsv(
  { name, results, afterClose }: ElectionResults,
  turnout: Parameters<typeof eligibleFor>[0],
): string {
  const rows = results.flatMap((position) => {
    const winner = winnerOf(position);
    const tied = new Set(tiedOf(position));
    const total = position.candidates.reduce((sum, { votes }) => sum + votes, 0);
    const shares = new Map(
      rankCandidates(
        position.candidates.map((one) => ({
          _id: one._id,
          votes: one.votes,
          name: one.student.name,
        })),
      ).map(({ candidate, share }) => [candidate._id, share]),
    );
    return position.candidates.map((candidate) => ({
      [turnoutMessages.csv.election]: name,
      [text.position]: position.position,
      [text.candidate]: candidate.student.name,
      [text.votes]: candidate.votes,
      [turnoutMessages.csv.percent]: shares.get(candidate._id) ?? '',
      [text.outcome]:
        candidate === winner ? electedAs(position) : tied.has(candidate) ? text.tied : '',
      [outcomeMessages.marginColumn]: marginOf(position.candidates.map(({ votes }) => votes)),
      [outcomeMessages.ballotsColumn]:
        ballotsToChange(position.candidates.map(({ votes }) => votes)) ?? '',
      [outcomeMessages.certifiedColumn]: afterClose?.certifiedAt ?? '',
      [turnoutMessages.csv.votesForPosition]: total,
      [turnoutMessages.csv.eligible]: eligibleFor(turnout, position.positionId) ?? '',
    }));
  });
  return unparse(rows, { escapeFormulae: true, newline: '\r\n' });
}
