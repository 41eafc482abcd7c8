// Who is told when something needs an officer.
export { listConfirmedOfficers } from './officers-store.ts';
