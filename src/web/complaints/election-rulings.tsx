import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { canBeOverturned } from '#core/elections/sanction.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { Sanction } from '#contract/sanctions.ts';
import type { Reply } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useLocation } from '#web/kit/location.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { complaintMessages } from '#texts/en/complaints.ts';
import { useNamed } from '#web/elections/use-named.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { OverturnButton } from './overturn-button.tsx';
import { rulingsQuery } from './queries.ts';
import { SanctionLine } from './sanction-line.tsx';

const text = complaintMessages;

/** Where the rulings stand. */
export const rulingsId = 'rulings';

/** The rulings on complaints about an election, where there are any. */
export function ElectionRulings({ election }: { election: Election }) {
  const { mayHear } = useNamed(election._id);
  // What is overturned has no button any more.
  const box = useKeptFocus();
  const { data } = useQuery(rulingsQuery(election._id));
  const shown = data ?? { rulings: [], sanctions: [] };
  return (
    <div ref={box} className="wrap not-empty:mt-8 beside-sheet:hidden print:hidden">
      {shown.rulings.length + shown.sanctions.length > 0 && (
        <Rulings {...shown} mayOverturn={mayHear} />
      )}
    </div>
  );
}

interface RulingsProps extends Reply<'listRulings'> {
  /** For officers: they can overturn what stands. */
  mayOverturn: boolean;
}

function Rulings({ rulings, sanctions, mayOverturn }: RulingsProps) {
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
        {rulings.map(({ number, ruling, reason, at, noOther }) => (
          <li key={number} className="grid gap-1">
            <span>
              <b className="font-semibold">
                {text.rulings.ruled(number, text.states[ruling ?? 'answered'])}
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
                <Ruled key={sanction._id} sanction={sanction} mayOverturn={mayOverturn} />
              ))}
          </li>
        ))}
        {sanctions
          .filter(({ complaint }) => complaint === null)
          .map((sanction) => (
            <li key={sanction._id}>
              <Ruled sanction={sanction} mayOverturn={mayOverturn} hasReason />
            </li>
          ))}
      </ul>
    </section>
  );
}

interface RuledProps {
  sanction: Sanction;
  mayOverturn: boolean;
  hasReason?: boolean;
}

function Ruled({ sanction, mayOverturn, hasReason = false }: RuledProps) {
  const { kind, overturned } = sanction;
  return (
    <div className="grid justify-items-start gap-2">
      <SanctionLine sanction={sanction} hasReason={hasReason} />
      {mayOverturn && canBeOverturned(kind) && overturned === null && (
        <OverturnButton sanction={sanction} />
      )}
    </div>
  );
}
