/** A committee and its positions in the order of the council page (spec 9). */
export interface Committee {
  name: string;
  positions: readonly string[];
}

const withPrefix = (name: string): Committee => ({
  name,
  positions: [`${name} Secretary`, `${name} Vice Secretary`, `${name} Coordinator`],
});

/** All committees with the positions that the council page shows (spec 9). */
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

/** What the add-member list offers: every position but the Discipline oddity of spec 9. */
export const offeredCommittees: readonly Committee[] = committees.map((committee) => ({
  ...committee,
  positions: committee.positions.filter((one) => one !== 'Discipline Cultural Coordinator'),
}));

const key = (position: string) => position.trim().replaceAll(/\s+/g, ' ').toLowerCase();
const known = new Map(
  committees.flatMap((one) => one.positions.map((title) => [key(title), title])),
);

/** The catalogue's spelling of a position written in any case; null when it is unknown (spec 9). */
export function knownPosition(position: string): string | null {
  return known.get(key(position)) ?? null;
}

/**
 * Members by committee in the catalogue's order, inside a committee by position, then name.
 * Unknown positions are left out and committees without members do not appear (spec 9, ux.md 3.5).
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

/** The three featured posts of the home page (spec 9). */
export const featuredPositions = ['President', 'Vice President', 'Representative'] as const;
