import { useQuery } from '@tanstack/react-query';
import type { Lack, LackKind } from '#core/elections/readiness.ts';
import { isRecommended } from '#core/elections/readiness.ts';
import { pagePaths, settingsPath } from '#core/page-paths.ts';
import { Link } from '#web/app/link.tsx';
import { useViewer } from '#web/app/session.ts';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { editPath } from '#web/app/paths.ts';
import { Chip } from '#web/kit/chip.tsx';
import { readinessMessages as text } from '#texts/en/readiness.ts';
import { waitingQuery } from '#web/dashboard/waiting/queries.ts';

/** What is missing, in a few words. */
export function lackTitle(lack: Pick<Lack, 'kind' | 'count' | 'position'>): string {
  const { title } = text.lacks[lack.kind];
  return typeof title === 'string' ? title : title(lack);
}

interface LackListProps {
  lacks: readonly Lack[];
  /** The election that is to be mended; none where its form is open already. */
  electionId?: string;
  onLeave?: () => void;
}

/** Each thing that is missing: whether it blocks, what to do, who can, and where. */
export function LackList({ lacks, electionId, onLeave }: LackListProps) {
  return (
    <ul className="grid grid-cols-1">
      {lacks.map((lack) => {
        const { text: what } = text.lacks[lack.kind];
        return (
          <li
            key={`${lack.kind} ${lack.position}`}
            className="grid grid-cols-1 gap-0.5 border-t border-line py-3 first:border-t-0"
            data-lack={lack.kind}
          >
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
              <bdi>{lackTitle(lack)}</bdi>
              {lack.isBlocking && <Chip tone="danger">{text.must}</Chip>}
              {isRecommended(lack) && <Chip>{text.recommended}</Chip>}
            </p>
            <p className="text-ui wrap-anywhere">
              {what} <span className="text-ink-2">{text.who[lack.who]}</span>
            </p>
            <Place kind={lack.kind} electionId={electionId} onLeave={onLeave} />
          </li>
        );
      })}
    </ul>
  );
}

const inForm: readonly LackKind[] = [
  'listed-without-address',
  'no-description',
  'no-positions',
  'no-opening',
  'no-closing',
  'opening-past',
  'closing-past',
  'closing-first',
  'short-voting',
  'short-nominations',
  'tie-rule-usual',
];

interface PlaceProps {
  kind: LackKind;
  electionId: string | undefined;
  onLeave: (() => void) | undefined;
}

/** Where it is done; an observer reads it and is led nowhere. */
function Place({ kind, electionId, onLeave }: PlaceProps) {
  const role = useViewer().viewer?.role;
  const councilDecides = useQuery(waitingQuery).data?.campus.councilDecides === true;
  if (role === 'observer') return null;
  const isAdmin = role === 'admin';
  const decides = isAdmin || councilDecides;
  const [to, label] = placeOf(kind, electionId, { isAdmin, decides }) ?? [];
  if (to === undefined) return null;
  return (
    <p>
      <Link to={to} className="type-link text-ui" onClick={onLeave}>
        {label}
      </Link>
    </p>
  );
}

function placeOf(
  kind: LackKind,
  electionId: string | undefined,
  { isAdmin, decides }: { isAdmin: boolean; decides: boolean },
): [to: string, label: string] | null {
  const { place } = text;
  if (inForm.includes(kind)) {
    return electionId === undefined ? null : [editPath(electionId), place.edit];
  }
  if (kind === 'no-voter-list' || kind === 'voters-without-address') {
    return [sectionPath('voter-list'), place.voters];
  }
  if (kind === 'list-not-written') return [sectionPath('check-in'), place.codes];
  if (kind === 'no-candidates' || kind === 'nominations-waiting') {
    return decides ? [sectionPath('nomination-requests'), place.nominations] : null;
  }
  if (!isAdmin) return null;
  if (kind === 'no-key') return [pagePaths.server, place.server];
  if (kind === 'no-second-officer' || kind === 'officers-without-step') {
    return [settingsPath('accounts'), place.settings];
  }
  return kind === 'one-officer' ? [sectionPath('accounts'), place.accounts] : null;
}
