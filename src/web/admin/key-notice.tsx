import { EyeOff, KeyRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reply } from '#web/app/call.ts';
import { electionKeys } from '#web/messages/en/election-keys.ts';
import { DashboardNotice } from './dashboard-notice.tsx';

/**
 * What the officers must know of sealed votes: the elections whose votes the server refuses, because it
 * has no key for them, and those whose counts it hides, because somebody changed how they are shown.
 */
export function KeyNotice({ health }: { health: Reply<'health'> | undefined }) {
  const { missingKeys = [], alteredStandings = [], keyFiles } = health ?? {};
  const { failedCloses = [], resultsInDoubt = [] } = health ?? {};
  const { unsaved = [], isForeign = false, writtenBack = [] } = keyFiles ?? {};
  return (
    <>
      <ElectionsNotice
        icon={KeyRound}
        id="missing-keys"
        title={electionKeys.title(missingKeys.length)}
        text={electionKeys.text}
        elections={missingKeys}
      >
        {electionKeys.wayOut} <bdi className="type-mono wrap-anywhere">{electionKeys.command}</bdi>.{' '}
        {electionKeys.more}
      </ElectionsNotice>
      <ElectionsNotice
        icon={KeyRound}
        id="unsaved-keys"
        title={electionKeys.unsaved.title(unsaved.length)}
        text={electionKeys.unsaved.text}
        elections={unsaved}
      >
        {electionKeys.unsaved.wayOut}
      </ElectionsNotice>
      {isForeign && (
        <DashboardNotice
          tone="danger"
          icon={KeyRound}
          id="foreign-keys"
          title={electionKeys.foreign.title}
        >
          <p>{electionKeys.foreign.text}</p>
        </DashboardNotice>
      )}
      <ElectionsNotice
        tone="warning"
        icon={KeyRound}
        id="written-back-keys"
        title={electionKeys.writtenBack.title(writtenBack.length)}
        text={electionKeys.writtenBack.text}
        elections={writtenBack}
      >
        {electionKeys.writtenBack.wayOut}
      </ElectionsNotice>
      <ElectionsNotice
        icon={EyeOff}
        id="altered-standings"
        title={electionKeys.altered.title(alteredStandings.length)}
        text={electionKeys.altered.text}
        elections={alteredStandings}
      >
        {electionKeys.altered.wayOut}
      </ElectionsNotice>
      <ElectionsNotice
        icon={EyeOff}
        id="failed-closes"
        title={electionKeys.failedCloses.title(failedCloses.length)}
        text={electionKeys.failedCloses.text}
        elections={failedCloses}
      >
        {electionKeys.failedCloses.wayOut}
      </ElectionsNotice>
      <ElectionsNotice
        icon={EyeOff}
        id="results-in-doubt"
        title={electionKeys.inDoubt.title(resultsInDoubt.length)}
        text={electionKeys.inDoubt.text}
        elections={resultsInDoubt}
      >
        {electionKeys.inDoubt.wayOut}
      </ElectionsNotice>
    </>
  );
}

interface ElectionsNoticeProps {
  icon: LucideIcon;
  id: string;
  title: string;
  text: string;
  elections: Reply<'health'>['missingKeys'];
  tone?: 'danger' | 'warning';
  children: ReactNode;
}

function ElectionsNotice(props: ElectionsNoticeProps) {
  const { icon, id, title, text, elections, tone = 'danger', children } = props;
  if (elections.length === 0) return null;
  return (
    <DashboardNotice tone={tone} icon={icon} id={id} title={title}>
      <p>{text}</p>
      <ul className="my-2 list-disc ps-[1.25em] font-semibold wrap-anywhere">
        {elections.map(({ electionId, election }) => (
          <li key={electionId}>
            <bdi>{election}</bdi>
          </li>
        ))}
      </ul>
      <p>{children}</p>
    </DashboardNotice>
  );
}
