// What other features ask of how ready the campus is.
export { readCare } from './readiness/store.ts';
