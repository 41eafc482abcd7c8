import { EyeOff, KeyRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reply } from '#web/app/call.ts';
import { electionKeys as text } from '#texts/en/election-keys.ts';
import { messages } from '#texts/en/site.ts';
import { DashboardNotice } from '#web/dashboard/dashboard-notice.tsx';

type Elections = Pick<Reply<'health'>['missingKeys'][number], 'electionId' | 'election'>[];

/** Something that is wrong with elections, or with the server where it names none. */
interface Trouble {
  id: string;
  icon: LucideIcon;
  tone?: 'danger' | 'warning';
  title: string;
  text: string;
  elections?: Elections;
  wayOut?: ReactNode;
}

/**
 * What the officers must know of sealed votes: the elections whose votes the server refuses, because it
 * has no key for them, and those whose counts it hides, because somebody changed how they are shown.
 */
export const KeyNotice = ({ health }: { health: Reply<'health'> | undefined }) =>
  troublesOf(health).map((trouble) => <TroubleNotice key={trouble.id} {...trouble} />);

function troublesOf(health: Reply<'health'> | undefined): Trouble[] {
  const { missingKeys = [], alteredStandings = [], keyFiles } = health ?? {};
  const { failedCloses = [], resultsInDoubt = [] } = health ?? {};
  const { unsaved = [], isForeign = false, writtenBack = [] } = keyFiles ?? {};
  const { missing } = text;
  return [
    ...about(missingKeys, missing, {
      id: 'missing-keys',
      icon: KeyRound,
      wayOut: (
        <>
          {missing.wayOut} <bdi className="type-mono wrap-anywhere">{missing.command}</bdi>
          {messages.fullStop} {missing.more}
        </>
      ),
    }),
    ...about(unsaved, text.unsaved, { id: 'unsaved-keys', icon: KeyRound }),
    ...(isForeign ? [{ id: 'foreign-keys', icon: KeyRound, ...text.foreign }] : []),
    ...about(writtenBack, text.writtenBack, {
      id: 'written-back-keys',
      icon: KeyRound,
      tone: 'warning',
    }),
    ...about(alteredStandings, text.altered, { id: 'altered-standings', icon: EyeOff }),
    ...about(failedCloses, text.failedCloses, { id: 'failed-closes', icon: EyeOff }),
    ...about(resultsInDoubt, text.inDoubt, { id: 'results-in-doubt', icon: EyeOff }),
  ];
}

/** Nothing where it is so with no election. */
const about = (
  elections: Elections,
  { title, ...words }: { title: (count: number) => string; text: string; wayOut: string },
  look: Pick<Trouble, 'id' | 'icon' | 'tone' | 'wayOut'>,
): Trouble[] =>
  elections.length === 0 ? [] : [{ title: title(elections.length), ...words, elections, ...look }];

function TroubleNotice(trouble: Trouble) {
  const { icon, id, title, elections = [], tone = 'danger', wayOut } = trouble;
  return (
    <DashboardNotice tone={tone} icon={icon} id={id} title={title}>
      <p>{trouble.text}</p>
      {elections.length > 0 && (
        <ul className="my-2 list-disc ps-[1.25em] font-semibold wrap-anywhere">
          {elections.map(({ electionId, election }) => (
            <li key={electionId}>
              <bdi>{election}</bdi>
            </li>
          ))}
        </ul>
      )}
      {wayOut !== undefined && <p>{wayOut}</p>}
    </DashboardNotice>
  );
}
