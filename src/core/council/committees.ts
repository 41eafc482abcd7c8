/** A committee and its positions, in the order of the council page (specification, section 9). */
export interface Committee {
  name: string;
  positions: readonly string[];
}

const withPrefix = (name: string): Committee => ({
  name,
  positions: [`${name} Secretary`, `${name} Vice Secretary`, `${name} Coordinator`],
});

/** The greatest length of a position's title, in characters. */
export const positionLength = 80;

/** All committees with the positions that the council page shows (specification, section 9). */
export const committees: readonly Committee[] = [
  { name: 'Core', positions: ['President', 'Vice President', 'Representative'] },
  {
    name: 'Cultural',
    positions: ['Cultural Secretary', 'Cultural Vice Secretary', 'Cultural Coordinator'],
  },
  {
    name: 'Discipline',
    positions: [
      'Discipline Secretary',
      'Discipline Vice Secretary',
      'Discipline Cultural Coordinator',
      'Discipline Coordinator',
    ],
  },
  ...['Women Cell', 'Treasury', 'Media', 'Sport', 'Event Management'].map(withPrefix),
];

/**
 * The committees as the add-member list offers them. The list leaves out one position of the
 * Discipline committee (specification, section 9).
 */
export const offeredCommittees: readonly Committee[] = committees.map((committee) => ({
  ...committee,
  positions: committee.positions.filter((one) => one !== 'Discipline Cultural Coordinator'),
}));

const key = (position: string) => position.trim().replaceAll(/\s+/g, ' ').toLowerCase();
const known = new Map(
  committees.flatMap((one) => one.positions.map((title) => [key(title), title])),
);

/**
 * The official spelling of a position that is written in any case. Returns null for an unknown
 * position (specification, section 9).
 */
export function knownPosition(position: string): string | null {
  return known.get(key(position)) ?? null;
}

/**
 * Groups members by committee, in the order of `committees`. Inside a committee they are ordered by
 * position, then by name. Members with an unknown position are left out, and so are committees
 * without members (specification, section 9).
 */
export function groupByCommittee<T extends { position: string; student: { name: string } }>(
  members: readonly T[],
): { committee: string; members: T[] }[] {
  return committees
    .map(({ name, positions }) => ({
      committee: name,
      members: positions.flatMap((position) =>
        members
          .filter((member) => key(member.position) === key(position))
          .toSorted((a, b) => (a.student.name < b.student.name ? -1 : 1)),
      ),
    }))
    .filter((group) => group.members.length > 0);
}

/** The three positions that the home page features (specification, section 9). */
export const featuredPositions = ['President', 'Vice President', 'Representative'] as const;
