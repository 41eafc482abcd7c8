/** A position as it is about to be published. */
export interface PlannedPosition {
  title: string;
  isQuestion: boolean;
  seats: number;
  /** Who stands for it, by name. */
  people: readonly string[];
  /** How many people could vote for it now; null where nobody counted them: it is for all voters. */
  voters: number | null;
  /** Some of these by name. */
  names: readonly string[];
}

/** Between whom people choose: nobody, one candidate, no more of them than seats, more of them, or yes and no. */
export const choiceKinds = ['choice', 'filled', 'single', 'nobody', 'question'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** Fewer voters than these would show by the result how each of them voted. */
export const smallClass = 5;

/** A position with what is to be said of it first. */
export interface CheckedPosition extends PlannedPosition {
  choice: ChoiceKind;
  isSmall: boolean;
  isUnusual: boolean;
}

function choiceOf({ isQuestion, people, seats }: PlannedPosition): ChoiceKind {
  if (isQuestion) return 'question';
  if (people.length === 0) return 'nobody';
  if (people.length > seats) return 'choice';
  return people.length === 1 ? 'single' : 'filled';
}

/** The order in which an officer should look at them. */
function rankOf({ voters, choice, isSmall }: CheckedPosition): number {
  if (voters === 0) return 0;
  if (choice === 'nobody') return 1;
  if (isSmall) return 2;
  return choice === 'single' || choice === 'filled' ? 3 : 4;
}

/** All positions, the unusual first and else in their order, and how many there are of each kind. */
export function checkPositions(positions: readonly PlannedPosition[]): {
  counts: Readonly<Record<ChoiceKind, number>>;
  positions: CheckedPosition[];
} {
  const checked = positions.map((one) => {
    const choice = choiceOf(one);
    const isSmall = one.voters !== null && one.voters < smallClass;
    const isUnusual = isSmall || (choice !== 'choice' && choice !== 'question');
    return { ...one, choice, isSmall, isUnusual };
  });
  const countOf = (kind: ChoiceKind) => checked.filter(({ choice }) => choice === kind).length;
  return {
    counts: Object.fromEntries(choiceKinds.map((kind) => [kind, countOf(kind)])) as Record<
      ChoiceKind,
      number
    >,
    positions: checked.toSorted((one, other) => rankOf(one) - rankOf(other)),
  };
}
