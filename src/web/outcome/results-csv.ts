import { ballotsToChange } from '#core/elections/certification.ts';
import { percentOf } from '#core/elections/turnout.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { rulingMessages } from '#texts/en/rulings.ts';
import { whyMessages } from '#texts/en/result-why.ts';
import { turnoutMessages } from '#texts/en/turnout.ts';
import { nobodyName } from '#texts/entry-name.ts';
import { writeCsv } from '#web/app/csv.ts';
import { eligibleFor } from '#web/elections/queries.ts';
import { withLine } from '#core/elections/with-line.ts';
import type { RankedLines } from './ranked-lines.ts';
import { rankedLines } from './ranked-lines.ts';
import { electedAs, electedOf, tiedOf } from './winner-of.ts';
import type { PositionResult, ResultCandidate, WithoutWinner } from './winner-of.ts';
import { questionWords, whyNobody } from './without-winner.tsx';

const text = electionsMessages.print;
const ranked = whyMessages.csv;
type Post = PositionResult | WithoutWinner;

/** The results of an election as a table for a spreadsheet, a row for each candidate. */
export function resultsCsv(
  { name, results, withoutWinner, questions, afterClose }: ElectionResults,
  turnout: Parameters<typeof eligibleFor>[0],
): string {
  const rows = [
    ...results.flatMap((position) => {
      const elected = new Set(electedOf(position));
      const tied = new Set(tiedOf(position));
      const outcomeOf = (candidate: ResultCandidate) => {
        if (elected.has(candidate)) return electedAs(position, candidate._id);
        return tied.has(candidate) ? text.tied : '';
      };
      return rowsOf(position, { outcomeOf, margin: position.margin });
    }),
    ...withoutWinner.flatMap((position) =>
      rowsOf(position, { outcomeOf: () => whyNobody(position), margin: null }),
    ),
    ...questions.map((question) => ({
      positionId: question.positionId,
      [text.position]: question.position,
      [text.candidate]: question.text,
      [text.votes]: question.yes,
      [turnoutMessages.csv.percent]: percentOf(question.yes, question.yes + question.no) ?? '',
      [text.outcome]: questionWords(question),
      [outcomeMessages.marginColumn]: '',
      [outcomeMessages.ballotsColumn]: '',
      [turnoutMessages.csv.votesForPosition]: question.yes + question.no + question.abstained,
    })),
  ].map(({ positionId, [turnoutMessages.csv.votesForPosition]: total, ...row }) => ({
    [turnoutMessages.csv.election]: name,
    ...row,
    [outcomeMessages.certifiedColumn]: afterClose?.certifiedAt ?? '',
    [turnoutMessages.csv.votesForPosition]: total,
    [turnoutMessages.csv.eligible]: eligibleFor(turnout, positionId) ?? '',
  }));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return writeCsv([columns, ...rows.map((row) => columns.map((one) => row[one] ?? ''))]);
}

/** A row for each candidate of a position, for nobody, and for those who abstained. */
function rowsOf(
  post: Post,
  {
    outcomeOf,
    margin,
  }: { outcomeOf: (candidate: ResultCandidate) => string; margin: PositionResult['margin'] },
) {
  const { positionId, position, candidates, left = [], nobody, abstained, valid, ...ruled } = post;
  const table = rankedLines(post);
  const entryOf = ({ student, ...one }: ResultCandidate, outcome: string) => ({
    ...one,
    name: withLine(student.name, student.apart),
    outcome,
  });
  const entries = [
    ...candidates.map((one) => entryOf(one, outcomeOf(one))),
    ...left.map((one) => entryOf(one, outcomeMessages.left)),
    ...(ruled.disqualified ?? []).map((one) =>
      entryOf(
        one,
        ruled.asCast?.elected.includes(one._id) === true
          ? `${rulingMessages.disqualified}. ${rulingMessages.asCastOutcome(rulingMessages.outcomes.elected)}`
          : rulingMessages.disqualified,
      ),
    ),
    ...(nobody === null
      ? []
      : [{ ...nobody, _id: null, name: nobodyName(nobody.name), outcome: '' }]),
  ];
  const placeOf = ({ _id }: { _id: string | null }) => table?.lines.findIndex(isLineOf(_id)) ?? 0;
  const sorted = entries.toSorted((a, b) => placeOf(a) - placeOf(b));
  const rows = sorted.map(({ _id, name, votes, outcome }) => ({
    name,
    outcome,
    ...(table === null
      ? { votes, share: percentOf(votes, valid) ?? 0, ranked: {} }
      : { votes: '', share: '', ranked: rankedColumns(table, _id) }),
  }));
  const blank = { name: text.abstained, votes: abstained, outcome: '', share: '', ranked: {} };
  return [...rows, ...(abstained === 0 ? [] : [blank])].map((row) => ({
    positionId,
    [text.position]: position,
    [text.candidate]: row.name,
    [text.votes]: row.votes,
    [turnoutMessages.csv.percent]: row.share,
    [text.outcome]: row.outcome,
    [outcomeMessages.marginColumn]: margin?.votes ?? '',
    [outcomeMessages.ballotsColumn]: margin === null ? '' : ballotsToChange(margin.votes),
    [turnoutMessages.csv.votesForPosition]: valid + abstained,
    ...row.ranked,
  }));
}

/** Whether a line is that of a candidate; null of nobody. */
const isLineOf =
  (id: string | null) =>
  ({ key, isNobody }: RankedLines['lines'][number]) =>
    id === null ? isNobody : key === id;

/** Of a ranked position: each number beside what it is of, since the votes of a round are no share of all. */
function rankedColumns({ lines, named: { count } }: RankedLines, id: string | null) {
  const { first, last, row } = lines.find(isLineOf(id)) ?? {};
  const votes = (parts: number | null | undefined) => (parts == null ? '' : parts / count.scale);
  return {
    [ranked.first]: votes(row?.first),
    [ranked.firstPercent]: first?.percent ?? '',
    [ranked.round]: row?.decided?.round ?? '',
    [ranked.votes]: votes(row?.decided?.votes),
    [ranked.last]: last == null ? '' : votes(row?.last),
    [ranked.lastPercent]: last?.percent ?? '',
  };
}
