// What other features ask of the messages to the council.
export {
  countHolding,
  findFormerMessage,
  listHidden,
  listSettled,
  listUnanswered,
} from './about-store.ts';
export { countOverdue } from './store.ts';
export { deleteLeftPictures, deleteOldPictures } from './files-store.ts';
export { listOwnComplaints } from '../elections/former-complaints-store.ts';
