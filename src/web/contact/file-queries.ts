import { queryOptions } from '@tanstack/react-query';
import { routes } from '#contract/routes.ts';
import { readJson, refusalIn, send } from '#web/app/call.ts';
import { sendWithProgress } from '#web/app/send-with-progress.ts';
import { Told } from '#web/kit/call-error.ts';
import { messageAbout } from '#texts/en/message-about.ts';

/** A file of a message, for who sent it and for whoever reads the message. */
export async function fetchMessageFile(id: string): Promise<Blob> {
  const { method, path } = routes.readContactFile;
  const response = await send(`/api${path.replace(':id', id)}`, { method });
  if (!response.ok) throw refusalIn(await readJson(response), response);
  return response.blob();
}

/** A picture of a message, for as long as the page shows it. */
export const messagePictureQuery = (id: string) =>
  queryOptions({
    queryKey: ['own', 'message-file', id],
    queryFn: () => fetchMessageFile(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Sends a picture for a message that is not sent yet; gives its id. Throws a CallError or what to say. */
export async function sendMessagePicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const response = await sendWithProgress(routes.uploadContactFile, form, onProgress);
  const answer = await readJson(response);
  if (!response.ok) throw refusalIn(answer, response);
  const id: unknown = Object(Object(answer).file)._id;
  if (typeof id !== 'string') throw new Told(messageAbout.files.failed);
  return id;
}
