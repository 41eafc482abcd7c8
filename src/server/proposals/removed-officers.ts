// Who came and who was taken away, which counts when it is asked whether somebody is left to confirm.
export { countRemovedBy, makeFull, noteRemoved } from './officers-store.ts';
