// Who is told when something needs an officer.
export { listOthers } from './store.ts';
