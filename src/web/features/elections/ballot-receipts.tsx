import { Check, CircleAlert, Lock } from 'lucide-react';
import { useId } from 'react';
import { formatTime } from '#core/campus/dates.ts';
import type { BallotLine } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/lib/campus.ts';
import { ignoreHeldKey } from '#web/lib/ignore-held-key.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { Button } from '#web/ui/button.tsx';
import { ballotMessages } from '#web/messages/en/ballot.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { BallotHeading } from './ballot-heading.tsx';

interface BallotReceiptsProps {
  lines: readonly BallotLine[];
  onDone: () => void;
}

/** What became of each vote: its receipt, or why it was refused; never for whom it was. */
export function BallotReceipts({ lines, onDone }: BallotReceiptsProps) {
  const labelId = useId();
  const timeZone = useTimeZone();
  const isSettled = useSettled('recorded');
  const recorded = lines.filter(({ receipt }) => receipt !== null).length;
  return (
    <div className="ballot-page">
      <header className="ballot-page-head">
        <BallotHeading>
          <span id={labelId}>{ballotMessages.recorded(recorded, lines.length)}</span>
        </BallotHeading>
      </header>
      {/* It scrolls and holds nothing to press: the keyboard scrolls it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="ballot-page-body" role="group" aria-labelledby={labelId} tabIndex={0}>
        <ul className="ballot-choices">
          {lines.map(({ position, receipt, refusal }) => (
            <li key={position}>
              {receipt === null ? (
                <CircleAlert className="ballot-refused" size={24} strokeWidth={1.75} aria-hidden />
              ) : (
                <span className="receipt-ink is-fresh" aria-hidden>
                  <Check size={20} strokeWidth={2.75} />
                </span>
              )}
              <p className="num">
                <b>
                  <bdi>{position}</bdi>
                </b>
                {receipt === null ? (
                  <span>
                    {ballotMessages.notRecorded} {refusal?.message}
                  </span>
                ) : (
                  <span>
                    {electionsMessages.receipt.recorded}{' '}
                    {electionsMessages.receipt.at(formatTime(receipt.votedAt, timeZone))}{' '}
                    {electionsMessages.receipt.code} <span className="mono">{receipt.code}</span>
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <p className="ballot-page-foot receipt-note">
        <Lock size={16} strokeWidth={1.75} aria-hidden />
        <span>{electionsMessages.receipt.secret}</span>
      </p>
      <div className="dialog-acts cast-acts">
        <Button
          aria-disabled={!isSettled || undefined}
          onKeyDown={ignoreHeldKey}
          onClick={() => isSettled && onDone()}
        >
          {ballotMessages.done}
        </Button>
      </div>
    </div>
  );
}
