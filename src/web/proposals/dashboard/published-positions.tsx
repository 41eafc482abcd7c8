import { useQuery } from '@tanstack/react-query';
import { isOfficer } from '#core/accounts/role.ts';
import type { Proposal } from '#contract/proposal-shapes.ts';
import { useViewer } from '#web/app/session.ts';
import { electionToEdit } from '#web/elections/officer-queries.ts';
import { PositionChecks } from '#web/elections/dashboard/readiness/position-checks.tsx';

/** The positions of a draft that is to be published, with who stands and who could vote, for whoever confirms it. */
export function PublishedPositions({ proposal }: { proposal: Proposal }) {
  const { election, candidates = [] } = proposal;
  const { viewer } = useViewer();
  const isAsked = election !== null && viewer !== null && isOfficer(viewer.role);
  const draft = useQuery({ ...electionToEdit(election?._id ?? ''), enabled: isAsked }).data;
  const known = new Map(draft?.election.positions.map((one) => [one.title, one]));
  const standing = new Map(candidates.map(({ position, people }) => [position, people]));
  const titles = draft === undefined ? [...standing.keys()] : [...known.keys()];
  const positions = titles.map((title) => ({
    title,
    seats: known.get(title)?.seats ?? 1,
    isQuestion: known.get(title)?.kind === 'question',
    people: standing.get(title) ?? [],
  }));
  return <PositionChecks positions={positions} limited={draft?.limited ?? []} />;
}
