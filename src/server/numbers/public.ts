// What other features ask of enrollment numbers. The stores themselves stay behind this file.

export { lockNumber } from './claim-store.ts';
