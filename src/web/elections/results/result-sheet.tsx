import { formatBannerDate } from '#core/campus/dates.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { useCampus, useTimeZone } from '#web/app/campus.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import type { PositionResult } from './winner-of.ts';
import { hasOutcome, tiedOf, winnerOf } from './winner-of.ts';

const text = electionsMessages.print;

/** The results on paper: one table and lines to sign, no addresses. It shows in print alone. */
export function ResultSheet({ result }: { result: ElectionResults }) {
  const campus = useCampus();
  const timeZone = useTimeZone();
  const { name, startDate, endDate, results } = result;
  const day = (iso: string) => formatBannerDate(iso, timeZone);
  return (
    <div className="result-sheet" aria-hidden>
      <p>{campus?.universityName}</p>
      <p className="result-sheet-title">{text.title(name)}</p>
      <p>{text.voting(day(startDate), day(endDate))}</p>
      <table>
        <thead>
          <tr>
            <th>{text.position}</th>
            <th>{text.candidate}</th>
            <th>{text.votes}</th>
            <th>{text.outcome}</th>
          </tr>
        </thead>
        {results.filter(hasOutcome).map((one) => (
          <Rows key={one.positionId} result={one} />
        ))}
      </table>
      <ul className="signatures">
        {text.signatures.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Rows({ result }: { result: PositionResult }) {
  const winner = winnerOf(result);
  const tied = new Set(tiedOf(result));
  return (
    <tbody>
      {result.candidates.map((candidate, index) => (
        <tr key={candidate._id}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={result.candidates.length}>
              <bdi>{result.position}</bdi>
            </th>
          )}
          <td>
            <bdi>{candidate.student.name}</bdi>
          </td>
          <td className="tabular-nums">{candidate.votes}</td>
          <td>
            {candidate === winner && text.elected}
            {tied.has(candidate) && text.tied}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
