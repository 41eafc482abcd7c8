import { Download, Printer } from 'lucide-react';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { downloadCsv } from '#web/app/download.ts';
import { useTurnout } from '#web/elections/queries.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';
import { turnoutMessages } from '#texts/en/turnout.ts';
import { Button } from '#web/kit/button.tsx';
import { notify } from '#web/kit/notify.ts';

const { csv } = turnoutMessages;

/** The result on paper, and as a table for other programs. */
export function ResultFiles({ result }: { result: ElectionResults }) {
  const turnout = useTurnout(result.electionId).data;
  // The program that writes the file comes with the press.
  const download = async () => {
    const { resultsCsv } = await import('./results-csv.ts');
    downloadCsv(csv.file(result.name), resultsCsv(result, turnout));
  };
  return (
    <p className="flex flex-wrap gap-2.5">
      <Button
        kind="outline"
        icon={<Printer size={20} strokeWidth={1.75} aria-hidden />}
        aria-label={electionsMessages.results.printOf(result.name)}
        onClick={() => window.print()}
      >
        {electionsMessages.results.print}
      </Button>
      <Button
        kind="outline"
        icon={<Download size={20} strokeWidth={1.75} aria-hidden />}
        aria-label={csv.buttonOf(result.name)}
        onClick={() => download().catch(() => notify.error(messages.errors.network))}
      >
        {csv.button}
      </Button>
    </p>
  );
}
