import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { isOfficer } from '#core/accounts/role.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { useHashPlace } from '#web/app/use-hash-place.ts';
import { releaseMessages as text } from '#web/messages/en/release.ts';
import { paths } from '#web/paths.ts';
import { proposalsQuery } from '#web/proposals/queries.ts';
import { ReasonedButton } from '#web/proposals/reasoned-act.tsx';
import { weekdayMoment } from '../moments.ts';
import { settleAnchors } from '../settle/anchors.ts';

/** Whether the results of an ended election wait until its officers release them. */
export const isHeldBack = ({ resultsAt, releasedAt, resultCode }: Election): boolean =>
  resultsAt === 'release' && releasedAt === undefined && resultCode !== undefined;

/** What everybody reads of an election whose results are not released yet, with its result code. */
export function HeldBack({ election }: { election: Election }) {
  const { showBy = '', resultCode = '' } = election;
  const timeZone = useTimeZone();
  const { viewer } = useViewer();
  return (
    <>
      <p className="type-lede">{text.held(weekdayMoment(showBy, timeZone))}</p>
      {viewer !== null && isOfficer(viewer.role) && <ReleasePanel election={election} />}
      <section aria-label={text.code} className="sheet p-5 beside-sheet:hidden">
        <p>
          {text.code}{' '}
          <strong className="font-mono whitespace-nowrap select-all">{resultCode}</strong>.{' '}
          {text.codeWhy}
        </p>
      </section>
    </>
  );
}

/** For officers: releasing, or what stands in the way of this one. */
function ReleasePanel({ election }: { election: Election }) {
  const { viewer } = useViewer();
  const place = useHashPlace<HTMLHeadingElement>(settleAnchors.release);
  const isOwn = election.nominations.some(({ nominee }) => nominee._id === viewer?._id);
  return (
    <section
      aria-labelledby={settleAnchors.release}
      className="sheet grid justify-items-start gap-4 p-6 beside-sheet:hidden max-md:p-4"
    >
      <h2 ref={place} className="type-h3" id={settleAnchors.release} tabIndex={-1}>
        {text.title}
      </h2>
      <p className="text-ui">{isOwn ? text.own : text.text}</p>
      {!isOwn && <ReleaseButton election={election} />}
    </section>
  );
}

function ReleaseButton({ election }: { election: Election }) {
  const release = useCall('releaseResults');
  const proposals = useQuery(proposalsQuery).data?.proposals ?? [];
  const isProposed = proposals.some(
    ({ act, election: of }) => act === 'election.release' && of?._id === election._id,
  );
  return (
    <ReasonedButton
      button={{ icon: <Send size={20} strokeWidth={1.75} aria-hidden /> }}
      instead={
        isProposed ? (
          <p className="text-ui" role="status">
            {text.proposed}{' '}
            <Link to={paths.dashboard} className="type-link min-h-11">
              {text.toDashboard}
            </Link>
          </p>
        ) : null
      }
      title={text.askTitle(election.name)}
      text={text.askText}
      hint={text.reasonHint}
      confirm={text.act}
      confirmKind="primary"
      act={(reason) => release.mutateAsync({ params: { id: election._id }, body: { reason } })}
      failed={text.failed}
    />
  );
}
