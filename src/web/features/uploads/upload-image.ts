import type { Reply } from '#web/lib/call.ts';
import { readJson, refusalIn } from '#web/lib/call.ts';
import { CallError } from '#web/lib/call-error.ts';
import { routes } from '#contract/routes.ts';
import { words } from '#web/words/words.ts';

/**
 * Sends a picture and gives the address it has now. fetch does not tell how much has gone out, so
 * this is the older way; `onProgress` gets a share from 0 to 1. Throws a CallError.
 */
export async function uploadImage(
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const response = await send(file, onProgress);
  const answer = await readJson(response);
  if (!response.ok) throw refusalIn(answer, response);
  const imageUrl = (answer as Partial<Reply<'uploadImage'>> | null)?.data?.imageUrl;
  if (typeof imageUrl !== 'string' || imageUrl === '') {
    // Spec 7: an answer without an address is a failure.
    throw new CallError(words.fixed.imageUploadFailed, { status: 0, error: 'garbled' });
  }
  return imageUrl;
}

function send(file: File, onProgress: (share: number) => void): Promise<Response> {
  const { method, path } = routes.uploadImage;
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const fail = () => {
      reject(new CallError(words.errors.network, { status: 0, error: 'network' }));
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const wait = request.getResponseHeader('retry-after');
      const headers = wait === null ? {} : { 'retry-after': wait };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.open(method, `/api${path}`);
    request.send(form);
  });
}
