// What other features ask of the messages to the council.
export { countOverdue } from './store.ts';
