import { Printer, Share2, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '#core/campus/dates.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { recountKitMessages as text } from '#web/messages/en/recount-kit.ts';
import { electionPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The code that people keep, and whether the count is what the record says. */
export function ResultCodePart({ result }: { result: ElectionResults }) {
  const { recountKit: kit } = result;
  if (kit === null) return null;
  return (
    <section aria-label={text.code} className="grid gap-4 beside-sheet:hidden" data-result-code>
      {kit.check?.agrees === false && (
        <Notice tone="danger" icon={ShieldAlert}>
          <p>{text.doubt}</p>
        </Notice>
      )}
      <div className="sheet grid gap-3 p-5">
        {kit.code !== null && <Code code={kit.code} result={result} />}
        {kit.check?.agrees === true && <Agrees checkedAt={kit.check.checkedAt} />}
        {!kit.isGuarded && <p className="type-meta">{text.unguarded}</p>}
      </div>
    </section>
  );
}

function Code({ code, result }: { code: string; result: ElectionResults }) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const url = new URL(electionPath(result.electionId), window.location.href).href;
    const words = text.shared(result.name, code);
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
  return (
    <>
      <p>
        {text.keep} <strong className="font-mono whitespace-nowrap select-all">{code}</strong>.{' '}
        {text.keepWhy}
      </p>
      <p className="flex flex-wrap gap-2.5 print:hidden">
        <Button
          kind="outline"
          icon={<Share2 size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => void share()}
        >
          {text.share}
        </Button>
        <Button
          kind="ghost"
          icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          {text.print}
        </Button>
        <span role="status" className="self-center type-meta">
          {isCopied && text.copied}
        </span>
      </p>
    </>
  );
}

function Agrees({ checkedAt }: { checkedAt: string }) {
  const timeZone = useTimeZone();
  const dayOf = (moment: number | string) =>
    new Date(moment).toLocaleDateString('en-CA', { timeZone });
  const isToday = useServerTime((now) => dayOf(now) === dayOf(checkedAt));
  return (
    <p className="type-meta">
      {isToday
        ? text.agreesToday(formatTime(checkedAt, timeZone))
        : text.agrees(shortMoment(checkedAt, timeZone))}
    </p>
  );
}
