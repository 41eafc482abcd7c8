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
