// What a backup and a recount kit note of the record.
export { readHead } from './store.ts';
