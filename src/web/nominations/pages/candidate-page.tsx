import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Gavel, Vote } from 'lucide-react';
import { useParams } from 'react-router';
import { isPerson } from '#core/elections/nomination.ts';
import type { Candidate, Election } from '#contract/election-shapes.ts';
import { isOver } from '#core/elections/order.ts';
import { candidatePath } from '#core/page-paths.ts';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { ShareButton } from '#web/app/share/share-button.tsx';
import { Manifesto } from '../manifesto.tsx';
import { manifestoQuery } from '../queries.ts';
import { useElections } from '#web/elections/queries.ts';
import { useLiveElections } from '#web/elections/use-live-elections.ts';
import { usePhase } from '#web/elections/use-phase.ts';
import { CandidateLink } from '#web/voting/candidate-about.tsx';
import { positionAnchor } from '#web/voting/position-anchor.ts';
import { NotFoundPage } from '#web/app/not-found/not-found-page.tsx';
import { electionPath } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Portrait } from '#web/kit/portrait.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { nominationMessages } from '#texts/en/nominations.ts';
import { rulingMessages } from '#texts/en/rulings.ts';
import { RulingWords } from '#web/elections/ruling-line.tsx';
import { CandidateName } from '#web/elections/candidate-name.tsx';

const text = nominationMessages.page;

/** /elections/:electionId/candidates/:nominationId: what a candidate says, to be shared. */
export function CandidatePage() {
  const { electionId, nominationId } = useParams();
  const query = useElections();
  useLiveElections();
  const election = query.data?.elections.find(({ _id }) => _id === electionId);
  const candidate = election?.nominations.find((one) => one._id === nominationId && isPerson(one));
  if (query.data !== undefined && candidate === undefined) return <NotFoundPage />;
  return (
    <div className="below-bar page-end">
      <Loaded
        query={query}
        failed={text.loadFailed}
        waiting={
          <div className="wrap pt-8">
            <Skeleton shape="title" />
          </div>
        }
        className="wrap pt-8"
      >
        {() =>
          election !== undefined &&
          candidate !== undefined && <KnownCandidate election={election} candidate={candidate} />
        }
      </Loaded>
    </div>
  );
}

function KnownCandidate({ election, candidate }: { election: Election; candidate: Candidate }) {
  const { nominee, position, positionId, statement, link, hasLeft, disqualified } = candidate;
  const isEnded = isOver(usePhase(election));
  const about = text.description(position, election.name);
  const address = electionPath(election._id);
  return (
    <article>
      <div className="wrap pt-4">
        <Link to={address} className="type-link min-h-11">
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
          <bdi>{election.name}</bdi>
        </Link>
        <div className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-10 gap-y-6 max-md:grid-cols-1">
          <div className="w-70 overflow-hidden rounded-sheet max-md:w-48">
            <Portrait id={nominee._id} name={nominee.name} src={nominee.profileImg} isFirst />
          </div>
          <div className="grid max-w-[65ch] gap-5">
            <header>
              <p className="type-eyebrow">
                <span>
                  {text.candidateFor} <bdi>{position}</bdi>
                </span>
              </p>
              <PageHeading
                className="type-h1 mt-1 wrap-anywhere"
                title={text.title(nominee.name, position)}
                description={
                  statement === '' ? about : statement.replaceAll(/\s+/g, ' ').slice(0, 200)
                }
                {...(nominee.profileImg !== '' && { image: nominee.profileImg })}
              >
                <CandidateName person={nominee} />
              </PageHeading>
            </header>
            {candidate.withoutAccount === true && (
              <p className="type-meta">{text.enteredByCouncil}</p>
            )}
            {hasLeft && <Notice>{nominationMessages.about.hasLeft}</Notice>}
            {candidate.accountDeleted === true && (
              <Notice>{nominationMessages.about.accountDeleted}</Notice>
            )}
            {disqualified !== undefined && (
              <Notice icon={Gavel}>
                <RulingWords
                  ruling={disqualified}
                  what={rulingMessages.disqualified}
                  more={isEnded ? '' : rulingMessages.canBeChosen[election.rules.leaving]}
                />
              </Notice>
            )}
            <section aria-label={text.statement}>
              <p className="text-lede leading-[1.55] whitespace-pre-line wrap-anywhere">
                <bdi>{statement === '' ? nominationMessages.about.noStatement : statement}</bdi>
              </p>
              {link !== '' && (
                <p className="mt-3">
                  <CandidateLink link={link} />
                </p>
              )}
            </section>
            {candidate.hasManifesto === true && <ManifestoPart nominationId={candidate._id} />}
            <div className="flex flex-wrap gap-2.5 print:hidden">
              {!isEnded && (
                <Link
                  to={`${address}#${positionAnchor(positionId)}`}
                  className={buttonClass({ kind: 'primary' })}
                >
                  <Vote size={18} strokeWidth={1.75} aria-hidden />
                  {text.toBallot}
                </Link>
              )}
              <ShareButton name={nominee.name} path={candidatePath(election._id, candidate._id)} />
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}

function ManifestoPart({ nominationId }: { nominationId: string }) {
  const query = useQuery(manifestoQuery(nominationId));
  return (
    <section aria-labelledby="manifesto">
      <h2 id="manifesto" className="type-h3 mb-3">
        {text.manifesto}
      </h2>
      <Loaded
        query={query}
        failed={text.manifestoFailed}
        level={3}
        waiting={<Skeleton shape="card" />}
      >
        {({ manifesto }) => <Manifesto text={manifesto} />}
      </Loaded>
    </section>
  );
}
