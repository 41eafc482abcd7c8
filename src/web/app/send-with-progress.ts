import { languageHeader } from '#contract/routes.ts';
import { messages } from '#texts/en/site.ts';
import { CallError } from '#web/kit/call-error.ts';
import { pageLanguage } from './language.ts';

/**
 * Sends a large body and tells the share that is on its way, 0 to 1. It uses XMLHttpRequest, because
 * fetch does not tell the progress. Throws a CallError where the network fails.
 */
export function sendWithProgress(
  { method, path }: { method: string; path: string },
  body: FormData | string,
  onProgress: (share: number) => void,
): Promise<Response> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const fail = () => {
      reject(new CallError(messages.errors.network, { status: 0, error: 'network' }));
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
    request.setRequestHeader(languageHeader, pageLanguage());
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json');
    request.send(body);
  });
}
