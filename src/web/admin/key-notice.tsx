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
  const { missingKeys = [], alteredStandings = [] } = health ?? {};
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
        icon={EyeOff}
        id="altered-standings"
        title={electionKeys.altered.title(alteredStandings.length)}
        text={electionKeys.altered.text}
        elections={alteredStandings}
      >
        {electionKeys.altered.wayOut}
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
  children: ReactNode;
}

function ElectionsNotice({ icon, id, title, text, elections, children }: ElectionsNoticeProps) {
  if (elections.length === 0) return null;
  return (
    <DashboardNotice tone="danger" icon={icon} id={id} title={title}>
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
