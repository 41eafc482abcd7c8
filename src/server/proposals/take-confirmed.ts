// What was confirmed for its proposer to do: it is done once.
export { takeConfirmed } from './store.ts';
