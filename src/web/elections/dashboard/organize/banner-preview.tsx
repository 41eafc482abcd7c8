import { CalendarClock, CalendarDays } from 'lucide-react';
import { formatBannerDate } from '#core/campus/dates.ts';
import { fromLocalTime } from '#core/campus/time-zone.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { pictureSources } from '#web/kit/photo.tsx';
import { useServerTime } from '#web/app/server-clock.ts';
import banner from '#web/kit/art/banner.svg?url';
import { Chip, StatusDot } from '#web/kit/chip.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { phaseMessages } from '#texts/en/phase.ts';

interface BannerPreviewProps {
  name: string;
  imageUrl: string;
  /** On the campus's clock. */
  opens: string;
  /** How many. */
  positions: number;
}

/** The banner of the election, while it is written. */
export function BannerPreview({ name, imageUrl, opens, positions }: BannerPreviewProps) {
  const text = dashboardMessages.organize;
  const timeZone = useTimeZone();
  const startDate = fromLocalTime(opens, timeZone);
  const isOpen = useServerTime((now) => startDate !== null && Date.parse(startDate) <= now);
  return (
    <section className="overflow-hidden rounded-sheet border border-line" aria-label={text.preview}>
      <div className="banner">
        {imageUrl === '' ? (
          <div className="banner-art opacity-55" aria-hidden>
            <img src={banner} width={1280} height={340} alt="" />
          </div>
        ) : (
          <div className="banner-art mask-none opacity-28 rtl:scale-none!" aria-hidden>
            <img
              className="translate-none object-[50%_30%]"
              {...pictureSources(imageUrl, '480px')}
              alt=""
            />
          </div>
        )}
        <div className="grid justify-items-start gap-3.5 p-6">
          {isOpen ? (
            <Chip tone="hero-open" icon={<StatusDot />}>
              {phaseMessages.words.open}
            </Chip>
          ) : (
            <Chip tone="hero" icon={<CalendarClock size={14} strokeWidth={2} aria-hidden />}>
              {text.upcoming}
            </Chip>
          )}
          <p className="max-w-full font-display text-heading leading-[0.95] font-black font-stretch-78% tracking-[-0.028em] text-balance wrap-anywhere">
            <bdi>{name.trim() || text.previewName}</bdi>
          </p>
          <p className="banner-facts">
            <span>
              <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
              {startDate === null ? text.previewDate : formatBannerDate(startDate, timeZone)}
            </span>
          </p>
        </div>
      </div>
      <div className="px-5 py-4">
        <p className="font-semibold">{text.preview}</p>
        <p className="text-ui text-ink-2">{text.previewPositions(positions)}</p>
      </div>
    </section>
  );
}
