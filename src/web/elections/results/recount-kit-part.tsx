import { cx } from 'class-variance-authority';
import { Download } from 'lucide-react';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { routes } from '#contract/routes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { recountKitMessages as text } from '#web/messages/en/recount-kit.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** On a narrow phone a long label takes two lines. */
const wraps = 'max-w-full py-2 leading-snug! whitespace-normal!';

/** The file that our checking program reads; it stands in public/. */
const program = 'verify-kit.mjs';

/** The file with which anybody counts an election again, and the hash to hold against it. */
export function RecountKitPart({ result }: { result: ElectionResults }) {
  const timeZone = useTimeZone();
  const { electionId, recountKit: kit } = result;
  if (kit === null) return null;
  const href = `/api${routes.readRecountKit.path.replace(':id', electionId)}`;
  return (
    <section aria-labelledby="recount-title" className="beside-sheet:hidden" data-recount-kit>
      <h2 className="type-h2" id="recount-title">
        {text.title}
      </h2>
      <p className="mt-1.5 mb-5 type-meta">{text.text}</p>
      <div className="sheet grid gap-4 p-5">
        <p className="flex flex-wrap gap-2.5 print:hidden">
          <a className={cx(buttonClass({ kind: 'outline' }), wraps)} href={href} download>
            <Download size={20} strokeWidth={1.75} aria-hidden />
            {text.download(kit.bytes)}
          </a>
          <a className={cx(buttonClass({ kind: 'ghost' }), wraps)} href={`/${program}`} download>
            <Download size={20} strokeWidth={1.75} aria-hidden />
            {text.program}
          </a>
          <a
            className="type-link min-h-8 self-center pointer-coarse:min-h-11"
            href={`/api${routes.readRecordFeed.path}`}
          >
            {text.feed}
          </a>
        </p>
        <dl>
          <dt className="font-semibold">{text.hash}</dt>
          <dd className="font-mono text-meta wrap-anywhere select-all">{kit.sha256}</dd>
          <dd className="type-meta">
            {text.hashHint} {text.edition(kit.edition, shortMoment(kit.madeAt, timeZone))}
          </dd>
        </dl>
        {kit.earlier.length > 0 && (
          <div>
            <h3 className="font-semibold">{text.earlier}</h3>
            <p className="type-meta">{text.earlierHint}</p>
            <ul className="mt-1 grid gap-1.5">
              {kit.earlier.map((one) => (
                <li key={one.edition}>
                  <a
                    className="type-link min-h-8 pointer-coarse:min-h-11"
                    href={`${href}?edition=${one.edition}`}
                    download
                  >
                    {text.edition(one.edition, shortMoment(one.madeAt, timeZone))}
                  </a>
                  <p className="font-mono text-meta wrap-anywhere select-all">{one.sha256}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="print:hidden">
          <p className="type-meta">{text.how}</p>
          <p className="mt-1 font-mono text-meta wrap-anywhere select-all">
            node {program} recount-kit-{electionId}.json --sha256 {kit.sha256}
          </p>
        </div>
      </div>
    </section>
  );
}
