import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { WhoMayAct as Read } from '#contract/who-may-act.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { messages } from '#texts/en/site.ts';
import { whoMayActMessages as text } from '#texts/en/who-may-act.ts';
import { whoMayActQuery } from '#web/proposals/queries.ts';
import { isNoSuchCall } from '#web/kit/call-error.ts';
import { Loaded } from '#web/kit/loaded.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';

type Officer = Read['officers'][number];
type Gap = Read['gaps'][number];

/** The officers, who of them cannot confirm yet, and what cannot be done while somebody is away. */
export function WhoMayAct() {
  const query = useQuery(whoMayActQuery);
  if (isNoSuchCall(query.error)) return null;
  return (
    <section className="sheet mt-6 grid gap-4 p-5 max-md:px-3.5" aria-labelledby="who-may-act">
      <h2 className="type-h3" id="who-may-act">
        {text.title}
      </h2>
      <Loaded query={query} failed={text.failed} waiting={<Skeleton shape="card" />}>
        {(read) => <Card {...read} />}
      </Loaded>
    </section>
  );
}

function Card(read: Read) {
  const { needsTwoOfficers, officers, gaps, links } = read;
  const timeZone = useTimeZone();
  return (
    <>
      <p className="type-meta -mt-3">{needsTwoOfficers ? text.lede : text.ledeOff}</p>
      <ul className="grid gap-2">
        {officers.map((one) => (
          <li key={one._id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              <bdi className="font-semibold">{one.name}</bdi>{' '}
              <span className="text-ink-2">{messages.roles[one.role]}</span>
            </span>{' '}
            <State officer={one} read={read} />
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <div>
          <h3 className="font-semibold">{text.links}</h3>
          <ul className="mt-1 grid gap-2">
            {links.map(({ officer, by, at }) => (
              <li key={`${at} ${officer}`} className="wrap-anywhere">
                {by === null
                  ? text.linkOnMachine(officer, shortMoment(at, timeZone))
                  : text.linkBy(by, officer, shortMoment(at, timeZone))}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className="font-semibold">{text.away}</h3>
        {gaps.length === 0 ? (
          <p>{text.whole}</p>
        ) : (
          <ul className="mt-1 grid gap-2">
            {gaps.map((gap) => (
              <li key={gap.without ?? ''}>
                <GapLine gap={gap} officers={officers} />
              </li>
            ))}
          </ul>
        )}
        {gaps.some(({ confirming }) => confirming !== 'now') && (
          <p className="type-meta mt-2">{text.stillPossible}</p>
        )}
      </div>
    </>
  );
}

/** What an officer can do now, in words. */
function State({ officer, read }: { officer: Officer; read: Read }) {
  const timeZone = useTimeZone();
  const { hasSecondStep, confirmsFrom, letInBy } = officer;
  const able = read.needsTwoOfficers ? text.can : text.acts;
  if (!hasSecondStep && read.needsSecondStep) return <Late>{text.barred}</Late>;
  return (
    <span className="flex flex-wrap gap-x-3">
      {confirmsFrom === null ? (
        <span>{able}</span>
      ) : (
        <Late>{text.from(shortMoment(confirmsFrom, timeZone))}</Late>
      )}
      {letInBy !== null && <span>{text.letIn(letInBy)}</span>}
      {!hasSecondStep && <Late>{text.bare}</Late>}
    </span>
  );
}

const Late = ({ children }: { children: ReactNode }) => (
  <span className="text-warning">{children}</span>
);

function GapLine({ gap, officers }: { gap: Gap; officers: readonly Officer[] }) {
  const timeZone = useTimeZone();
  const { without, confirming, from, hasAdmin } = gap;
  const there = officers.filter(({ _id }) => _id !== without);
  const away = officers.find(({ _id }) => _id === without);
  const [only] = there;
  const who =
    away === undefined
      ? text.everybody
      : there.length === 1 && only !== undefined
        ? text.onlyWith(only.name)
        : text.without(away.name);
  const lacks =
    there.length === 0
      ? [text.nobody]
      : [
          ...(confirming === 'never' ? [text.never] : []),
          ...(confirming === 'later' && from !== null
            ? [text.later(shortMoment(from, timeZone))]
            : []),
          ...(hasAdmin ? [] : [text.noAdmin]),
        ];
  return (
    <>
      <span className="font-semibold wrap-anywhere">{who}:</span> {lacks.join(' ')}
    </>
  );
}
