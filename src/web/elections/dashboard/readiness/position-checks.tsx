import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { LimitedPosition } from '#contract/electorate-shapes.ts';
import type { ChoiceKind, PlannedPosition } from '#core/elections/position-checks.ts';
import { checkPositions, choiceKinds } from '#core/elections/position-checks.ts';
import { positionChecks as text } from '#texts/en/candidate-table.ts';
import { row } from '#texts/formats.ts';
import { readinessMessages } from '#texts/en/readiness.ts';
import { proposalMessages } from '#texts/en/proposals.ts';
import { Chip } from '#web/kit/chip.tsx';

type Limited = z.output<typeof LimitedPosition>;

/** A position, and how many could vote for it, where that was counted. */
export type ListedPosition = Omit<PlannedPosition, 'voters' | 'names'>;

interface PositionChecksProps {
  positions: readonly ListedPosition[];
  limited: readonly Limited[];
  /** What is said above the list, below the counts. */
  children?: ReactNode;
}

/** How many positions have a choice, then each with who stands for it and who could vote, the unusual first. */
export function PositionChecks({ positions, limited, children }: PositionChecksProps) {
  const byTitle = new Map(limited.map((one) => [one.position, one]));
  const { counts, positions: checked } = checkPositions(
    positions.map((one) => {
      const { voters = null, names = [] } = byTitle.get(one.title) ?? {};
      return { ...one, voters, names };
    }),
  );
  if (positions.length === 0) return children;
  return (
    <>
      {positions.length > 1 && (
        <p className="font-semibold">{countsOf(positions.length, counts)}</p>
      )}
      {children}
      <ul aria-label={text.list} className="rounded-control border border-line" data-positions>
        {checked.map(({ title, people, choice, isSmall, isUnusual }) => {
          const voters = byTitle.get(title);
          return (
            <li
              key={title}
              data-unusual={isUnusual || undefined}
              className="grid gap-0.5 border-b border-line px-3 py-2 text-ui last:border-b-0"
            >
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
                <bdi>{title}</bdi>
                {choice in text.chip && (
                  <Chip tone={choice === 'nobody' ? 'danger' : 'warning'}>
                    {text.chip[choice as keyof typeof text.chip]}
                  </Chip>
                )}
                {isSmall && <Chip tone="warning">{text.small}</Chip>}
              </span>
              {choice !== 'question' && (
                <bdi className="wrap-anywhere">{row(people) || proposalMessages.nobody}</bdi>
              )}
              {voters !== undefined && (
                <span className={isSmall ? 'font-semibold' : 'text-ink-2'}>
                  {readinessMessages.limited(voters)}
                  {voters.takePart !== undefined &&
                    ` ${readinessMessages.takePart(voters.takePart)}`}
                  {voters.sayYes !== undefined && ` ${readinessMessages.sayYes(voters.sayYes)}`}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** "30 positions: 26 with a choice, 3 with one candidate, 1 with nobody." */
const countsOf = (all: number, counts: Readonly<Record<ChoiceKind, number>>): string =>
  text.counts(
    all,
    row(
      choiceKinds.filter((kind) => counts[kind] > 0).map((kind) => text.part[kind](counts[kind])),
    ),
  );
