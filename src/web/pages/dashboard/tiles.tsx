import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '#web/lib/link.tsx';
import { sectionPath } from '#web/paths.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { openSection } from './open-section.ts';
import type { SectionCount, SectionEntry } from './section-entry.ts';

interface TilesProps {
  tiles: readonly { entry: SectionEntry; count: UseQueryResult<SectionCount> | undefined }[];
  openId: string | null;
  onOpen: (id: string) => void;
}

/** What waits, in numbers; each opens its section. */
export function Tiles({ tiles, openId, onOpen }: TilesProps) {
  return (
    <nav className="sheet tiles" aria-label={dashboardMessages.tiles}>
      {tiles.map(({ entry, count }) => (
        <Link
          key={entry.id}
          to={sectionPath(entry.id)}
          replace
          aria-current={entry.id === openId ? 'true' : undefined}
          onClick={(event) => openSection(event, entry.id, onOpen)}
        >
          <TileNumber count={count} />
          <span>{count?.data?.tile.label ?? entry.title}</span>
        </Link>
      ))}
    </nav>
  );
}

function TileNumber({ count }: { count: UseQueryResult<SectionCount> | undefined }) {
  if (count?.data !== undefined) return <b className="num">{count.data.tile.count}</b>;
  if (count?.isError !== true)
    return <b className="skeleton tile-waiting" data-skeleton aria-hidden />;
  return (
    <b>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{dashboardMessages.uncounted}</span>
    </b>
  );
}
