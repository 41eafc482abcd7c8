import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { recountKitMessages as text } from '#texts/en/recount-kit.ts';
import { messages } from '#texts/en/site.ts';
import { electionPath } from '#web/app/paths.ts';
import { Button } from '#web/kit/button.tsx';

/** The code that people keep, and the result on paper; no code where an earlier release closed the election. */
export function ResultCodePart({ result }: { result: ElectionResults }) {
  const code = result.recountKit?.code ?? null;
  if (code === null) {
    return (
      <p className="print:hidden">
        <PrintButton />
      </p>
    );
  }
  return (
    <section
      aria-label={text.code}
      className="sheet grid gap-3 p-5 beside-sheet:hidden"
      data-result-code
    >
      <Code code={code} result={result} />
    </section>
  );
}

function Code({ code, result }: { code: string; result: ElectionResults }) {
  const { share, isCopied } = useShareCode(result, code);
  return (
    <>
      <p>
        {text.keep} <strong className="font-mono whitespace-nowrap select-all">{code}</strong>
        {messages.fullStop} {text.keepWhy}
      </p>
      <p className="flex flex-wrap gap-2.5 print:hidden">
        <Button
          kind="outline"
          icon={<Share2 size={18} strokeWidth={1.75} aria-hidden />}
          onClick={share}
        >
          {text.share}
        </Button>
        <PrintButton />
        <span role="status" className="self-center type-meta">
          {isCopied && text.copied}
        </span>
      </p>
    </>
  );
}

const PrintButton = () => (
  <Button
    kind="ghost"
    icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
    onClick={() => window.print()}
  >
    {text.print}
  </Button>
);

/** Shares the code of a result with the address of its election; where nothing can share, it is copied. */
function useShareCode({ electionId, name }: ElectionResults, code: string) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const url = new URL(electionPath(electionId), window.location.href).href;
    const words = text.shared(name, code);
    try {
      if ('share' in navigator) await navigator.share({ text: words, url });
      else {
        await window.navigator['clipboard'].writeText(`${words} ${url}`);
        setCopied(true);
      }
    } catch {
      // The person closed what the system showed, or it allows neither: the code is on the page.
    }
  };
  return { share: () => void share(), isCopied };
}
