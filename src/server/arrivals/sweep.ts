// What the nightly sweep of the accounts takes along.
export { deleteOldArrivals } from './store.ts';
