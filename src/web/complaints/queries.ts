import { queryOptions } from '@tanstack/react-query';
import { routes } from '#contract/routes.ts';
import { call, readJson, refusalIn, send } from '#web/app/call.ts';
import { Told } from '#web/kit/call-error.ts';
import { sendWithProgress } from '#web/app/send-with-progress.ts';
import { complaintMessages } from '#texts/en/complaints.ts';

/** About whom one can complain in an election, and how often still. */
export const complaintFormQuery = (id: string) =>
  queryOptions({
    queryKey: ['own', 'complaint-form', id],
    queryFn: () => call('readComplaintForm', { params: { id } }),
    refetchOnMount: 'always',
  });

/** The rulings of an election, and when the others are due. */
export const rulingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['elections', 'rulings', id],
    queryFn: () => call('listRulings', { params: { id } }),
  });

/** A complaint by its number. */
export const followedQuery = (follow: string) =>
  queryOptions({
    queryKey: ['elections', 'complaint', follow],
    queryFn: () => call('followComplaint', { body: { follow } }),
    retry: false,
  });

/** A file of a complaint: by the number of that, or as who is logged in where there is none. */
export async function fetchComplaintFile(id: string, follow: string): Promise<Blob> {
  const { method, path } = routes.readComplaintFile;
  const response = await send(`/api${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, follow }),
  });
  if (!response.ok) throw refusalIn(await readJson(response), response);
  return response.blob();
}

/** A picture of a complaint, for as long as the page shows it. */
export const complaintPictureQuery = (id: string, follow: string) =>
  queryOptions({
    queryKey: ['own', 'complaint-file', id, follow],
    queryFn: () => fetchComplaintFile(id, follow),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Sends a file for a complaint that is not sent yet; gives its id. Throws a CallError or what to say. */
export async function sendComplaintFile(
  electionId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const { method, path } = routes.uploadComplaintFile;
  const place = { method, path: path.replace(':id', electionId) };
  const response = await sendWithProgress(place, form, onProgress);
  const answer = await readJson(response);
  if (!response.ok) throw refusalIn(answer, response);
  const id: unknown = Object(Object(answer).file)._id;
  if (typeof id !== 'string') throw new Told(complaintMessages.files.failed);
  return id;
}
