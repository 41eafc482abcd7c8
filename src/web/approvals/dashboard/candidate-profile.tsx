import { ExternalLink } from 'lucide-react';
import type { CandidateTexts } from '#core/elections/nomination.ts';
import { blankTexts } from '#core/elections/nomination.ts';
import { pictureAddress } from '#core/pictures/picture-address.ts';
import { Manifesto } from '#web/nominations/manifesto.tsx';
import { nominationMessages } from '#texts/en/nominations.ts';
import { numberText } from '#texts/formats.ts';

export interface Profile extends CandidateTexts {
  imageUrl: string;
  /** The statement in other languages. */
  translations?: Record<string, { statement?: string | undefined }> | undefined;
}

export const hasProfile = (profile: Profile) =>
  profile.imageUrl !== '' ||
  Object.keys(blankTexts).some((one) => profile[one as keyof CandidateTexts] !== '');

/** What somebody wants to say as a candidate, as officers read it before they decide. */
export function CandidateProfile({ profile }: { profile: Profile }) {
  const { statement, imageUrl, link, manifesto, apart, translations = {} } = profile;
  return (
    <div className="flex items-start gap-3.5">
      {imageUrl !== '' && (
        <img
          src={pictureAddress(imageUrl, 192)}
          alt=""
          className="size-18 flex-none rounded-control object-cover"
          loading="lazy"
        />
      )}
      <div className="grid min-w-0 gap-1 text-ui leading-meta wrap-anywhere">
        {statement !== '' && (
          <p className="max-w-[65ch] whitespace-pre-line">
            <bdi>{statement}</bdi>
          </p>
        )}
        {Object.entries(translations).map(([tag, { statement: said = '' }]) => (
          <p key={tag} className="max-w-[65ch] whitespace-pre-line" lang={tag}>
            <bdi>{said}</bdi>
          </p>
        ))}
        {link !== '' && (
          <a
            href={link}
            className="type-link inline-flex items-center gap-1.5 justify-self-start"
            rel="nofollow ugc noopener"
            target="_blank"
          >
            <bdi>{link}</bdi>
            <ExternalLink className="flex-none" size={14} strokeWidth={2} aria-hidden />
          </a>
        )}
        {apart !== '' && <p>{nominationMessages.request.apart(apart)}</p>}
        {manifesto !== '' && (
          <details className="max-w-[65ch]">
            <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
              {nominationMessages.request.manifesto(numberText(manifesto.length))}
            </summary>
            <Manifesto text={manifesto} />
          </details>
        )}
      </div>
    </div>
  );
}
