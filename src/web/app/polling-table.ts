import { useSyncExternalStore } from 'react';
import { storedText } from './stored-text.ts';

// A device on which one voter comes after the other. It is the device that knows this, not the
// account: an officer sets it up and logs out.
const stored = storedText('polling-table');
const isOn = () => stored.read() !== null;

/** Whether this device is a polling table; false on the server and while its page is hydrated. */
export const usePollingTable = () => useSyncExternalStore(stored.subscribe, isOn, () => false);

/** Makes this device a polling table, or an ordinary one again. */
export const setPollingTable = (isTable: boolean) => stored.write(isTable ? 'on' : null);
