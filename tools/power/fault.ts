/** A suite as tools/test.ts knows it. */
export type Suite = 'check' | 'core' | 'structure' | 'api' | 'web' | 'e2e';

/** One fault: a text of the product and what stands there in its place. */
export interface Fault {
  /** The feature, or the wall. */
  area: string;
  /** What is wrong with it, in one line. */
  fault: string;
  file: string;
  /** It stands in the file exactly once. */
  before: string;
  after: string;
  suite: Suite;
  /** The test file that should see it, or the part of `check` by its heading. */
  tests: string;
  /** Only `npm run test:long` sees it: the feature has another fault here that `npm test` sees. */
  onlyLong?: true;
}
