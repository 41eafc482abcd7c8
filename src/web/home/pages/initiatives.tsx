import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useViewer } from '#web/app/session.ts';
import { useCampusSettings } from '#web/campus/queries.ts';
import { pictureSources, Photo } from '#web/kit/photo.tsx';
import { Link } from '#web/app/link.tsx';
import { settingsPath } from '#core/page-paths.ts';
import { paths } from '#web/app/paths.ts';
import { illustrationFor } from '#web/kit/illustration-for.ts';
import { homeMessages } from '#texts/en/home.ts';

const text = homeMessages;
/** The patterns of places without a picture: they show nothing that a council could have done. */
const patterns = ['initiative 1', 'initiative 2', 'initiative 3'];

/** Three pictures, the first one large, of what the council does, and the way to the events. */
export function Initiatives() {
  const { data } = useCampusSettings();
  const { viewer } = useViewer();
  const lacksPictures = data?.initiatives.some(({ imageUrl }) => imageUrl === '') === true;
  return (
    <section className="wrap section pt-0" aria-labelledby="council-initiatives">
      <div className="section-head">
        <h2 className="type-h2" id="council-initiatives">
          {text.initiatives}
        </h2>
        <Link to={paths.events} className="type-link">
          {text.viewEvents}
          <ArrowRight size={16} strokeWidth={2} aria-hidden />
        </Link>
      </div>
      <div className="grid gap-3.5 md:grid-cols-[7fr_5fr] md:grid-rows-[1fr_1fr] md:gap-6">
        {patterns.map((pattern, index) => {
          const { imageUrl, caption } = data?.initiatives[index] ?? { imageUrl: '', caption: '' };
          return (
            <Initiative
              key={pattern}
              pattern={pattern}
              imageUrl={imageUrl}
              caption={caption.trim()}
              isLarge={index === 0}
            />
          );
        })}
      </div>
      {viewer?.role === 'admin' && lacksPictures && (
        <p className="mt-4 text-ink-2">
          {text.placeholders}{' '}
          <Link to={settingsPath('home', 'initiatives')} className="type-link">
            {text.addPictures}
          </Link>
        </p>
      )}
    </section>
  );
}

const lowest = 'min-h-56 md:min-h-[clamp(232px,23vw,296px)]';

interface InitiativeProps {
  pattern: string;
  imageUrl: string;
  caption: string;
  isLarge: boolean;
}

function Initiative({ pattern, imageUrl, caption, isLarge }: InitiativeProps) {
  const [brokenUrl, setBrokenUrl] = useState('');
  const hasPhoto = imageUrl !== '' && imageUrl !== brokenUrl;
  const sizes = `(min-width: 768px) ${isLarge ? 700 : 480}px, 100vw`;
  return (
    <figure className={`relative min-w-0 ${isLarge ? 'md:row-span-2' : ''}`}>
      <div className={`poster aspect-auto h-full ${isLarge ? 'min-h-70' : lowest}`}>
        {hasPhoto ? (
          <Photo
            {...pictureSources(imageUrl, sizes)}
            className="poster-photo"
            alt=""
            loading="lazy"
            decoding="async"
            onBroken={() => setBrokenUrl(imageUrl)}
          />
        ) : (
          <img src={illustrationFor('other', pattern)} alt="" loading="lazy" decoding="async" />
        )}
      </div>
      {caption !== '' && (
        <figcaption className="absolute start-4 bottom-4 max-w-[calc(100%-32px)] rounded-sheet bg-surface px-3.5 py-2 text-ui leading-[1.35] font-semibold wrap-anywhere text-ink shadow-e1">
          <bdi>{caption}</bdi>
        </figcaption>
      )}
    </figure>
  );
}
