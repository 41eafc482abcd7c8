import { Lock, LockOpen } from 'lucide-react';
import type { Election } from '#contract/election-shapes.ts';
import { Link } from '#web/app/link.tsx';
import { usePhase } from '#web/elections/use-phase.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';
import { paths } from '#web/app/paths.ts';
import { Notice } from '#web/kit/notice.tsx';
import { receiptNote } from './ballot-looks.ts';

const text = electionsMessages.secrecy;

/** The way to the page that says how a vote is kept, and what that cannot hide. */
export function SecrecyLink() {
  return (
    <Link to={paths.secrecy} className="type-link">
      {text.how}
    </Link>
  );
}

/** For those who have not voted yet, at the end of the ballot. */
export function SecrecyFoot({ election }: { election: Election }) {
  if (usePhase(election) === 'closed' || !election.isSealed) return null;
  return (
    <div className={`${receiptNote} border-t border-line px-(--ballot-edge) pt-4 pb-4`}>
      <Lock size={16} strokeWidth={1.75} aria-hidden />
      <div>
        <p>{text.promise}</p>
        <p className="mt-1 flex flex-wrap gap-x-5">
          <SecrecyLink />
          <Link to={paths.howItWorks} className="type-link">
            {messages.shell.howItWorks}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** Once below several elections: each has its rules on its own page. */
export function SecrecyOfAll({ elections }: { elections: readonly Election[] }) {
  if (elections.some(({ isSealed }) => !isSealed)) return null;
  return (
    <div className="wrap beside-sheet:hidden" data-secrecy>
      <div className={receiptNote}>
        <Lock size={16} strokeWidth={1.75} aria-hidden />
        <p>
          {text.promise} {text.rulesApart} <SecrecyLink />
        </p>
      </div>
    </div>
  );
}

/**
 * That voting began before votes were sealed: it is said before anybody else votes. The specification says nothing of it,
 * so of an election of another server nothing is known.
 */
export function FormerSchemeNotice({ election }: { election: Election }) {
  if (usePhase(election) === 'closed' || election.isSealed !== false) return null;
  return (
    <Notice icon={LockOpen} className="mx-(--ballot-edge) mt-5">
      <p>
        {text.former} <SecrecyLink />
      </p>
    </Notice>
  );
}
