import { changedText } from '#texts/change-line.ts';
import { proposedText, subjectText } from '#texts/proposal-line.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { isOfficer } from '#core/accounts/role.ts';
import type { Proposal } from '#contract/proposal-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { useHashPlace } from '#web/app/use-hash-place.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { Button } from '#web/kit/button.tsx';
import { CallError, sentenceOf } from '#web/kit/call-error.ts';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import { proposalMessages } from '#texts/en/proposals.ts';
import { proposalAnchor } from '#web/dashboard/waiting/row-of.ts';
import { ListNotice } from '#web/dashboard/list-notice.tsx';
import { ReasonedAct } from '../reasoned-act.tsx';
import { proposalsQuery } from '../queries.ts';
import { PublishedPositions } from './published-positions.tsx';
import { useTooNew } from './use-too-new.ts';

const text = proposalMessages;

/** What one officer proposed and another one has to confirm, which observers only read; `empty` where nothing waits. */
export function WaitingProposals({ empty = null }: { empty?: ReactNode }) {
  const proposals = useQuery(proposalsQuery).data?.proposals ?? [];
  // What was decided leaves with the button that decided it.
  const box = useKeptFocus();
  return (
    <div ref={box} className="contents">
      {proposals.length === 0 && empty}
      {proposals.length > 0 && (
        <ListNotice id="proposals" title={text.title} text={text.lede(proposals.length)}>
          {proposals.map((proposal) => (
            <Waiting key={proposal._id} proposal={proposal} />
          ))}
        </ListNotice>
      )}
    </div>
  );
}

/** Confirming it never helps again: what it would change is another thing by now. */
const isOvertaken = (refusal: unknown): boolean =>
  refusal instanceof CallError &&
  (refusal.reason === 'changed-meanwhile' || refusal.reason === 'draft-changed');

type Asked = 'confirm' | 'refuse' | 'withdraw' | 'announce';

function Waiting({ proposal }: { proposal: Proposal }) {
  const { _id: id, act, changes, reason, proposedBy } = proposal;
  const { viewer } = useViewer();
  const timeZone = useTimeZone();
  const confirm = useCall('confirmProposal');
  const refuse = useCall('refuseProposal');
  const withdraw = useCall('withdrawProposal');
  const announce = useCall('announceAlone');
  const params = { id };
  const does = proposedText(proposal, timeZone);
  const [asked, setAsked] = useState<Asked | null>(null);
  // Why it cannot be confirmed any more, once somebody tried.
  const [overtaken, setOvertaken] = useState<string | null>(null);
  const subject = subjectText(proposal);
  const title = text.acts[act]?.(subject) ?? subject;
  const isDeciding = viewer !== null && isOfficer(viewer.role);
  const isOwn = proposedBy !== null && proposedBy._id === viewer?._id;
  const isAboutYou = viewer !== null && proposal.notBy.includes(viewer._id);
  const isOthers = isDeciding && !isOwn && !isAboutYou;
  const mayDecide = isOthers && (!proposal.needsAdmin || viewer?.role === 'admin');
  const { tooNew, isNew } = useTooNew({ isAsked: isOthers || isOwn, proposal });
  const { alone } = proposal;
  const isAloneOpen = useServerTime((now) => alone !== null && Date.parse(alone.from) <= now);
  const mayAnnounce = isOwn && alone?.isAnnounced === false && isAloneOpen;
  const mayActAlone = isOwn && alone?.isAnnounced === true && isAloneOpen;
  const at = shortMoment(proposal.proposedAt, timeZone);
  const place = useHashPlace<HTMLParagraphElement>(proposalAnchor(id));
  const ask = (one: Asked) => () => setAsked(one);
  const keep = () => setAsked(null);
  return (
    <li className="grid gap-2" data-proposal={id}>
      <p ref={place} className="font-semibold wrap-anywhere" id={proposalAnchor(id)} tabIndex={-1}>
        {title}
      </p>
      {(changes.length === 0 || act === 'election.publish') && <p>{does}</p>}
      {act === 'election.publish' && <PublishedPositions proposal={proposal} />}
      {changes.length > 0 && act !== 'election.publish' && <ProposedChanges changes={changes} />}
      <p className="wrap-anywhere">
        <span className="font-semibold">{text.reason}</span> {reason}
      </p>
      <p className="type-meta wrap-anywhere">
        {isOwn ? text.byYou(at) : text.by(proposedBy?.name ?? text.former, at)}{' '}
        {text.until(shortMoment(proposal.expiresAt, timeZone))}
        {isOwn && ` ${proposal.needsAdmin ? text.adminOnly : text.ownWaits}`}
        {isOthers && !mayDecide && ` ${text.adminOnly}`}
        {isDeciding && !isOwn && isAboutYou && ` ${text.aboutYou}`}
        {tooNew !== null && ` ${tooNew}`}
        {aloneWords(proposal, { isOwn, isAloneOpen, timeZone })}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayDecide && tooNew === null && (
          <Button size="small" aria-label={text.confirmOne(title)} onClick={ask('confirm')}>
            {text.confirm}
          </Button>
        )}
        {isOthers && !isNew && (
          <Button
            kind="outline"
            size="small"
            aria-label={text.refuseOne(title)}
            onClick={ask('refuse')}
          >
            {text.refuse}
          </Button>
        )}
        {mayAnnounce && (
          <Button size="small" aria-label={text.announceOne(title)} onClick={ask('announce')}>
            {text.announce}
          </Button>
        )}
        {mayActAlone && (
          <Button size="small" aria-label={text.doAloneOne(title)} onClick={ask('confirm')}>
            {text.doAlone}
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
      <AskedAct
        isOpen={asked === 'confirm'}
        onClose={keep}
        title={text.confirmTitle(title)}
        text={`${does} ${mayActAlone ? text.doAloneText : text.confirmText}`}
        confirmLabel={mayActAlone ? text.doAlone : text.confirm}
        keepLabel={text.goBack}
        confirmKind="primary"
        act={() => confirm.mutateAsync({ params })}
        failed={text.failed}
        onRefused={(refusal) => {
          if (isOwn || !isOvertaken(refusal)) return false;
          setOvertaken(sentenceOf(refusal, text.failed));
          setAsked('refuse');
          return true;
        }}
      />
      <AskedAct
        isOpen={asked === 'announce'}
        onClose={keep}
        title={text.announceTitle(title)}
        text={text.announceText}
        confirmLabel={text.announceIt}
        keepLabel={text.goBack}
        confirmKind="primary"
        act={() => announce.mutateAsync({ params })}
        failed={text.failed}
      />
      <ReasonedAct
        isOpen={asked === 'refuse'}
        onClose={keep}
        title={text.refuseTitle(title)}
        text={overtaken ?? text.refuseText}
        hint={text.reasonHint}
        confirm={text.refuse}
        act={(given) => refuse.mutateAsync({ params, body: { reason: given } })}
        failed={text.failed}
      />
      <AskedAct
        isOpen={asked === 'withdraw'}
        onClose={keep}
        title={text.withdrawTitle(title)}
        text={text.withdrawText}
        confirmLabel={text.withdraw}
        keepLabel={text.goBack}
        act={() => withdraw.mutateAsync({ params })}
        failed={text.failed}
      />
    </li>
  );
}

/** What is said of doing it alone, to its proposer and, once that is announced, to the others. */
function aloneWords(
  { alone, proposedBy }: Proposal,
  at: { isOwn: boolean; isAloneOpen: boolean; timeZone: string },
): string | null {
  if (alone === null) return null;
  const when = shortMoment(alone.from, at.timeZone);
  if (alone.isAnnounced) {
    return ` ${at.isOwn ? text.aloneFrom(when) : text.proposerAlone(proposedBy?.name ?? text.former, when)}`;
  }
  if (!at.isOwn) return null;
  return ` ${at.isAloneOpen ? text.announceNow : text.announceFrom(when)}`;
}

const value = 'min-w-0 wrap-anywhere';

/** What is now, and what would be then, line by line. */
function ProposedChanges({ changes }: Pick<Proposal, 'changes'>) {
  const timeZone = useTimeZone();
  return (
    <dl className="grid gap-2">
      {changes
        .map((change) => changedText(change, timeZone))
        .map(({ field, from, to }, index) => (
          <div
            key={`${index} ${field}`}
            className="grid grid-cols-[minmax(7em,auto)_minmax(0,1fr)] gap-x-4 max-md:grid-cols-1"
          >
            <dt className="font-semibold">{field}</dt>
            <dd className={value}>
              <span className="text-ink-2">{text.from}:</span> <bdi>{from || text.nothing}</bdi>
              <br />
              <span className="text-ink-2">{text.to}:</span> <bdi>{to || text.nothing}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
