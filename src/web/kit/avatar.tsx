import { useState } from 'react';
import { hash } from '#core/kernel/hash.ts';
import { facePicture, Photo } from './photo.tsx';
import { initials } from './initials.ts';

/** The number of hues in styles/tokens.css. */
const hues = 12;

interface AvatarProps {
  /** Decides the hue, so that a person has the same one everywhere. */
  id: string;
  name: string;
  /** An address, or '' for none; a picture that does not load gives way to the initials. */
  src?: string;
  size?: 'small' | 'usual' | 'middle' | 'large' | 'huge';
  /** The same grey for everybody: a colour on a ballot could favour somebody. */
  isNeutral?: boolean;
  /** Instead of the initials. */
  letter?: string;
}

/** The letters scale with the picture. */
const look =
  'inline-grid flex-none place-items-center size-(--size) overflow-hidden rounded-full font-display text-[length:calc(var(--size)*0.36)] font-bold font-stretch-100% leading-none tracking-[-0.02em] forced-colors:border forced-colors:border-[CanvasText]';
const sizes = {
  small: '[--size:36px]',
  usual: '[--size:44px]',
  middle: '[--size:56px]',
  large: '[--size:72px]',
  huge: '[--size:96px]',
};
const grey = 'bg-[color-mix(in_oklab,var(--ink)_7%,var(--surface))] text-ink-2';

/** A round picture beside a name; it is decoration, the name says who it is. */
export function Avatar(props: AvatarProps) {
  const { id, name, src = '', size = 'usual', isNeutral = false, letter } = props;
  const [brokenSrc, setBrokenSrc] = useState('');
  const hue = `hue hue-${hash(id) % hues}`;
  return (
    <span className={`${look} ${sizes[size]} ${isNeutral ? grey : hue}`} data-avatar aria-hidden>
      {src !== '' && src !== brokenSrc ? (
        <Photo
          className="size-full object-cover object-[50%_20%]"
          src={facePicture(src)}
          alt=""
          decoding="async"
          onBroken={() => setBrokenSrc(src)}
        />
      ) : (
        // On a ballot no text of its own: it would stand before the name that the row is called by.
        <Letters isText={!isNeutral} letters={letter ?? initials(name)} />
      )}
    </span>
  );
}

function Letters({ isText, letters }: { isText: boolean; letters: string }) {
  if (isText) return <span>{letters}</span>;
  return <span className="before:content-[attr(data-letters)]" data-letters={letters} />;
}
