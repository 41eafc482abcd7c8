import type { Reply } from '#web/app/call.ts';

/** What the server of the dashboard's tests answers about what waits for a second officer. */
export function proposalAnswer(
  dashboard: { waiting: Reply<'listProposals'> },
  { path, id }: { path: string; id: string },
): unknown {
  if (path === '/proposal/get-all') return dashboard.waiting;
  const { proposals, needed } = dashboard.waiting;
  dashboard.waiting = { needed, proposals: proposals.filter(({ _id }) => _id !== id) };
  return { message: 'Done' };
}
