// Vite makes this module, which the linter cannot know.
// oxlint-disable-next-line import/default
import address from './check-worker.ts?worker&url';
import type { ToCheck, Told, Verified } from './verified.ts';

// Our content policy takes no plain text as the address of a script, and each policy is made once.
const policy = window.trustedTypes?.createPolicy('check-worker', {
  createScriptURL: () => address,
});

/** Counts a kit again in a worker; `onCheck` gets how many checks are done. */
export async function checkKit(
  toCheck: ToCheck,
  onCheck: (checksDone: number) => void,
): Promise<Verified> {
  const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
        if ('verified' in data) resolve(data.verified);
        else onCheck(data.checksDone);
      });
      worker.addEventListener('error', () => reject(new Error('The checking program stopped.')));
      worker.postMessage(toCheck, [toCheck.bytes]);
    });
  } finally {
    worker.terminate();
  }
}
