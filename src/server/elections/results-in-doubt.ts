// What health, the doctor and the metrics tell of closed elections.
export { listFailedCloses } from './failed-closes-store.ts';
export { listHolds } from './held/store.ts';
export { listInDoubt } from './recount/check-store.ts';
