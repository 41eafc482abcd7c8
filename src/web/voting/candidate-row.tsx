import { cx } from 'class-variance-authority';
import { memo, useId } from 'react';
import type { Candidate } from '#contract/election-shapes.ts';
import { ignoreRepeatedKey } from '#web/app/ignore-repeated-key.ts';
import { CandidateName } from '#web/elections/candidate-name.tsx';
import { RulingLine } from '#web/elections/ruling-line.tsx';
import { Avatar } from '#web/kit/avatar.tsx';
import { CandidateAbout } from './candidate-about.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { rankingMessages } from '#texts/en/ranking.ts';
import { rulingMessages } from '#texts/en/rulings.ts';
import { ballotName } from '#texts/entry-name.ts';

/** Whether one can be chosen, or several, or people put them in an order. */
export type RowChoice = 'one' | 'several' | 'ranks';

interface CandidateRowProps {
  candidate: Candidate;
  position: string;
  /** Its confirmation is open, or it is chosen. */
  isSelected: boolean;
  canVote: boolean;
  /** Its place in the voter's order, counted from 1; 0 without one. */
  rank: number;
  /** Undefined where a press asks for confirmation. */
  choice: RowChoice | undefined;
  /** Which one of how many it is, counted from 1. */
  place: number;
  among: number;
  tabIndex: number;
  onPress: (id: string) => void;
  electionId: string;
  /** False where nobody says anything. */
  hasAbout: boolean;
}

const row =
  'group grid min-h-15 w-full items-center gap-4 rounded-control border-[1.5px] py-1.5 ps-3 pe-3 text-start transition-[background-color,border-color] duration-quick max-md:min-h-12 max-md:gap-2.5 max-md:py-0.5 max-md:ps-2 max-md:pe-1.5 max-md:**:data-avatar:[--size:36px]';
/** Bubble, face, text, and where a press asks at once, the word for it. */
const columns = {
  reading: 'grid-cols-[auto_minmax(0,1fr)]',
  choosing: 'grid-cols-[auto_auto_minmax(0,1fr)]',
  voting: 'grid-cols-[auto_minmax(0,1fr)_auto]',
};
const bubble =
  'grid size-7.5 flex-none place-items-center rounded-full border-2 bg-surface transition-[border-color] duration-quick group-hover:border-brand group-focus-visible:border-brand after:size-4 after:rounded-full after:bg-brand after:transition-[scale] after:duration-steady after:ease-glide forced-colors:border-[CanvasText]';
const go =
  'inline-flex min-h-9 items-center rounded-full border-[1.5px] px-3.5 text-ui font-semibold transition-[background-color,color] duration-quick group-hover:border-brand group-hover:bg-brand group-hover:text-on-brand group-focus-visible:border-brand group-focus-visible:bg-brand group-focus-visible:text-on-brand max-md:px-3 before:content-[attr(data-label)]';

/** What they say opens beside the name, and stands below both. */
const beside = 'grid grid-cols-[minmax(0,1fr)_auto] items-center';

const roles = { one: 'radio', several: 'checkbox' } as const;
/** A rank takes the place of the dot. */
const ranked =
  'bg-brand! text-meta font-semibold text-on-brand after:hidden forced-colors:bg-[Highlight]! forced-colors:text-[HighlightText]';

/** A candidate. Memoized: of 200 rows only those that changed are rendered again. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { candidate, position, isSelected, canVote, rank, choice, tabIndex, onPress } = props;
  const isChoice = choice !== undefined;
  const { electionId, hasAbout, place, among } = props;
  const { _id: id, nominee, votes, disqualified } = candidate;
  const rulingId = useId();
  return (
    <li role={isChoice ? 'presentation' : undefined} className={hasAbout ? beside : undefined}>
      <button
        type="button"
        {...(isChoice && choice !== 'ranks' && { role: roles[choice], 'aria-checked': isSelected })}
        {...(choice === 'one' && { 'aria-posinset': place, 'aria-setsize': among })}
        className={cx(
          row,
          columns[canVote ? (isChoice ? 'choosing' : 'voting') : 'reading'],
          canVote ? 'hover:bg-brand/5 focus-visible:bg-brand/5' : 'hover:bg-ink/3',
          isSelected
            ? 'border-brand bg-brand-soft forced-colors:border-[Highlight]'
            : 'border-transparent',
        )}
        data-roving={id}
        data-asked={isSelected || undefined}
        data-vote={canVote || undefined}
        tabIndex={tabIndex}
        aria-label={
          choice === 'ranks'
            ? rankLabel(ballotName(nominee), rank, position)
            : electionsMessages.candidates.row({
                name: ballotName(nominee),
                position,
                votes,
                canVote: canVote && !isChoice,
              })
        }
        {...(disqualified !== undefined && { 'aria-describedby': rulingId })}
        onKeyDown={ignoreRepeatedKey}
        onClick={() => onPress(id)}
      >
        {canVote && isChoice && (
          <span
            className={cx(
              bubble,
              isSelected
                ? 'border-brand after:scale-100 forced-colors:after:bg-[Highlight] forced-colors:after:forced-color-adjust-none'
                : 'border-line-strong after:scale-0',
              rank > 0 && ranked,
            )}
            aria-hidden
          >
            {rank > 0 && rank}
          </span>
        )}
        <Avatar id={nominee._id} name={nominee.name} src={nominee.profileImg} isNeutral />
        <span className="grid">
          <span
            className="text-lede leading-snug font-semibold wrap-anywhere max-md:text-body max-md:leading-tight"
            data-name
          >
            <CandidateName person={nominee} />
          </span>{' '}
          {votes !== null && (
            <span className="text-ui leading-label text-ink-2 tabular-nums max-md:text-meta max-md:leading-tight">
              {electionsMessages.candidates.votes(votes)}
            </span>
          )}
        </span>
        {canVote && !isChoice && (
          <span
            className={cx(
              go,
              isSelected ? 'border-brand bg-brand text-on-brand' : 'border-brand/40 text-brand',
            )}
            // No text of its own: the row would not be named by all that it shows.
            data-label={electionsMessages.candidates.vote}
            aria-hidden
          />
        )}
      </button>
      {disqualified !== undefined && (
        <RulingLine
          id={rulingId}
          ruling={disqualified}
          what={rulingMessages.disqualified}
          more={rulingMessages.cannotBeElected}
          className="col-span-full row-start-2 px-3 py-1 max-md:px-2"
        />
      )}
      {hasAbout && (
        <CandidateAbout candidate={candidate} electionId={electionId} hasPage={!isChoice} />
      )}
    </li>
  );
});

const rankLabel = (name: string, rank: number, position: string) =>
  rank === 0 ? rankingMessages.rank(name, position) : rankingMessages.unrank(name, rank, position);
