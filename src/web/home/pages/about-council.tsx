import { wallClock } from '#core/campus/time-zone.ts';
import { groupByCommittee } from '#core/council/committees.ts';
import { useCampusSettings } from '#web/campus/queries.ts';
import { useMembers } from '#web/council/queries.ts';
import { useEvents } from '#web/events/queries.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { homeMessages } from '#texts/en/home.ts';
import { numberText } from '#texts/formats.ts';

const text = homeMessages;

/** The council's statement, and up to three numbers. */
export function AboutCouncil() {
  const settings = useCampusSettings();
  const said = settings.data?.about.trim() ?? '';
  return (
    <section
      className="wrap section grid items-start gap-[clamp(24px,6vw,96px)] lg:grid-cols-[4fr_8fr]"
      aria-labelledby="about-council"
    >
      <h2 className="type-h2" id="about-council">
        {text.about}
      </h2>
      <div>
        <p className="font-display text-title leading-[1.32] font-[500] tracking-[-0.014em] font-stretch-94% wrap-anywhere whitespace-pre-line">
          <bdi>{said === '' ? text.statement : said}</bdi>
        </p>
        <Facts />
      </div>
    </section>
  );
}

/** A number that is unknown or zero is left out. */
function Facts() {
  const members = useMembers();
  const events = useEvents();
  const timeZone = useTimeZone();
  const year = useServerTime((now) => wallClock(now, timeZone).year);
  const groups = groupByCommittee(members.data ?? []);
  const counts = {
    members: groups.reduce((sum, group) => sum + group.members.length, 0),
    committees: groups.length,
    events: (events.data?.events ?? []).filter(
      ({ date }) => wallClock(Date.parse(date), timeZone).year === year,
    ).length,
  };
  const known = (['members', 'committees', 'events'] as const).filter((one) => counts[one] > 0);
  // The space is reserved while the numbers load.
  if (known.length === 0 && !members.isPending && !events.isPending) return null;
  return (
    <dl className="mt-10 flex min-h-25 flex-wrap gap-x-[clamp(24px,4vw,56px)] gap-y-6 border-t border-line pt-7">
      {known.map((one) => (
        <div key={one} className="flex flex-col-reverse justify-end">
          <dt className="text-ui text-ink-2">{text.facts[one](counts[one])}</dt>
          <dd className="font-display text-heading leading-none font-heavy tracking-[-0.03em] font-stretch-82%">
            {numberText(counts[one])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
