import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import { placeInReadersLanguage } from '#web/elections/readers-language.ts';

/** What a link for an entered candidate is about; reading it changes nothing, a press reads it again. */
export const enteredLinkQuery = (token: string, viewerId: string | undefined) =>
  queryOptions({
    queryKey: ['own', 'entered-link', token, viewerId],
    queryFn: () => call('readEnteredLink', { body: { token } }),
    select: placeInReadersLanguage,
    retry: false,
  });
