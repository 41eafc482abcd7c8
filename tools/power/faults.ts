import { coreFaults } from './core.ts';
import { electionFaults } from './elections.ts';
import type { Fault } from './fault.ts';
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
];
