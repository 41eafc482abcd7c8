import { useState } from 'react';
import { pictureSources, Photo } from './photo.tsx';
import { pickBySeed } from './illustration-for.ts';
import { EmptyIllustration } from './empty-illustration.tsx';
import { initials } from './initials.ts';

const grounds = Object.values(
  import.meta.glob<string>('./art/portrait-*.svg', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

const isLatin = /^\p{Script=Latin}*$/u;

/** How wide portraits are shown, on Home and on the members page. */
const portraitSizes = '(min-width: 768px) 400px, 90vw';

interface PortraitProps {
  id: string;
  name: string;
  /** An address, or '' for none. */
  src: string;
  /** It is at the top of the page: fetched at once. */
  isFirst?: boolean;
}

/** A portrait (4:5): the photo, or initials on a background that is the same everywhere. */
export function Portrait({ id, name, src, isFirst = false }: PortraitProps) {
  const [brokenSrc, setBrokenSrc] = useState('');
  const fetching = isFirst
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  if (src !== '' && src !== brokenSrc) {
    return (
      <div className="poster">
        <Photo
          className="poster-photo"
          {...pictureSources(src, portraitSizes)}
          alt=""
          {...fetching}
          onBroken={() => setBrokenSrc(src)}
        />
      </div>
    );
  }
  return (
    <div className="poster" aria-hidden>
      <img src={pickBySeed(grounds, id)} alt="" {...fetching} />
      <span className="poster-initials" data-latin={isLatin.test(initials(name)) || undefined}>
        {initials(name)}
      </span>
    </div>
  );
}

/** The empty frame of a position that nobody holds. */
export function VacantPortrait() {
  return (
    <div
      className="poster grid place-items-center border-[1.5px] border-dashed border-line-strong bg-transparent"
      aria-hidden
    >
      <EmptyIllustration className="h-auto w-[84%] text-line-strong/70" />
    </div>
  );
}
