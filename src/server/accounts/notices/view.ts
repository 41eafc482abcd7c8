import type { AccountNotice } from '#contract/account-notices.ts';
import type { listNotices } from './store.ts';

type NoticeRow = Awaited<ReturnType<typeof listNotices>>[number];

/** Something that happened with an account, as its owner reads it. */
export function presentNotice(row: NoticeRow): AccountNotice {
  const { id, kind, at, detail, electionId, election } = row;
  return {
    _id: id,
    kind,
    at: at.toISOString(),
    detail,
    election: electionId === null ? null : { _id: electionId, name: election ?? '' },
  };
}
