import { Check, CircleAlert, Info, Lock, LogIn } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { NoVote, NoVoteReason } from '#core/elections/why-not-vote.ts';
import type { Election } from '#contract/election-shapes.ts';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { Link } from '#web/app/link.tsx';
import { useLocation } from '#web/kit/location.ts';
import { useResults } from '#web/elections/queries.ts';
import { shownResults } from '#web/outcome/winner-of.ts';
import { listCheckMessages } from '#texts/en/list-check.ts';
import { noVoteReasons, whyMessages } from '#texts/en/why-not-vote.ts';
import { contactPath, paths, profileHash, resultsPath } from '#web/app/paths.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';

const icons: Partial<Record<NoVoteReason, LucideIcon>> = {
  'signed-out': LogIn,
  closed: Lock,
  'not-open': Info,
  paused: Info,
  'all-voted': Check,
};

const ListCheckDialog = lazyDialog(
  async () => (await import('./dialogs/list-check-dialog.tsx')).ListCheckDialog,
);

/** When it helps to know whether one is on the voter list. */
const beforeVoting: ReadonlySet<NoVoteReason> = new Set(['signed-out', 'not-open', 'not-on-list']);

/** Nothing is wrong then. */
const needNoAnswer: ReadonlySet<NoVoteReason> = new Set(['signed-out', 'not-open', 'all-voted']);

interface BallotNoticeProps {
  why: NoVote;
  election: Election;
  /** The reader's enrollment number. */
  number: string | null;
  /** All of the ballot was just cast: it takes the focus, so that it is read. */
  isFresh?: boolean;
  onLogIn: () => void;
}

/** Why one cannot vote here now, the one thing to do about it, and whom to ask. */
export function BallotNotice({
  why,
  election,
  number,
  isFresh = false,
  onLogIn,
}: BallotNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [isFresh]);
  const [isChecking, setChecking] = useState(false);
  const { electorate, voters } = election;
  const hasList = electorate.kind === 'roll' || voters === 'listed' || voters === 'proved';
  const question =
    why.reason === 'not-on-list' && number !== null
      ? listCheckMessages.message(number, election.name)
      : whyMessages.question(why.reason, election.name);
  // The notice of the pause, above it, says the rest.
  const said = why.reason === 'paused' ? whyMessages.comeBack : noVoteReasons[why.reason];
  const asksForList = hasList && beforeVoting.has(why.reason);
  return (
    <Notice
      ref={box}
      tabIndex={-1}
      icon={icons[why.reason] ?? CircleAlert}
      // On a phone the actions stand below the text, and the sign stays beside its first line.
      // Above the elections of other voters it is said once; what an account lacks is said at each.
      className={`mx-(--ballot-edge) mt-5 md:items-center! md:[&>svg]:mt-0! ${why.reason === 'no-number' ? '' : 'in-data-foreign:hidden'}`}
    >
      <div className="flex flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex-[1_1_14em]">
          <b className="font-medium">{said}</b>{' '}
          {!needNoAnswer.has(why.reason) && (
            <Link to={contactPath('query', question)} className="type-link min-h-11">
              {whyMessages.asks[why.ask]}
            </Link>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {asksForList && (
            <Button kind="outline" size="small" onClick={() => setChecking(true)}>
              {listCheckMessages.open}
            </Button>
          )}
          <Action why={why} onLogIn={onLogIn} />
        </div>
        {asksForList && (
          <ListCheckDialog
            election={election}
            isOpen={isChecking}
            onClose={() => setChecking(false)}
          />
        )}
      </div>
    </Notice>
  );
}

/** Leads to the results; nothing where there are none. */
function ToResults() {
  const { data } = useResults();
  if (data === undefined || shownResults(data).length === 0) return null;
  return (
    <Link className={buttonClass({ kind: 'outline' })} to={resultsPath}>
      {whyMessages.results}
    </Link>
  );
}

function Action({ why, onLogIn }: Pick<BallotNoticeProps, 'why' | 'onLogIn'>) {
  const { search } = useLocation();
  switch (why.action) {
    case 'log-in':
      return (
        <Button size="small" className="min-h-11!" onClick={onLogIn}>
          {whyMessages.logIn}
        </Button>
      );
    case 'results':
      return <ToResults />;
    case 'receipts':
      return <span className="text-ui text-ink-2">{whyMessages.receipts}</span>;
    case 'confirm-email':
      return (
        <Link
          className={buttonClass({ kind: 'outline' })}
          to={{ search, hash: profileHash.profile }}
        >
          {whyMessages.confirmEmail}
        </Link>
      );
    case 'change-email':
      return (
        <Link className={buttonClass({ kind: 'outline' })} to={{ search, hash: profileHash.email }}>
          {whyMessages.changeEmail}
        </Link>
      );
    case 'prove-number':
      return (
        <Link className={buttonClass({ kind: 'outline' })} to={paths.number}>
          {whyMessages.proveNumber}
        </Link>
      );
    case 'wait':
      return <span className="text-ui text-ink-2">{whyMessages.wait}</span>;
    case 'nominate':
      return null;
  }
}

interface CastNoticeProps {
  text: string;
  kind: 'warning' | 'danger';
  /** Announced here, because nothing else announces it. */
  isNews?: boolean;
}

/** Why a vote was not cast, or perhaps not, inside its dialog. */
export function CastNotice({ text, kind, isNews = false }: CastNoticeProps) {
  return (
    <Notice tone={kind} icon={CircleAlert} role={isNews ? 'alert' : undefined}>
      <p>{text}</p>
    </Notice>
  );
}
