import { ArrowRight } from 'lucide-react';
import { featuredPositions, groupByCommittee, knownPosition } from '#core/council/committees.ts';
import type { Member } from '#contract/council.ts';
import { useMembers } from '#web/features/council/queries.ts';
import { adviceOf } from '#web/lib/call-error.ts';
import { Link } from '#web/lib/router.tsx';
import { paths } from '#web/paths.ts';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { Portrait, VacantPortrait } from '#web/ui/portrait.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useHeldLoading } from '#web/ui/use-held-loading.ts';
import { homeWords } from '#web/words/home.ts';
import { words } from '#web/words/words.ts';

const text = homeWords;

/** President, vice president and representative; a post nobody holds says so (spec 1). */
export function FeaturedMembers() {
  const { data, error, errorUpdateCount, refetch } = useMembers();
  const isLoading = useHeldLoading(data === undefined && errorUpdateCount === 0);
  return (
    <section className="wrap section home-next" aria-labelledby="council-members">
      <div className="section-head">
        <h2 className="h2" id="council-members">
          {text.members}
        </h2>
      </div>
      {isLoading && <Waiting />}
      {!isLoading && data === undefined && (
        <ErrorBlock
          level={3}
          title={words.fixed.membersLoadFailed}
          advice={adviceOf(error, words.errors.server)}
          onRetry={refetch}
        />
      )}
      {!isLoading && data !== undefined && <FeaturedSlots members={data} />}
    </section>
  );
}

/** The three slots of the home page, filled or not. */
export function FeaturedSlots({ members }: { members: readonly Member[] }) {
  const sorted = groupByCommittee(members).flatMap((group) => group.members);
  return (
    <ul className="home-people">
      {featuredPositions.map((position) => (
        <li key={position}>
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
    <article className="home-person">
      {member === undefined ? (
        <VacantPortrait />
      ) : (
        <Portrait
          id={member.student._id}
          name={member.student.name}
          src={member.student.profileImg}
        />
      )}
      <div className="home-person-words">
        <div>
          <h3 className="h3">
            <bdi>{member?.student.name ?? text.vacant}</bdi>
          </h3>
          <p className="home-post">{position}</p>
        </div>
        <Link to={paths.council} className="link" aria-label={text.moreFrom(position)}>
          {text.more}
          <ArrowRight size={16} strokeWidth={2} aria-hidden />
        </Link>
      </div>
    </article>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="home-people">
      {featuredPositions.map((position) => (
        <div key={position} className="home-person">
          <Skeleton shape="poster" className="home-person-waits" />
          <div className="home-person-words">
            <Skeleton className="mt-2" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
