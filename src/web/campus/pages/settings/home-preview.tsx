import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { facePicture, Photo, pictureSources } from '#web/kit/photo.tsx';
import { illustrationFor } from '#web/kit/illustration-for.ts';
import { homeMessages } from '#texts/en/home.ts';
import { settingsMessages } from '#texts/en/settings.ts';
import { messages } from '#texts/en/site.ts';
import type { FormSettings } from './settings-schema.ts';

const text = settingsMessages;

/** A small Home of what stands in the form, saved or not: a picture to look at, with nothing to press. */
export function HomePreview({ className }: { className: string }) {
  const { universityName, logoUrl, about, initiatives, social } = useWatch() as FormSettings;
  const profiles = (Object.keys(text.fields.social) as (keyof typeof social)[]).filter(
    (one) => (social[one] ?? '').trim() !== '',
  );
  return (
    <figure className={`sheet min-w-0 overflow-hidden ${className}`} data-preview>
      <figcaption className="type-meta border-b border-line px-4 py-2">{text.preview}</figcaption>
      <div className="flex items-center gap-2 px-4 py-2.5 font-display font-bold">
        {logoUrl !== '' && (
          <Picture
            key={logoUrl}
            className="h-7 w-auto max-w-20 object-contain"
            src={facePicture(logoUrl)}
          />
        )}
        <span>{messages.product.name}</span>
      </div>
      <div className="grid gap-1.5 bg-hero px-4 py-5 text-on-hero">
        {universityName.trim() !== '' && (
          <p className="text-meta font-semibold wrap-anywhere">
            <bdi>{universityName}</bdi>
          </p>
        )}
        <p className="font-display text-title leading-none font-heavy">
          {homeMessages.title.join(' ')}
        </p>
        <p className="text-meta">{messages.product.tagline}</p>
      </div>
      <p className="mx-4 mt-3 line-clamp-3 text-meta wrap-anywhere">
        <bdi>{about.trim() === '' ? homeMessages.statement : about}</bdi>
      </p>
      <div className="grid grid-cols-[3fr_2fr] grid-rows-2 gap-1.5 p-4">
        {initiatives.map(({ imageUrl, caption }, index) => (
          <div
            key={`${placeOf(index)} ${imageUrl}`}
            className={`relative h-20 overflow-hidden rounded-control bg-sunken ${index === 0 ? 'row-span-2 h-full!' : ''}`}
          >
            {imageUrl === '' ? (
              <img
                className="size-full object-cover"
                src={illustrationFor('other', `initiative ${index + 1}`)}
                alt=""
              />
            ) : (
              <Picture className="size-full object-cover" {...pictureSources(imageUrl, '200px')} />
            )}
            {caption.trim() !== '' && (
              <span className="absolute inset-x-1.5 bottom-1.5 truncate rounded-check bg-surface px-1.5 text-meta">
                <bdi>{caption}</bdi>
              </span>
            )}
          </div>
        ))}
      </div>
      <p className="min-h-9 bg-hero px-4 py-2 text-meta text-on-hero">
        {profiles.map((one) => text.fields.social[one].label).join(' · ')}
      </p>
    </figure>
  );
}

const placeOf = (index: number) => `place ${index}`;

/** A picture of the preview; one that is missing leaves its place empty. */
function Picture(props: { className: string; src: string; srcSet?: string; sizes?: string }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : <Photo {...props} alt="" onBroken={() => setBroken(true)} />;
}
