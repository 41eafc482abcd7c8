import { queryOptions } from '@tanstack/react-query';
import { routes } from '#contract/routes.ts';
import { call, readJson, refusalIn, send } from '#web/app/call.ts';

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
