import type { Broken, ReadKit } from './kit-forger.ts';
import { firstOf, recount } from './kit-forger.ts';

const idIn = (kit: ReadKit, name: string): string =>
  firstOf(kit).candidates.find((one: ReadKit) => one.name.startsWith(name)).id;

/** Another count that was asked, in the place `at`; the result is made anew by it. */
function ask(
  kit: ReadKit,
  { at = 1, ...given }: { at?: number; left?: string[]; out?: string[]; isSame: boolean },
): void {
  const { left = [], out = [], isSame } = given;
  const idsOf = (names: string[]) => names.map((name) => idIn(kit, name)).toSorted();
  const asked = { left: idsOf(left), disqualified: idsOf(out), isSame };
  firstOf(kit).orders.splice(at, 0, asked);
  countAnew(kit);
}

function countAnew(kit: ReadKit): void {
  const { rulings, asCast } = firstOf(kit);
  recount(kit);
  if (rulings !== undefined) Object.assign(firstOf(kit), { asCast });
}

/** Changes of what a kit says of the orders of a draw, each followed through to the result. */
export const brokenOrders: Broken[] = [
  [
    'instant-runoff',
    'a count is asked that has no tie',
    (kit) => ask(kit, { isSame: true }),
    1,
    /"orders" has a count without a tie that a draw could decide/,
  ],
  [
    'any-order',
    'orders that elect the same people elect others',
    (kit) => {
      firstOf(kit).orders[0].isSame = false;
      countAnew(kit);
    },
    1,
    /"orders" says "isSame" false, and the counts give true/,
  ],
  [
    'ruling',
    'orders that elect others elect the same people',
    (kit) => {
      for (const one of firstOf(kit).orders) one.isSame = true;
      countAnew(kit);
    },
    1,
    /"orders" says "isSame" true, and the counts give false/,
  ],
  [
    'any-order',
    'so many have no vote that there are more ways than are followed',
    (kit) => {
      const { candidates } = firstOf(kit);
      const [person] = candidates;
      for (const digit of '1234567') {
        candidates.push({ ...person, id: digit + person.id.slice(1), votes: 0 });
      }
      countAnew(kit);
    },
    1,
    /"orders" says "isSame" true, and the counts give false/,
  ],
  [
    'any-order',
    'no count is asked',
    (kit) => {
      firstOf(kit).orders = [];
      countAnew(kit);
    },
    1,
    /"orders" lacks a count that has a tie/,
  ],
  [
    'any-order',
    'a count is asked twice',
    (kit) => ask(kit, { isSame: true }),
    1,
    /"orders" has a count twice/,
  ],
  [
    'any-order',
    'a count is asked in which somebody had left who has not',
    (kit) => ask(kit, { left: ['Asha'], isSame: false }),
    1,
    /"orders" has a count in which somebody had left who has not/,
  ],
  [
    'any-order',
    'a count is asked in which somebody was disqualified whom nobody disqualified',
    (kit) => ask(kit, { out: ['Asha'], isSame: false }),
    1,
    /"orders" has 1 people disqualified who are not, and the record 0 entries election.overturn/,
  ],
  [
    'ruling',
    'a count is asked in which nobody had left, and one had stepped down while people voted',
    (kit) => ask(kit, { at: 0, isSame: true }),
    1,
    /"orders" has a count in which somebody had not left who had before/,
  ],
  [
    'ruling',
    'a count is asked in which nobody had left, behind one in which somebody had',
    (kit) => ask(kit, { at: 2, isSame: true }),
    1,
    /"orders" has a count in which somebody had not left who had before/,
  ],
];
