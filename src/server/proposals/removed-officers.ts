// What one officer did to another, which counts when it is asked whether somebody is left to confirm.
export { noteRemoved } from './officers-store.ts';
