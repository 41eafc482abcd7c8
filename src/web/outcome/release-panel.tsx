import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { isOfficer } from '#core/accounts/role.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { Proposal } from '#contract/proposal-shapes.ts';
import { Link } from '#web/app/link.tsx';
import { useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { useHashPlace } from '#web/app/use-hash-place.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { releaseMessages as text } from '#texts/en/release.ts';
import { proposalsQuery } from '#web/proposals/queries.ts';
import { ReasonedButton } from '#web/proposals/reasoned-act.tsx';
import { settleAnchors } from './settle/anchors.ts';

/** For officers: releasing, or what stands in the way of this one. */
export function ReleasePanel({ election }: { election: Election }) {
  const { viewer } = useViewer();
  const place = useHashPlace<HTMLHeadingElement>(settleAnchors.release);
  // Where it is proposed the button leaves.
  const box = useKeptFocus();
  const isOwn = election.nominations.some(({ nominee }) => nominee._id === viewer?._id);
  const enabled = viewer !== null && isOfficer(viewer.role);
  const proposals = useQuery({ ...proposalsQuery, enabled }).data?.proposals ?? [];
  const proposal = proposals.find(
    ({ act, election: of }) => act === 'election.release' && of?._id === election._id,
  );
  return (
    <section
      ref={box}
      aria-labelledby={settleAnchors.release}
      className="sheet grid justify-items-start gap-4 p-6 beside-sheet:hidden max-md:p-4"
    >
      <h2 ref={place} className="type-h3" id={settleAnchors.release} tabIndex={-1}>
        {text.title}
      </h2>
      {isOwn && <p className="text-ui">{text.own}</p>}
      {!isOwn && proposal === undefined && <p className="text-ui">{text.text}</p>}
      {!isOwn && <ReleaseButton election={election} proposal={proposal} />}
    </section>
  );
}

interface ReleaseButtonProps {
  election: Election;
  proposal: Proposal | undefined;
}

function ReleaseButton({ election, proposal }: ReleaseButtonProps) {
  const release = useCall('releaseResults');
  return (
    <ReasonedButton
      button={{ icon: <Send size={20} strokeWidth={1.75} aria-hidden /> }}
      instead={proposal === undefined ? null : <Proposed proposal={proposal} />}
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

/** That an officer proposed it, and where another one confirms. */
function Proposed({ proposal: { proposedBy } }: { proposal: Proposal }) {
  const { viewer } = useViewer();
  const isYours = proposedBy !== null && proposedBy._id === viewer?._id;
  return (
    <div>
      <p className="text-ui" role="status">
        {isYours ? text.proposed : text.proposedBy(proposedBy?.name ?? null)}
      </p>
      <Link
        to={sectionPath('decisions')}
        className="type-link inline-flex min-h-11 items-center text-ui"
      >
        {isYours ? text.toDecisions : text.look}
      </Link>
    </div>
  );
}
