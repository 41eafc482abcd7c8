import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { formatEventDate } from '#core/campus/dates.ts';
import { committees, groupByCommittee } from '#core/council/committees.ts';
import type { Member } from '#contract/council.ts';
import { CommitteeJumps } from '#web/council/committee-jumps.tsx';
import { CommitteeSection, CommitteeSkeleton } from '#web/council/committee-section.tsx';
import { useMembers } from '#web/council/queries.ts';
import { adviceOf } from '#web/app/call-error.ts';
import { lazyDialog, usePreload } from '#web/app/lazy-part.tsx';
import { useTimeZone } from '#web/app/campus.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { useIsBackAtDraft } from '#web/app/saved-draft.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useServerTime } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { FloatingButton } from '#web/ui/floating-button.tsx';
import { Banner } from '#web/ui/hero.tsx';
import { SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useDelayedLoading } from '#web/ui/use-delayed-loading.ts';
import { councilMessages } from '#web/messages/en/council.ts';
import { descriptionsMessages } from '#web/messages/en/descriptions.ts';
import { messages } from '#web/messages/en/site.ts';

const text = councilMessages;

const AddMemberDialog = lazyDialog(
  async () => (await import('#web/council/add-member-dialog.tsx')).AddMemberDialog,
);

/** /council: the council by committee, in a fixed order. */
export function CouncilPage() {
  const { data, error, errorUpdateCount, refetch } = useMembers();
  const { viewer } = useViewer();
  const isBack = useIsBackAtDraft(draftKeys.member);
  const [asked, setAdding] = useState<boolean | null>(null);
  const isAdding = asked ?? isBack;
  usePreload(AddMemberDialog, viewer !== null);
  // After a failure the error stays until there is an answer; retries show no skeleton.
  const isLoading = useDelayedLoading(data === undefined && errorUpdateCount === 0);
  const groups = groupByCommittee(data ?? []);
  const count = groups.reduce((sum, group) => sum + group.members.length, 0);
  return (
    <div className="below-bar page-end">
      <Banner>
        <PageHeading
          title={messages.title.of(messages.pages.council)}
          description={descriptionsMessages.council}
          className="type-display-l"
        >
          {text.title}
        </PageHeading>
        {count > 0 && (
          <p className="banner-facts tabular-nums">{text.summary(count, groups.length)}</p>
        )}
      </Banner>
      {isLoading && <Loading />}
      {!isLoading && data === undefined && (
        <div className="wrap section-tight">
          <ErrorBlock
            title={messages.fixed.membersLoadFailed}
            advice={adviceOf(error, messages.errors.server)}
            onRetry={refetch}
          />
        </div>
      )}
      {!isLoading && data !== undefined && <Committees groups={groups} />}
      {viewer !== null && (
        <FloatingButton
          label={text.add}
          icon={<UserPlus size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => setAdding(true)}
        />
      )}
      <AddMemberDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </div>
  );
}

function Committees({ groups }: { groups: readonly { committee: string; members: Member[] }[] }) {
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
          />
        ))}
      </div>
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
