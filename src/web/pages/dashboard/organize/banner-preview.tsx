import { CalendarClock, CalendarDays } from 'lucide-react';
import { formatBannerDate } from '#core/campus/dates.ts';
import { useTimeZone } from '#web/lib/campus.ts';
import { pictureSources } from '#web/lib/picture-sources.ts';
import { useServerTime } from '#web/lib/server-clock.ts';
import banner from '#web/art/banner.svg?url';
import { Chip, StatusDot } from '#web/ui/chip.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import type { OrganizeDraft } from './organize-draft.ts';
import { instantsOf } from './organize-draft.ts';

/** The poster of the draft, while it is being written. */
export function BannerPreview({ draft }: { draft: OrganizeDraft }) {
  const text = dashboardMessages.organize;
  const timeZone = useTimeZone();
  const { startDate } = instantsOf(draft, timeZone);
  const isOpen = useServerTime((now) => startDate !== '' && Date.parse(startDate) <= now);
  return (
    <section className="preview" aria-label={text.preview}>
      <div className="banner">
        {draft.imageUrl === '' ? (
          <div className="banner-art" aria-hidden>
            <img src={banner} width={1280} height={340} alt="" />
          </div>
        ) : (
          <div className="banner-art preview-photo" aria-hidden>
            <img {...pictureSources(draft.imageUrl, '480px')} alt="" />
          </div>
        )}
        <div className="preview-in">
          {isOpen ? (
            <Chip tone="hero-open" icon={<StatusDot />}>
              {dashboardMessages.elections.open}
            </Chip>
          ) : (
            <Chip tone="hero" icon={<CalendarClock size={14} strokeWidth={2} aria-hidden />}>
              {text.upcoming}
            </Chip>
          )}
          <p className="preview-name">
            <bdi>{draft.name.trim() || text.previewName}</bdi>
          </p>
          <p className="banner-facts">
            <span>
              <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
              {startDate === '' ? text.previewDate : formatBannerDate(startDate, timeZone)}
            </span>
          </p>
        </div>
      </div>
      <div className="preview-text">
        <p className="preview-title">{text.preview}</p>
        <p className="preview-positions">{text.previewPositions(draft.positions.length)}</p>
      </div>
    </section>
  );
}
