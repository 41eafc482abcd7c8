import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import type { Election } from '#contract/election-shapes.ts';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { NotFoundPage } from '#web/app/not-found/not-found-page.tsx';
import { electionPath } from '#web/app/paths.ts';
import { useElections, useResults } from '#web/elections/queries.ts';
import { useLiveElections } from '#web/elections/use-live-elections.ts';
import { Loaded } from '#web/kit/loaded.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { fairMessages as text } from '#texts/en/fair.ts';
import { messages } from '#texts/en/site.ts';
import { CountAgrees } from '../fair/count-agrees.tsx';
import { HowMany } from '../fair/how-many.tsx';
import { NobodyKnows } from '../fair/nobody-knows.tsx';
import { OfficersDid } from '../fair/officers-did.tsx';
import { WhoCouldVote } from '../fair/who-could-vote.tsx';
import { shownResults } from '../winner-of.ts';

/** /elections/:electionId/fair: five questions of whoever judges an election, each with its proof. */
export function FairPage() {
  const { electionId } = useParams();
  const query = useElections();
  useLiveElections();
  const election = query.data?.elections.find(({ _id }) => _id === electionId);
  const isThere = election !== undefined && election.state !== 'draft';
  if (query.data !== undefined && !isThere) return <NotFoundPage />;
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
        {() => election !== undefined && <Fair election={election} />}
      </Loaded>
    </div>
  );
}

function Fair({ election }: { election: Election }) {
  const { _id: id, name } = election;
  const { data = [] } = useResults();
  const result = shownResults(data).find(({ electionId }) => electionId === id);
  return (
    <article className="wrap pt-4">
      <Link to={electionPath(id)} className="type-link min-h-11 print:hidden">
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        <bdi>{name}</bdi>
      </Link>
      <PageHeading
        className="type-h1 mt-4 mb-6"
        title={messages.title.of(text.titleOf(name))}
        description={text.description(name)}
      >
        {text.title}
      </PageHeading>
      <div className="sheet grid grid-cols-1 px-7 max-md:px-4.5 print:border-0">
        <WhoCouldVote election={election} result={result} />
        <HowMany election={election} result={result} />
        <OfficersDid election={election} />
        <CountAgrees result={result} />
        <NobodyKnows election={election} />
      </div>
    </article>
  );
}
