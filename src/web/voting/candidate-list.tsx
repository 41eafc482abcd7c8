import type { Candidate } from '#contract/election-shapes.ts';
import { useRoving } from '#web/app/use-roving.ts';
import { useSteady } from '#web/app/use-settled.ts';
import { isAnyProfile } from './candidate-about.tsx';
import type { RowChoice } from './candidate-row.tsx';
import { CandidateRow } from './candidate-row.tsx';

interface CandidateListProps {
  electionId: string;
  position: string;
  candidates: readonly Candidate[];
  /** The candidate whose confirmation is open, or those who are chosen. */
  askedIds: readonly string[];
  /** False where nobody can vote now: a press on a row then explains why. */
  canVote: boolean;
  /** A press chooses without a confirmation: the rows are radios, checkboxes, or buttons that rank. */
  choice?: RowChoice;
  /** There are many rows: those out of sight are not laid out. */
  isLong?: boolean;
  onPress: (candidate: Candidate) => void;
}

/** Containment clips, and the focus ring needs its space. */
const unseenRows =
  '*:-m-1.5 *:p-1.5 *:[contain-intrinsic-block-size:auto_60px] *:[content-visibility:auto]';

/** The candidates of a position: one column, all of the same size; arrow keys lead on as well. */
export function CandidateList(props: CandidateListProps) {
  const {
    electionId,
    position,
    candidates,
    askedIds,
    canVote,
    choice,
    isLong = false,
    onPress,
  } = props;
  const { listProps, tabIndexOf } = useRoving(
    candidates.map(({ _id, nominee }) => ({ id: _id, name: nominee.name })),
    choice === undefined ? null : (askedIds[0] ?? null),
  );
  const hasAbout = isAnyProfile(candidates);
  const press = useSteady((id: string) => {
    const candidate = candidates.find(({ _id }) => _id === id);
    if (candidate !== undefined) onPress(candidate);
  });
  return (
    <ul
      className={`-mx-3 grid gap-1 max-md:-mx-2 max-md:gap-0 ${isLong ? unseenRows : ''}`.trim()}
      // No radiogroup: what candidates say opens between the radios, as it may in any other group.
      {...(choice !== undefined && { role: 'group', 'aria-label': position })}
      {...listProps}
    >
      {candidates.map((candidate, index) => (
        <CandidateRow
          key={candidate._id}
          candidate={candidate}
          position={position}
          isSelected={askedIds.includes(candidate._id)}
          canVote={canVote}
          rank={choice === 'ranks' ? askedIds.indexOf(candidate._id) + 1 : 0}
          choice={choice}
          place={index + 1}
          among={candidates.length}
          // Each is reached by Tab, except in a long list, which has a search field.
          tabIndex={isLong ? tabIndexOf(candidate._id) : 0}
          onPress={press}
          electionId={electionId}
          hasAbout={hasAbout}
        />
      ))}
    </ul>
  );
}
