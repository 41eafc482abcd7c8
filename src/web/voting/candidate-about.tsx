import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import type { Candidate } from '#contract/election-shapes.ts';
import { candidatePath } from '#core/page-paths.ts';
import { Link } from '#web/app/link.tsx';
import { nominationMessages } from '#texts/en/nominations.ts';
import { ballotName } from '#texts/entry-name.ts';

const text = nominationMessages.about;

interface CandidateAboutProps {
  candidate: Candidate;
  electionId: string;
  /** False inside of a dialog: a link to the candidate's page would leave it, and opens a new tab. */
  hasPage: boolean;
}

/**
 * Opens what a candidate says, below their row and of the same size for everybody. It stands beside
 * the button of the vote, never inside it.
 */
export function CandidateAbout({ candidate, electionId, hasPage }: CandidateAboutProps) {
  const { _id: id, nominee, statement, link, hasLeft, hasManifesto = false } = candidate;
  const name = ballotName(nominee);
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  return (
    <>
      <button
        type="button"
        className="min-h-11 rounded-full px-3 text-ui font-semibold text-brand underline-offset-4 aria-expanded:underline max-md:px-1.5 hover:underline"
        aria-label={text.aboutOf(name)}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': textId })}
        onClick={() => setOpen(!isOpen)}
      >
        {text.about}
      </button>
      {isOpen && (
        <div
          id={textId}
          className="col-span-full grid max-w-[65ch] gap-2 ps-3 pe-3 pt-1 pb-3 max-md:ps-2"
        >
          {hasLeft && <p className="text-ui text-ink-2">{text.hasLeft}</p>}
          {candidate.accountDeleted === true && (
            <p className="text-ui text-ink-2">{text.accountDeleted}</p>
          )}
          <p className="leading-text whitespace-pre-line wrap-anywhere">
            <bdi>{statement === '' ? text.noStatement : statement}</bdi>
          </p>
          {link !== '' && <CandidateLink link={link} />}
          {(hasPage || hasManifesto) && (
            <Link
              to={candidatePath(electionId, id)}
              className="type-link inline-flex min-h-11 items-center gap-1.5 justify-self-start"
              {...(!hasPage && { target: '_blank' })}
            >
              {hasManifesto ? (
                <span>
                  {text.manifesto} <span className="sr-only">{text.manifestoOf(name)}</span>
                </span>
              ) : (
                text.page(name)
              )}
              {!hasPage && <NewTab />}
            </Link>
          )}
        </div>
      )}
    </>
  );
}

/** The link of a candidate: people wrote it, so it gets no trust from us. */
export function CandidateLink({ link }: { link: string }) {
  return (
    <a
      href={link}
      className="type-link inline-flex min-h-11 items-center gap-1.5 justify-self-start wrap-anywhere"
      rel="nofollow ugc noopener"
      target="_blank"
    >
      <bdi>{link.replace(/^https:\/\//, '')}</bdi>
      <NewTab />
    </a>
  );
}

const NewTab = () => (
  <>
    <ExternalLink className="flex-none" size={16} strokeWidth={2} aria-hidden />
    <span className="sr-only">{text.newTab}</span>
  </>
);

/** Where one of them says something, all have the same line: nobody gains by its size. */
export const isAnyProfile = (candidates: readonly Candidate[]) =>
  candidates.some(
    ({ statement, link, hasLeft, hasManifesto = false, accountDeleted = false }) =>
      statement !== '' || link !== '' || hasLeft || hasManifesto || accountDeleted,
  );
