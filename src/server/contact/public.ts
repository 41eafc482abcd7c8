// What other features ask messages about.
export { listSettled, listUnansweredFor } from './about-store.ts';
export { deleteLeftPictures, deleteOldPictures } from './files-store.ts';
