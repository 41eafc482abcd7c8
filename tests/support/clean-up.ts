import { afterEach, beforeAll } from 'vitest';
import { cleanUp } from './after-this.ts';
import { countFromOne } from './count.ts';

// A file counts and cleans up as if it were the only one, whatever ran before in its process.
beforeAll(countFromOne);
afterEach(cleanUp);
