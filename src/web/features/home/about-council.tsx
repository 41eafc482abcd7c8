import { wallClock } from '#core/campus/time-zone.ts';
import { groupByCommittee } from '#core/council/committees.ts';
import { useCampusSettings } from '#web/features/campus/queries.ts';
import { useMembers } from '#web/features/council/queries.ts';
import { useEvents } from '#web/features/events/queries.ts';
import { useTimeZone } from '#web/lib/campus.ts';
import { useServerTime } from '#web/lib/server-clock.ts';
import { homeWords } from '#web/words/home.ts';
import { words } from '#web/words/words.ts';

const text = homeWords;

/** What the council says of itself, and three numbers as far as they are known. */
export function AboutCouncil() {
  const settings = useCampusSettings();
  const said = settings.data?.about.trim() ?? '';
  return (
    <section className="wrap section home-about" aria-labelledby="about-council">
      <h2 className="h2" id="about-council">
        {text.about}
      </h2>
      <div>
        <p className="home-statement">
          <bdi>{said === '' ? text.statement : said}</bdi>
        </p>
        <Facts />
      </div>
    </section>
  );
}

/** A number that is unknown, or nought, is no news and is left out. */
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
  // Its room is kept while the numbers are on their way.
  if (known.length === 0 && !members.isPending && !events.isPending) return null;
  return (
    <dl className="home-facts">
      {known.map((one) => (
        <div key={one}>
          <dt>{text.facts[one](counts[one])}</dt>
          <dd className="num">{counts[one].toLocaleString(words.language.tag)}</dd>
        </div>
      ))}
    </dl>
  );
}
