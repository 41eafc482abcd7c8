// What other features ask messages about.
export { countHolding, findFormerMessage, listSettled, listUnansweredFor } from './about-store.ts';
export { deleteLeftPictures, deleteOldPictures } from './files-store.ts';
