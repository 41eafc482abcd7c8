// What the nightly sweep of the accounts takes along.
export { forgetRefusals } from './list-refusals-store.ts';
