import { useState } from 'react';
import { pictureAddress } from '#core/pictures/picture-address.ts';
import { useCampusSettings } from '#web/campus/queries.ts';
import { Link } from '#web/app/link.tsx';
import { paths } from '#web/app/paths.ts';
import { Photo } from '#web/kit/photo.tsx';
import { messages } from '#texts/en/site.ts';
import { chamber, tenth } from '../kit/chamber-illustration.ts';

const seats = chamber({ cx: 38, cy: 39, r0: 14, rows: 3, dr: 10, d0: 3.5, d1: 3.5, aisles: [] });

const looks = {
  bar: {
    link: 'text-lede',
    mark: 'w-9.5',
    picture: 'h-9 max-w-24',
    name: 'min-w-0 max-xs:text-body',
  },
  foot: { link: 'text-title', mark: 'w-14', picture: 'h-12 max-w-32', name: 'min-w-0' },
};

/** The campus's logo, or the product's mark, before the product's name. */
export function Logo({ place }: { place: keyof typeof looks }) {
  const look = looks[place];
  const logoUrl = useCampusSettings().data?.logoUrl ?? '';
  const [brokenUrl, setBrokenUrl] = useState('');
  return (
    <Link
      to={paths.home}
      className={`flex min-h-11 min-w-0 items-center gap-3 font-display leading-none font-heavy font-stretch-90% tracking-[-0.015em] no-underline ${look.link}`}
    >
      {logoUrl === '' || logoUrl === brokenUrl ? (
        <LogoMark className={`h-auto flex-none ${look.mark}`} />
      ) : (
        <Photo
          className={`w-auto flex-none object-contain ${look.picture}`}
          src={pictureAddress(logoUrl, 192)}
          alt=""
          onBroken={() => setBrokenUrl(logoUrl)}
        />
      )}
      {/* At twice its size the name takes two lines before it lies under the buttons. */}
      <span className={look.name}>{messages.product.name}</span>
    </Link>
  );
}

const isMarigold = ({ row, seat }: (typeof seats)[number]) => row === 0 && seat === 1;
const circlesOf = (some: typeof seats) =>
  some
    .map(
      ({ x, y, r }) =>
        `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    )
    .join('');
const marks = {
  plain: circlesOf(seats.filter((one) => !isMarigold(one))),
  marigold: circlesOf(seats.filter(isMarigold)),
};

/** Three rows of seats, one of them marigold: two elements, as it stands twice on every page. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 76 40" fill="currentColor" aria-hidden>
      <path d={marks.plain} />
      <path className="fill-marigold" d={marks.marigold} />
    </svg>
  );
}
