import { useState } from 'react';
import type { Event } from '#contract/events.ts';
import { pictureSources, Photo } from '#web/kit/photo.tsx';
import { illustrationFor } from '#web/kit/illustration-for.ts';

interface EventIllustrationProps {
  event: Event;
  /** How wide it is shown, as an image's `sizes`. */
  sizes: string;
  /** It is at the top of the page: fetched at once. */
  isFirst?: boolean;
}

/** The event's picture, or an illustration of its category when there is none or it fails. */
export function EventIllustration({ event, sizes, isFirst = false }: EventIllustrationProps) {
  const { _id, type, imageUrl } = event;
  const [brokenUrl, setBrokenUrl] = useState('');
  const fetching = isFirst
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  if (imageUrl !== '' && imageUrl !== brokenUrl) {
    return (
      <Photo
        {...pictureSources(imageUrl, sizes)}
        className="poster-photo"
        alt=""
        {...fetching}
        onBroken={() => setBrokenUrl(imageUrl)}
      />
    );
  }
  return <img src={illustrationFor(type, _id)} alt="" {...fetching} />;
}
