import { useState } from 'react';
import { facePicture } from '#web/lib/picture-sources.ts';
import { hash } from '#web/lib/seed.ts';
import { initials } from './initials.ts';

/** As many as tokens.json has hues. */
const hues = 12;

interface AvatarProps {
  /** Decides the hue, so that a person has the same one everywhere. */
  id: string;
  name: string;
  /** An address, or '' for none; a picture that does not load gives way to the initials. */
  src?: string;
  size?: 'small' | 'usual' | 'middle' | 'large' | 'huge';
  /** The same grey for everybody: on ballots no colour may favour anybody. */
  isNeutral?: boolean;
  /** Instead of the initials. */
  letter?: string;
}

/** A round picture beside a name; it is decoration, the name says who it is. */
export function Avatar(props: AvatarProps) {
  const { id, name, src = '', size = 'usual', isNeutral = false, letter } = props;
  const [brokenSrc, setBrokenSrc] = useState('');
  const names = ['avatar'];
  if (size !== 'usual') names.push(`avatar-${size}`);
  names.push(isNeutral ? 'avatar-neutral' : `hue hue-${hash(id) % hues}`);
  return (
    <span className={names.join(' ')} aria-hidden>
      {src !== '' && src !== brokenSrc ? (
        <img src={facePicture(src)} alt="" decoding="async" onError={() => setBrokenSrc(src)} />
      ) : (
        <span>{letter ?? initials(name)}</span>
      )}
    </span>
  );
}
