import { cx } from 'class-variance-authority';
import { Download } from 'lucide-react';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { hasDashboard } from '#core/accounts/role.ts';
import { routes } from '#contract/routes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useViewer } from '#web/app/session.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { closedElectionMessages } from '#texts/en/closed-election.ts';
import { recountKitMessages as text } from '#texts/en/recount-kit.ts';
import { buttonClass, wraps } from '#web/kit/button.tsx';
import { Fold } from '#web/kit/fold.tsx';

/** The file that our checking program reads; it stands in public/. */
const program = 'verify-kit.mjs';

type Kit = NonNullable<ElectionResults['recountKit']>;

interface RecountKitPartProps {
  result: ElectionResults;
  kit: Kit;
}

/** The file with which anybody counts an election again, and what to hold against it. */
export function RecountKitPart({ result, kit }: RecountKitPartProps) {
  const { electionId } = result;
  const href = `/api${routes.readRecountKit.path.replace(':id', electionId)}`;
  const { viewer } = useViewer();
  const isHidden = kit.areBallotsHidden === true;
  const mayReadAll = !isHidden || (viewer !== null && hasDashboard(viewer.role));
  const rounds = isHidden ? kit.rounds : undefined;
  return (
    <section aria-labelledby="recount-title" className="grid gap-3" data-recount-kit>
      <h4 className="text-ui leading-label font-semibold" id="recount-title">
        {closedElectionMessages.check}
      </h4>
      {isHidden && <p className="max-w-(--measure) text-ui">{text.hidden}</p>}
      {mayReadAll && <DownloadPart says={text.text} href={href} label={text.download(kit.bytes)} />}
      {rounds !== undefined && (
        <DownloadPart
          says={text.roundsText}
          href={`${href}?without=ballots`}
          label={text.downloadRounds(rounds.bytes)}
        />
      )}
      <Fold title={closedElectionMessages.programmers} level={3}>
        <ForProgrammers electionId={electionId} kit={kit} href={href} mayReadAll={mayReadAll} />
      </Fold>
    </section>
  );
}

function DownloadPart({ says, href, label }: { says: string; href: string; label: string }) {
  return (
    <>
      <p className="max-w-(--measure) type-meta">{says}</p>
      <p>
        <a className={cx(buttonClass({ kind: 'outline' }), wraps)} href={href} download>
          <Download size={20} strokeWidth={1.75} aria-hidden />
          {label}
        </a>
      </p>
    </>
  );
}

interface ForProgrammersProps {
  electionId: string;
  kit: Kit;
  href: string;
  mayReadAll: boolean;
}

function ForProgrammers({ electionId, kit, href, mayReadAll }: ForProgrammersProps) {
  const timeZone = useTimeZone();
  const ofRounds = mayReadAll ? undefined : kit.rounds;
  const command =
    ofRounds === undefined
      ? `recount-kit-${electionId}.json --sha256 ${kit.sha256}`
      : `rounds-kit-${electionId}.json --sha256 ${ofRounds.sha256}`;
  return (
    <div className="grid gap-4">
      <dl>
        <dt className="text-ui font-semibold">
          {kit.rounds === undefined ? text.hash : text.wholeHash}
        </dt>
        <dd className="font-mono text-meta wrap-anywhere select-all">{kit.sha256}</dd>
        <dd className="type-meta">
          {text.hashHint} {text.edition(kit.edition, shortMoment(kit.madeAt, timeZone))}
        </dd>
        {kit.rounds !== undefined && (
          <>
            <dt className="mt-3 text-ui font-semibold">{text.roundsHash}</dt>
            <dd className="font-mono text-meta wrap-anywhere select-all">{kit.rounds.sha256}</dd>
          </>
        )}
      </dl>
      {kit.earlier.length > 0 && (
        <div>
          <h4 className="text-ui font-semibold">{text.earlier}</h4>
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
                <p className="font-mono text-meta wrap-anywhere select-all">
                  {ofRounds === undefined ? one.sha256 : (one.roundsSha256 ?? one.sha256)}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <p className="type-meta">{text.how}</p>
        <p dir="ltr" className="mt-1 font-mono text-meta wrap-anywhere select-all">
          node {program} {command}
        </p>
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <a className="type-link min-h-8 pointer-coarse:min-h-11" href={`/${program}`} download>
          {text.program}
        </a>
        <a
          className="type-link min-h-8 pointer-coarse:min-h-11"
          href={`/api${routes.readRecordFeed.path}`}
        >
          {text.feed}
        </a>
      </p>
    </div>
  );
}
