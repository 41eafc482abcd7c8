// What other features ask of the ways in. The stores themselves stay behind this file.

export { listPasskeys } from './passkeys/store.ts';
export { listIdentities } from './sign-on/store.ts';
