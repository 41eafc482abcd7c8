import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import type { Reply } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useLocation } from '#web/kit/location.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { complaintMessages } from '#texts/en/complaints.ts';
import { useDesk } from '#web/elections/desk/use-desk.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { AppealLine } from './appeal-line.tsx';
import { ComplainLink } from './complain-link.tsx';
import { DueLine } from './due-line.tsx';
import { rulingsQuery } from './queries.ts';
import { SanctionLine } from './sanction-line.tsx';

const text = complaintMessages;

/** Only officers load it. */
const OfficersComplaints = lazy(async () => ({
  default: (await import('./officers-complaints.tsx')).OfficersComplaints,
}));

/** Where the rulings stand. */
export const rulingsId = 'rulings';

interface ElectionComplaintsProps {
  election: Election;
  /** Once there is a result the way to a complaint, and that of the officers, stand with it. */
  isRunning: boolean;
}

/** The rulings on complaints and what is due; while voting is not over also the way to a complaint. */
export function ElectionComplaints({ election, isRunning }: ElectionComplaintsProps) {
  const { resultsAt, releasedAt } = election;
  const isBefore = isRunning || (resultsAt === 'release' && releasedAt === undefined);
  const { mayHear } = useDesk(election._id);
  // After a ruling its form is gone.
  const box = useKeptFocus();
  const { data } = useQuery(rulingsQuery(election._id));
  const shown = data ?? { open: [], rulings: [], sanctions: [], hearsAppeals: '' };
  const { open, rulings, sanctions } = shown;
  const isAny = open.length + rulings.length + sanctions.length > 0;
  const hasDesk = isBefore && isAny && mayHear;
  return (
    <div className="wrap mt-8 grid grid-cols-1 gap-6 beside-sheet:hidden print:hidden">
      {isAny && <Rulings {...shown} />}
      {isBefore && (
        <div className="flex flex-wrap gap-2.5">
          <ComplainLink electionId={election._id} />
        </div>
      )}
      {hasDesk && (
        <Suspense fallback={null}>
          <div ref={box} className="sheet p-6 max-md:p-4">
            <OfficersComplaints electionId={election._id} level={2} />
          </div>
        </Suspense>
      )}
    </div>
  );
}

function Rulings({ open, rulings, sanctions, hearsAppeals }: Reply<'listRulings'>) {
  const timeZone = useTimeZone();
  const { hash, key } = useLocation();
  useEffect(() => {
    const heading = hash === `#${rulingsId}` ? document.getElementById(rulingsId) : null;
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby={rulingsId}>
      <h2 className="type-h3" id={rulingsId} tabIndex={-1}>
        {text.rulings.title}
      </h2>
      <ul className="grid grid-cols-1 gap-4 text-ui">
        {open.map(({ number, dueAt }) => (
          <li key={number} className="grid gap-1">
            <span className="font-semibold">
              {text.rulings.ruled(number, text.page.states.open)}
            </span>
            <DueLine dueAt={dueAt} />
          </li>
        ))}
        {rulings.map(({ number, ruling, reason, at, noOther }) => (
          <li key={number} className="grid gap-1">
            <span>
              <b className="font-semibold">
                {text.rulings.ruled(number, text.page.states[ruling ?? 'answered'])}
              </b>{' '}
              <time dateTime={at} className="text-ink-2">
                {shortMoment(at, timeZone)}
              </time>
            </span>
            <p className="max-w-(--measure) wrap-anywhere whitespace-pre-line">
              <bdi>{reason}</bdi>
            </p>
            {noOther && <p className="text-ink-2">{text.rulings.noOther}</p>}
            {sanctions
              .filter(({ complaint }) => complaint === number)
              .map((sanction) => (
                <SanctionLine key={sanction._id} sanction={sanction} />
              ))}
            <AppealLine hearsAppeals={hearsAppeals} />
          </li>
        ))}
        {sanctions
          .filter(({ complaint }) => complaint === null)
          .map((sanction) => (
            <li key={sanction._id}>
              <SanctionLine sanction={sanction} hasReason />
            </li>
          ))}
      </ul>
    </section>
  );
}
