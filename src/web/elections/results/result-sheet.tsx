import { senderName } from '#core/campus/university-name.ts';
import { formatBannerDate, formatTime } from '#core/campus/dates.ts';
import { marginOf } from '#core/elections/dispute.ts';
import { percentOf } from '#core/elections/turnout.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { useCampus, useTimeZone } from '#web/app/campus.ts';
import { eligibleFor, useTurnout } from '#web/elections/queries.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { outcomeMessages } from '#web/messages/en/outcomes.ts';
import { recountKitMessages } from '#web/messages/en/recount-kit.ts';
import { turnoutMessages } from '#web/messages/en/turnout.ts';
import { votersMessages } from '#web/messages/en/voters.ts';
import type { PositionResult } from './winner-of.ts';
import { electedAs } from './elected-as.ts';
import { hasOutcome, tiedOf, winnerOf } from './winner-of.ts';

const text = electionsMessages.print;
const cell = 'border-[0.75pt] border-[CanvasText] px-[6pt] py-[5pt] text-start align-top';

/** The results for print only: one table and lines to sign, no e-mail addresses. */
export function ResultSheet({ result }: { result: ElectionResults }) {
  const campus = useCampus();
  const timeZone = useTimeZone();
  const { electionId, name, startDate, endDate, results, afterClose, proofs, recountKit } = result;
  const { data: turnout } = useTurnout(electionId);
  const moment = (iso: string) =>
    `${formatBannerDate(iso, timeZone)}, ${formatTime(iso, timeZone)}`;
  return (
    <div
      className="hidden text-ui leading-meta text-[CanvasText] scheme-light print:block [[data-result]+[data-result]>&]:break-before-page"
      data-result-sheet
      aria-hidden
    >
      <p>{senderName(campus?.universityName ?? '')}</p>
      <p className="my-[4pt] font-display text-title leading-[1.1] font-heavy font-stretch-86%">
        {text.title(name)}
      </p>
      <p>{text.voting(moment(startDate), moment(endDate))}</p>
      {turnout !== undefined && <p>{turnoutMessages.eligible(turnout.eligible)}</p>}
      {afterClose !== undefined && (
        <p>
          {afterClose.certifiedAt === null
            ? outcomeMessages.notCertified
            : outcomeMessages.certified(moment(afterClose.certifiedAt))}
        </p>
      )}
      {afterClose?.draw != null && <p>{outcomeMessages.drawLine(afterClose.draw)}</p>}
      {recountKit !== null && recountKit.code !== null && (
        <p>{recountKitMessages.printedCode(recountKit.code)}</p>
      )}
      {recountKit !== null && (
        <p className="wrap-anywhere">
          {recountKitMessages.printed(recountKit.edition, recountKit.sha256)}
        </p>
      )}
      {proofs.map((group) => (
        <p key={`${group.ways.join(' ')} ${group.officer ?? ''}`}>{votersMessages.proof(group)}</p>
      ))}
      <table className="mt-[16pt] mb-[48pt] w-full border-collapse">
        <thead>
          <tr>
            <th className={cell}>{text.position}</th>
            <th className={cell}>{text.candidate}</th>
            <th className={cell}>{text.votes}</th>
            <th className={cell}>{text.outcome}</th>
          </tr>
        </thead>
        {results.filter(hasOutcome).map((one) => (
          <Rows key={one.positionId} result={one} eligible={eligibleFor(turnout, one.positionId)} />
        ))}
      </table>
      <ul className="grid break-inside-avoid grid-cols-3 gap-[24pt]">
        {text.signatures.map((line) => (
          <li key={line} className="border-t-[0.75pt] border-[CanvasText] pt-[4pt]">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rows({ result, eligible }: { result: PositionResult; eligible: number | undefined }) {
  const total = result.candidates.reduce((sum, { votes }) => sum + votes, 0);
  const winner = winnerOf(result);
  const tied = new Set(tiedOf(result));
  return (
    <tbody className="break-inside-avoid">
      {result.candidates.map((candidate, index) => (
        <tr key={candidate._id}>
          {index === 0 && (
            <th className={cell} scope="rowgroup" rowSpan={result.candidates.length}>
              <bdi>{result.position}</bdi>
              {eligible !== undefined && (
                <span className="block font-normal">
                  {outcomeMessages.marginShort(marginOf(result.candidates.map((one) => one.votes)))}
                </span>
              )}
              {eligible !== undefined && (
                <span className="block font-normal">
                  {turnoutMessages.ofAll(total, eligible, percentOf(total, eligible))}
                </span>
              )}
            </th>
          )}
          <td className={cell}>
            <bdi>{candidate.student.name}</bdi>
          </td>
          <td className={`${cell} tabular-nums`}>{candidate.votes}</td>
          <td className={cell}>
            {candidate === winner && electedAs(result)}
            {tied.has(candidate) && text.tied}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
