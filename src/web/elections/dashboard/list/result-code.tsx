import { Printer, Share2 } from 'lucide-react';
import { closedElectionMessages } from '#texts/en/closed-election.ts';
import { recountKitMessages as text } from '#texts/en/recount-kit.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { Link } from '#web/app/link.tsx';
import { useResults } from '../../queries.ts';
import { useShareCode } from '#web/outcome/result-code-part.tsx';
import type { HistoryState } from '#web/app/paths.ts';
import { electionPath } from '#web/app/paths.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';

/** The code of a closed election, as its page shows it, and whether it can be relied on. */
export function ResultCode({ electionId }: { electionId: string }) {
  const { data } = useResults();
  const result = data?.find((one) => one.electionId === electionId);
  const kit = result?.recountKit ?? null;
  if (result === undefined || kit === null) return null;
  return (
    <span className="type-meta basis-full">
      {kit.code !== null && <Code code={kit.code} result={result} />}
      {kit.check?.agrees === false && (
        <strong className="block text-danger">{closedElectionMessages.doubt}</strong>
      )}
    </span>
  );
}

const toPrint: HistoryState = { isToPrint: true };

function Code({ code, result }: { code: string; result: ElectionResults }) {
  const { share, isCopied } = useShareCode(result, code);
  return (
    <span className="flex flex-wrap items-center gap-x-1">
      <span>
        {text.code} <span className="font-mono whitespace-nowrap select-all">{code}</span>
      </span>
      <Button
        kind="ghost"
        size="small"
        isIcon
        aria-label={text.shareOf(result.name)}
        onClick={share}
      >
        <Share2 size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      <Link
        to={electionPath(result.electionId)}
        state={toPrint}
        className={buttonClass({ kind: 'ghost', size: 'small', isIcon: true })}
        aria-label={text.printOf(result.name)}
      >
        <Printer size={16} strokeWidth={1.75} aria-hidden />
      </Link>
      <span role="status">{isCopied && text.copied}</span>
    </span>
  );
}
