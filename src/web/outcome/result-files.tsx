import { ClipboardCopy, Download } from 'lucide-react';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { useCampus, useTimeZone } from '#web/app/campus.ts';
import { copyText } from '#web/app/copy-text.ts';
import { downloadCsv, fileName } from '#web/app/save-file.ts';
import { useTurnout } from '#web/elections/queries.ts';
import { Button } from '#web/kit/button.tsx';
import { notify } from '#web/kit/notify.ts';
import { minutesMessages } from '#texts/en/minutes.ts';
import { shareMessages } from '#texts/en/share.ts';
import { messages } from '#texts/en/site.ts';
import { turnoutMessages } from '#texts/en/turnout.ts';

const { csv } = turnoutMessages;

/** The result as a table for other programs, and as plain text. */
export function ResultFiles({ result }: { result: ElectionResults }) {
  const turnout = useTurnout(result.electionId).data;
  // The program that writes the file comes with the press.
  const download = async () => {
    const { resultsCsv } = await import('./results-csv.ts');
    const name = fileName([`${result.name} results`], 'csv', 'results');
    downloadCsv(name, resultsCsv(result, turnout));
  };
  return (
    <p className="flex flex-wrap gap-2.5">
      <Button
        kind="outline"
        icon={<Download size={20} strokeWidth={1.75} aria-hidden />}
        aria-label={csv.buttonOf(result.name)}
        onClick={() => download().catch(() => notify.error(messages.errors.network))}
      >
        {csv.button}
      </Button>
      <CopyMinutes result={result} />
    </p>
  );
}

/** The result as plain text. What makes it comes with the press. */
function CopyMinutes({ result }: { result: ElectionResults }) {
  const campus = useCampus()?.universityName ?? '';
  const timeZone = useTimeZone();
  const { data: turnout } = useTurnout(result.electionId);
  const copy = async () => {
    const { minutesOf } = await import('./minutes.ts');
    const isCopied = await copyText(minutesOf(result, { campus, timeZone, turnout }));
    if (isCopied) notify.success(minutesMessages.copied);
    else notify.error(shareMessages.notCopied);
  };
  return (
    <Button
      kind="outline"
      icon={<ClipboardCopy size={20} strokeWidth={1.75} aria-hidden />}
      aria-label={minutesMessages.copyOf(result.name)}
      onClick={() => copy().catch(() => notify.error(messages.errors.network))}
    >
      {minutesMessages.copy}
    </Button>
  );
}
