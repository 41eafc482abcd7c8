// What health, the doctor and the metrics tell of closed elections.
export { listFailedCloses } from '../elections/failed-closes-store.ts';
export { listHolds } from '../elections/holds-store.ts';
export { listInDoubt } from '../recount/public.ts';
