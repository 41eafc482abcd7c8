import { ArrowRight } from 'lucide-react';
import { featuredPositions, groupByCommittee, knownPosition } from '#core/council/committees.ts';
import type { Member } from '#contract/council.ts';
import { useMembers } from '#web/council/queries.ts';
import { Link } from '#web/app/link.tsx';
import { paths } from '#web/app/paths.ts';
import { Loaded } from '#web/kit/loaded.tsx';
import { Portrait, VacantPortrait } from '#web/kit/portrait.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { homeMessages } from '#texts/en/home.ts';
import { messages } from '#texts/en/site.ts';
import { postText } from '#texts/post-text.ts';

const text = homeMessages;
/** On a phone a row that snaps; the edge of the next card shows that there is more. */
const people =
  'grid gap-3.5 max-md:-mx-(--edge) max-md:snap-x max-md:snap-mandatory max-md:scroll-px-(--edge) ' +
  'max-md:auto-cols-[76%] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-(--edge) ' +
  'max-md:pb-1.5 max-md:[scrollbar-width:none] md:grid-cols-3 md:gap-6';
const caption =
  'flex min-h-16.5 flex-wrap items-start justify-between gap-x-4 gap-y-1 pt-4 max-md:flex-col';

/** President, vice president and representative; a vacant position says so. */
export function FeaturedMembers() {
  return (
    <section className="wrap section pt-0" aria-labelledby="council-members">
      <div className="section-head">
        <h2 className="type-h2" id="council-members">
          {text.members}
        </h2>
      </div>
      <Loaded
        query={useMembers()}
        failed={messages.fixed.membersLoadFailed}
        waiting={<Waiting />}
        level={3}
      >
        {(members) => <FeaturedSlots members={members} />}
      </Loaded>
    </section>
  );
}

/** The three positions of the home page, filled or vacant. */
export function FeaturedSlots({ members }: { members: readonly Member[] }) {
  const sorted = groupByCommittee(members).flatMap((group) => group.members);
  return (
    <ul className={people}>
      {featuredPositions.map((position) => (
        <li key={position} className="max-md:min-w-0 max-md:snap-start">
          <Slot
            position={position}
            member={sorted.find((one) => knownPosition(one.position) === position)}
          />
        </li>
      ))}
    </ul>
  );
}

function Slot({ position, member }: { position: string; member: Member | undefined }) {
  return (
    <article>
      {member === undefined ? (
        <VacantPortrait />
      ) : (
        <Portrait
          id={member.student._id}
          name={member.student.name}
          src={member.student.profileImg}
        />
      )}
      <div className={caption}>
        <div className="min-w-0 flex-[1_1_180px] wrap-anywhere max-md:flex-none">
          <h3 className="type-h3">
            <bdi>{member?.student.name ?? text.vacant}</bdi>
          </h3>
          <p className="mt-0.5 text-ui text-ink-2">{postText(position)}</p>
        </div>
        <Link
          to={paths.council}
          className="type-link"
          aria-label={text.moreFrom(postText(position))}
        >
          {text.more}
          <ArrowRight size={16} strokeWidth={2} aria-hidden />
        </Link>
      </div>
    </article>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className={people}>
      {featuredPositions.map((position) => (
        <div key={position}>
          <Skeleton shape="poster" className="aspect-4/5" />
          <div className={caption}>
            <Skeleton className="mt-2" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
