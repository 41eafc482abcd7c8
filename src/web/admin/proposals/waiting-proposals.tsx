import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { Proposal } from '#contract/proposal-shapes.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useViewer } from '#web/app/session.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { proposalMessages } from '#web/messages/en/proposals.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { ProposedChanges } from './proposed-changes.tsx';
import { proposalsQuery, useProposalActs } from '#web/proposals/queries.ts';

const text = proposalMessages;

/** What one officer proposed and another one has to confirm; nothing where nothing waits. */
export function WaitingProposals() {
  const proposals = useQuery(proposalsQuery).data?.proposals ?? [];
  if (proposals.length === 0) return null;
  return (
    <Notice
      tone="warning"
      icon={UsersRound}
      className="mb-6"
      role="region"
      aria-labelledby="proposals"
    >
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold" id="proposals">
          {text.title}
        </h2>
        <p>{text.lede(proposals.length)}</p>
        <ul className="mt-2.5">
          {proposals.map((proposal) => (
            <Waiting key={proposal._id} proposal={proposal} />
          ))}
        </ul>
      </div>
    </Notice>
  );
}

type Asked = 'confirm' | 'refuse' | 'withdraw';

function Waiting({ proposal }: { proposal: Proposal }) {
  const { _id: id, act, subject, what, changes, reason, proposedBy } = proposal;
  const { viewer } = useViewer();
  const timeZone = useTimeZone();
  const acts = useProposalActs();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [error, setError] = useState<string>();
  const title = text.acts[act]?.(subject) ?? subject;
  const isOwn = proposedBy !== null && proposedBy._id === viewer?._id;
  const mayDecide = !isOwn && (!proposal.needsAdmin || viewer?.role === 'admin');
  const at = shortMoment(proposal.proposedAt, timeZone);
  const ask = (one: Asked) => () => {
    setError(undefined);
    setAsked(one);
  };
  const keep = () => setAsked(null);
  const run = async (work: Promise<{ message: string }>) => {
    setError(undefined);
    try {
      notify.success((await work).message);
      keep();
    } catch (problem) {
      setError(sentenceOf(problem, text.failed));
    }
  };
  return (
    <li className="grid gap-2 border-t border-warning/25 py-3" data-proposal={id}>
      <p className="font-semibold wrap-anywhere">{title}</p>
      {changes.length > 0 ? <ProposedChanges changes={changes} /> : <p>{what}</p>}
      <p className="wrap-anywhere">
        <span className="font-semibold">{text.reason}</span> {reason}
      </p>
      <p className="type-meta wrap-anywhere">
        {isOwn ? text.byYou(at) : text.by(proposedBy?.name ?? text.former, at)}{' '}
        {text.until(shortMoment(proposal.expiresAt, timeZone))}
        {isOwn && ` ${proposal.needsAdmin ? text.adminOnly : text.ownWaits}`}
        {!isOwn && !mayDecide && ` ${text.adminOnly}`}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayDecide && (
          <Button size="small" aria-label={text.confirmOne(title)} onClick={ask('confirm')}>
            {text.confirm}
          </Button>
        )}
        {!isOwn && (
          <Button
            kind="outline"
            size="small"
            aria-label={text.refuseOne(title)}
            onClick={ask('refuse')}
          >
            {text.refuse}
          </Button>
        )}
        {isOwn && (
          <Button
            kind="outline"
            size="small"
            aria-label={text.withdrawOne(title)}
            onClick={ask('withdraw')}
          >
            {text.withdraw}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asked === 'confirm'}
        title={text.confirmTitle(title)}
        text={`${what} ${text.confirmText}`}
        confirmLabel={text.confirm}
        keepLabel={text.goBack}
        confirmKind="primary"
        error={error}
        isPending={acts.confirm.isPending}
        onKeep={keep}
        onConfirm={() => run(acts.confirm.mutateAsync(id))}
      />
      <ReasonDialog
        isOpen={asked === 'refuse'}
        title={text.refuseTitle(title)}
        text={text.refuseText}
        hint={text.reasonHint}
        confirm={text.refuse}
        error={error}
        isPending={acts.refuse.isPending}
        onKeep={keep}
        onConfirm={(given) => run(acts.refuse.mutateAsync({ id, reason: given }))}
      />
      <ConfirmDialog
        isOpen={asked === 'withdraw'}
        title={text.withdrawTitle(title)}
        text={text.withdrawText}
        confirmLabel={text.withdraw}
        keepLabel={text.goBack}
        error={error}
        isPending={acts.withdraw.isPending}
        onKeep={keep}
        onConfirm={() => run(acts.withdraw.mutateAsync(id))}
      />
    </li>
  );
}
