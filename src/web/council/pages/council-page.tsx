import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { isOfficer } from '#core/accounts/role.ts';
import { formatEventDate } from '#core/campus/dates.ts';
import { committees, groupByCommittee } from '#core/council/committees.ts';
import type { Member } from '#contract/council.ts';
import { CommitteeJumps } from '../committee-jumps.tsx';
import { CommitteeSection, CommitteeSkeleton } from '../committee-section.tsx';
import { EarlierCouncils } from '../earlier-councils.tsx';
import { termsQuery, useMembers } from '../queries.ts';
import { membersOfTerm, termIn } from '../terms.ts';
import { useSearchParams } from '#web/kit/location.ts';
import { fetchWhenReached, lazyDialog } from '#web/app/lazy-part.tsx';
import { useTimeZone } from '#web/app/campus.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { useIsBackAtDraft } from '#web/app/saved-draft.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useServerTime } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { FloatingButton } from '#web/kit/floating-button.tsx';
import { Banner } from '#web/kit/hero.tsx';
import { SkeletonGroup } from '#web/kit/skeleton.tsx';
import { councilMessages } from '#texts/en/council.ts';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { messages } from '#texts/en/site.ts';

const text = councilMessages;

const AddMemberDialog = lazyDialog(
  async () => (await import('../dialogs/add-member-dialog.tsx')).AddMemberDialog,
);

const ManageMemberDialog = lazyDialog(
  async () => (await import('../dialogs/manage-member-dialog.tsx')).ManageMemberDialog,
);

/** /council: the council by committee, in a fixed order; with ?term= a former one. */
export function CouncilPage() {
  const term = termIn(useSearchParams());
  return term === null ? <PresentCouncil /> : <FormerCouncil key={term} term={term} />;
}

function PresentCouncil() {
  const query = useMembers();
  const { viewer } = useViewer();
  const isBack = useIsBackAtDraft(draftKeys.member);
  const [asked, setAdding] = useState<boolean | null>(null);
  const isAdding = asked ?? isBack;
  const groups = groupByCommittee(query.data ?? []);
  return (
    <div className="below-bar page-end">
      <CouncilBanner title={messages.pages.council} heading={text.title} groups={groups} />
      <Loaded
        query={query}
        failed={messages.fixed.membersLoadFailed}
        waiting={<Loading />}
        className="wrap section-tight"
      >
        {() => (
          <>
            <Committees groups={groups} isFormer={false} />
            <EarlierCouncils chosen={null} />
          </>
        )}
      </Loaded>
      {viewer !== null && (
        <FloatingButton
          label={text.add}
          icon={<UserPlus size={20} strokeWidth={1.75} aria-hidden />}
          {...fetchWhenReached(AddMemberDialog)}
          onClick={() => setAdding(true)}
        />
      )}
      <AddMemberDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </div>
  );
}

type Groups = readonly { committee: string; members: Member[] }[];

function CouncilBanner(props: { title: string; heading: string; groups: Groups }) {
  const { title, heading, groups } = props;
  const count = groups.reduce((sum, group) => sum + group.members.length, 0);
  return (
    <Banner>
      <PageHeading
        title={messages.title.of(title)}
        description={descriptionsMessages.council}
        className="type-display-l"
      >
        {heading}
      </PageHeading>
      {count > 0 && (
        <p className="banner-facts tabular-nums">{text.summary(count, groups.length)}</p>
      )}
    </Banner>
  );
}

/** The council of a year that is over; only the browser knows which one the address asks for. */
function FormerCouncil({ term }: { term: number }) {
  const query = useQuery(termsQuery);
  const { data } = query;
  const groups = groupByCommittee(data === undefined ? [] : membersOfTerm(data, term));
  const heading = text.termTitle(term);
  return (
    <div className="below-bar page-end">
      <CouncilBanner title={heading} heading={heading} groups={groups} />
      <Loaded
        query={query}
        failed={text.termsFailed}
        waiting={<Loading />}
        className="wrap section-tight"
      >
        {() =>
          groups.length === 0 ? (
            <div className="wrap">
              <EmptyState title={text.noSuchTerm} />
            </div>
          ) : (
            <Committees groups={groups} isFormer />
          )
        }
      </Loaded>
      <EarlierCouncils chosen={term} />
    </div>
  );
}

function Committees({ groups, isFormer }: { groups: Groups; isFormer: boolean }) {
  const role = useViewer().viewer?.role;
  const [managed, setManaged] = useState<{ member: Member; isOpen: boolean } | null>(null);
  const mayManage = role !== undefined && isOfficer(role);
  const timeZone = useTimeZone();
  const today = useServerTime((now) => formatEventDate(new Date(now).toISOString(), timeZone));
  if (groups.length === 0) {
    return (
      <div className="wrap">
        <EmptyState title={messages.fixed.noMembers} text={text.emptyText} />
      </div>
    );
  }
  return (
    <>
      {groups.length > 1 && <CommitteeJumps groups={groups} />}
      <div className="wrap pb-6">
        <p className="hidden print:block">{text.print(today)}</p>
        {groups.map(({ committee, members }) => (
          <CommitteeSection
            key={committee}
            name={committee}
            members={members}
            isLeading={committee === committees[0]?.name}
            onManage={mayManage ? (member) => setManaged({ member, isOpen: true }) : undefined}
          />
        ))}
      </div>
      {managed !== null && (
        <ManageMemberDialog
          key={`${managed.member._id} ${managed.member.position}`}
          member={managed.member}
          isFormer={isFormer}
          isOpen={managed.isOpen}
          onClose={() => setManaged({ ...managed, isOpen: false })}
        />
      )}
    </>
  );
}

function Loading() {
  return (
    <SkeletonGroup className="wrap min-h-svh pb-6">
      <CommitteeSkeleton />
    </SkeletonGroup>
  );
}
