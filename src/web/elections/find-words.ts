import type { Limits } from '#core/elections/electorate.ts';
import type { Candidate, Election } from '#contract/election-shapes.ts';
import { votersMessages } from '#texts/en/voters.ts';

interface Position {
  title: string;
  limits?: Limits | undefined;
}

/** What a position is found by: its title, who votes for it, who stands. */
export const wordsOfPosition = (position: Position & { candidates: readonly Candidate[] }) => [
  ...wordsAlone(position),
  ...position.candidates.map(({ nominee }) => nominee.name),
];

/** What an election is found by: its name, who votes, its positions, who stands. */
export const wordsOfElection = ({ name, electorate, positions, nominations }: Election) => [
  name,
  ...(electorate.kind === 'some'
    ? [...electorate.branches, ...electorate.years, ...electorate.groups]
    : []),
  ...positions.flatMap(wordsAlone),
  ...nominations.map(({ nominee }) => nominee.name),
];

/** What a position is found by without its candidates. */
export const wordsAlone = ({ title, limits }: Position) =>
  limits === undefined ? [title] : [title, votersMessages.limits(limits)];
