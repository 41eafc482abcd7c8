import fs from 'node:fs';
import path from 'node:path';
import { coreFaults } from './core.ts';
import { electionFaults } from './elections.ts';
import type { Fault } from './fault.ts';
import { letterFaults } from './letter.ts';
import { peopleFaults } from './people.ts';
import { serverFaults } from './server.ts';
import { wallFaults } from './walls.ts';
import { webFaults } from './web.ts';

/** All faults, in the order in which they are planted. */
export const faults: readonly Fault[] = [
  ...coreFaults,
  ...wallFaults,
  ...peopleFaults,
  ...electionFaults,
  ...serverFaults,
  ...webFaults,
  ...letterFaults,
];

const root = path.resolve(import.meta.dirname, '../..');

/** Why a fault cannot be planted in the files as they are; null where it can. */
export function whyStale({ area, fault, file, before, after }: Fault): string | null {
  const place = path.join(root, file);
  const times = fs.existsSync(place) ? fs.readFileSync(place, 'utf8').split(before).length - 1 : 0;
  if (times === 1 && before !== after) return null;
  return `  ${area}: ${fault}: its text stands ${times} times in ${file}, not once.`;
}
