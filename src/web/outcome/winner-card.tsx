import { Award } from 'lucide-react';
import { electionsMessages } from '#texts/en/elections.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { numberText } from '#texts/formats.ts';
import { CandidateName } from '#web/elections/candidate-name.tsx';
import { Avatar } from '#web/kit/avatar.tsx';
import { Chip } from '#web/kit/chip.tsx';
import type { Won } from './won-in.ts';
import type { ResultCandidate } from './winner-of.ts';

const text = electionsMessages.results;
const line = 'text-ui leading-text text-ink-2 wrap-anywhere';

/** Marigold means elected, and nothing else. */
const winnerDots = [
  'before:absolute before:-end-17.5 before:-top-17.5 before:-z-1 before:size-52.5 before:rounded-full',
  'before:bg-[radial-gradient(circle,var(--marigold)_2.2px,transparent_2.8px)] before:bg-size-[13px_13px]',
  'before:mask-[radial-gradient(circle,black_20%,transparent_70%)]',
  // Beside a picture the name is near the corner.
  'max-md:before:size-36 max-md:before:-end-14 max-md:before:-top-16',
].join(' ');

/** On a phone the picture stands beside the name, so that two winners are on the first screen. */
const largeCard = [
  'p-8 max-md:p-5 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:grid-rows-none max-md:content-start',
  'max-md:gap-x-4 max-md:**:data-avatar:mb-0 max-md:**:data-avatar:row-span-4 max-md:**:data-avatar:[--size:72px]',
  'max-md:*:not-data-avatar:col-start-2 max-md:*:last:col-span-2! max-md:*:last:col-start-1!',
].join(' ');

/** Among those of other elections: all of it beside the picture. */
const plainCard = [
  'p-6 max-md:p-3 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:grid-rows-none max-md:gap-x-3.5 max-md:gap-y-0',
  'max-md:**:data-avatar:mb-0 max-md:**:data-avatar:row-span-6 max-md:**:data-avatar:[--size:52px]',
  'max-md:*:not-data-avatar:col-start-2 max-md:*:last:mt-1 max-md:*:last:border-0 max-md:*:last:pt-0',
].join(' ');

interface WinnerCardProps {
  position: string;
  candidate: ResultCandidate;
  /** What made them the winner, where it was not the votes alone. */
  decidedBy: string | null;
  /** How they won a ranked position; null where people did not rank. */
  won: Won | null;
  isLarge: boolean;
}

export function WinnerCard({ position, candidate, decidedBy, won, isLarge }: WinnerCardProps) {
  const { student, hasLeft } = candidate;
  // In later rounds somebody elected keeps what was needed, and passes on the rest.
  const votes = won?.votes ?? candidate.votes;
  const Name = isLarge ? 'h3' : 'h4';
  return (
    <article
      className={`sheet relative isolate grid grid-rows-[auto_auto_auto_1fr] gap-1 overflow-hidden ${isLarge ? largeCard : plainCard} **:data-avatar:mb-3 ${winnerDots}`}
      data-person
    >
      <Avatar
        id={student._id}
        name={student.name}
        src={student.profileImg}
        size={isLarge ? 'huge' : 'large'}
      />
      <bdi className="text-ui leading-label font-semibold text-ink-2">{position}</bdi>
      <Name className={`type-h3 wrap-anywhere ${isLarge ? 'text-title' : ''}`.trim()}>
        <CandidateName person={student} />
      </Name>
      {student.email !== null && <bdi className={line}>{student.email}</bdi>}
      {won !== null && <p className={line}>{won.sentence}</p>}
      {decidedBy !== null && <p className={line}>{decidedBy}</p>}
      {hasLeft && <p className={line}>{outcomeMessages.left}</p>}
      {candidate.accountDeleted === true && (
        <p className={line}>{outcomeMessages.accountDeleted}</p>
      )}
      <div className="row-5 mt-3.5 flex items-center justify-between gap-3 self-end border-t border-line pt-3.5 text-ui text-ink-2">
        <p className="tabular-nums">
          <b className="font-display text-h3 leading-none font-heavy font-stretch-84% text-ink normal-nums">
            {numberText(votes)}
          </b>{' '}
          {text.votes(votes)}
        </p>
        <WinnerChip hasSign={isLarge} />
      </div>
    </article>
  );
}

const WinnerChip = ({ hasSign = false }: { hasSign?: boolean }) => (
  <Chip tone="gold" icon={hasSign && <Award size={16} strokeWidth={2} aria-hidden />}>
    {text.winner}
  </Chip>
);

/** The same in three lines, where there are many: how a ranked position was won stands with its rounds. */
export function SmallWinnerCard({ position, candidate, decidedBy, won, isLarge }: WinnerCardProps) {
  const { student, hasLeft, accountDeleted } = candidate;
  const votes = won?.votes ?? candidate.votes;
  const Name = isLarge ? 'h3' : 'h4';
  const notes = [
    ...(decidedBy === null ? [] : [decidedBy]),
    ...(hasLeft ? [outcomeMessages.left] : []),
    ...(accountDeleted === true ? [outcomeMessages.accountDeleted] : []),
  ];
  return (
    <article
      className="sheet grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3 px-3 py-2.5"
      data-person
    >
      <Avatar id={student._id} name={student.name} src={student.profileImg} size="usual" />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 text-meta leading-snug text-ink-2 wrap-anywhere **:data-chip:min-h-6">
        <p>
          <bdi>{position}</bdi>
        </p>
        <p className="text-end text-ink tabular-nums">
          <b>{numberText(votes)}</b> {text.votes(votes)}
        </p>
        <Name className="text-ui leading-snug font-semibold text-ink">
          <CandidateName person={student} />
        </Name>
        <WinnerChip />
        {student.email !== null && (
          <p className="col-span-2">
            <bdi>{student.email}</bdi>
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className="col-span-2">
            {note}
          </p>
        ))}
      </div>
    </article>
  );
}
