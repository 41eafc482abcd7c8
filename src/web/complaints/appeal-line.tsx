import { Link } from '#web/app/link.tsx';
import { complaintMessages } from '#texts/en/complaints.ts';
import { paths } from '#web/app/paths.ts';

const text = complaintMessages.appeal;

/** Who hears an appeal against a ruling; where the campus named nobody, that it is final here. */
export function AppealLine({ hearsAppeals }: { hearsAppeals: string }) {
  return (
    <p className="max-w-(--measure) text-ui wrap-anywhere text-ink-2" data-appeal>
      {hearsAppeals === '' ? (
        <>
          {text.final}{' '}
          <Link to={paths.contact} className="type-link">
            {text.council}
          </Link>
          .
        </>
      ) : (
        <>
          {text.to} <bdi>{hearsAppeals}</bdi>
        </>
      )}
    </p>
  );
}
