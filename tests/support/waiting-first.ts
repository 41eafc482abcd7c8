import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

// Short files that wait long: for servers that start, are killed, and come back. Where Vitest has no times of a
// run before, as in CI, it goes by size, and these would come last, with nothing left to run beside them.
const waiting = [
  'tests/api/election-model.test.ts',
  'tests/api/closed-campus.long.test.ts',
  'tests/api/first-settings.long.test.ts',
  'tests/api/doctor-embedded.long.test.ts',
  'tests/api/commands-end.long.test.ts',
  'embedded-postgres/account.long.test.ts',
  'embedded-postgres/cluster.test.ts',
  'embedded-postgres/other-major.long.test.ts',
  'embedded-postgres/socket-folder.long.test.ts',
  'db/keep-embedded.test.ts',
  'db/end-when-silent.test.ts',
];

/** Runs what waits longest before all else. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = waiting.findIndex((name) => moduleId.endsWith(name));
      return found === -1 ? waiting.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
