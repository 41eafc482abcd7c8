import { acceptanceOf, firstOf, leaveOut, rechain, recount } from './kit-forger.ts';
import type { Broken } from './kit-forger.ts';

/** Changes of how many entries there are, of the candidates that they accepted, and of the draw among them. */
export const brokenCandidates: Broken[] = [
  [
    'plain',
    'an entry is left out',
    (kit) => {
      kit.record.entries.splice(6, 1);
    },
    1,
    /There are 7 entries, and "count" says 8/,
  ],
  [
    'draw',
    'a candidate without votes is removed, also from the draw',
    (kit) => {
      firstOf(kit).candidates.splice(2, 1);
      recount(kit);
    },
    1,
    /was accepted as a candidate, and no position has them/,
  ],
  [
    'plain',
    'a candidate is added',
    (kit) => {
      const id = '66666666-6666-4666-8666-666666666666';
      firstOf(kit).candidates.push({
        id,
        kind: 'person',
        name: 'Nobody',
        votes: 0,
        hasLeft: false,
      });
    },
    1,
    /"Nobody" .* is a candidate, and no entry nomination\.accept/,
  ],
  [
    'plain',
    'that a candidate was accepted is left out, and the count is one less',
    (kit) => {
      leaveOut(kit, acceptanceOf(firstOf(kit).candidates[0]));
    },
    1,
    /is a candidate, and no entry nomination\.accept/,
  ],
  [
    'plain',
    'a candidate who withdrew is on the ballot',
    (kit) => {
      const objectId = firstOf(kit).candidates[0].id;
      Object.assign(kit.record.entries[6], { act: 'nomination.withdraw', objectId });
      rechain(kit);
    },
    1,
    /as if they had not left, and the record has nomination\.withdraw/,
  ],
  [
    'draw',
    'the seed of the draw has a line feed',
    (kit) => {
      firstOf(kit).draw.seed += '\n';
      recount(kit);
    },
    1,
    /the seed of the draw is empty or has a line feed/,
  ],
];
