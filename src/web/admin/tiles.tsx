import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '#web/app/link.tsx';
import { sectionPath } from '#web/paths.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { openSection } from './open-section.ts';
import type { SectionCount, SectionEntry } from './section-entry.ts';

interface TilesProps {
  tiles: readonly { entry: SectionEntry; count: UseQueryResult<SectionCount> | undefined }[];
  openId: string | null;
  onOpen: (id: string) => void;
}

/** On phones the tiles stand in one line that scrolls. */
const tiles =
  'sheet mb-6 grid grid-cols-[repeat(auto-fit,minmax(180px,1fr))] overflow-clip max-md:-mx-(--edge) max-md:flex max-md:overflow-x-auto max-md:rounded-none max-md:border-x-0 max-md:[scrollbar-width:none]';
const tile =
  'grid content-start gap-1 border-e border-line px-5 pt-4 pb-4.5 no-underline last:border-e-0 hover:bg-brand/4 focus-visible:rounded-sheet focus-visible:-outline-offset-4 max-md:flex-[1_0_38%]';
const number =
  'font-display text-title leading-none font-heavy tracking-[-0.02em] font-stretch-84%';

/** The numbers of waiting items; each opens its section. */
export function Tiles({ tiles: shown, openId, onOpen }: TilesProps) {
  return (
    <nav className={tiles} aria-label={dashboardMessages.tiles}>
      {shown.map(({ entry, count }) => (
        <Link
          key={entry.id}
          className={tile}
          to={sectionPath(entry.id)}
          replace
          aria-current={entry.id === openId ? 'true' : undefined}
          onClick={(event) => openSection(event, entry.id, onOpen)}
        >
          <TileNumber count={count} />
          <span className="type-meta">{count?.data?.tile.label ?? entry.title}</span>
        </Link>
      ))}
    </nav>
  );
}

function TileNumber({ count }: { count: UseQueryResult<SectionCount> | undefined }) {
  if (count?.data !== undefined) return <b className={number}>{count.data.tile.count}</b>;
  if (count?.isError !== true)
    return (
      <b className={number}>
        <Skeleton className="my-0! w-[1.2em]!" />
      </b>
    );
  return (
    <b className={number}>
      <span aria-hidden>–</span>
      <span className="sr-only">{dashboardMessages.uncounted}</span>
    </b>
  );
}
