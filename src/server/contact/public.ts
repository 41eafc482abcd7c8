// What other features ask of the messages to the council.
export {
  countHolding,
  findFormerMessage,
  listHidden,
  listSettled,
  listUnansweredFor,
} from './about-store.ts';
export { countOverdue } from './store.ts';
export { deleteLeftPictures, deleteOldPictures } from './files-store.ts';
