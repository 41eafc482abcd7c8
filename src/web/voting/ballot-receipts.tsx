import { Check, CircleAlert, Copy, Lock } from 'lucide-react';
import { useId } from 'react';
import type { BallotLine } from '#contract/ballot-shapes.ts';
import { copyText } from '#web/app/copy-text.ts';
import { ignoreRepeatedKey } from '#web/app/ignore-repeated-key.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { Button } from '#web/kit/button.tsx';
import { DialogActs } from '#web/kit/dialog-parts.tsx';
import { notify } from '#web/kit/notify.ts';
import { ballotMessages } from '#texts/en/ballot.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { BallotHeading } from './ballot-head.tsx';
import {
  ballotLine,
  ballotLineName,
  ballotLineText,
  ballotPage,
  ballotPageBody,
  ballotPageFoot,
  ballotPageHead,
  ink,
  settling,
} from './ballot-looks.ts';

const receiptText = electionsMessages.receipt;

interface BallotReceiptsProps {
  /** The name of the election. */
  election: string;
  lines: readonly BallotLine[];
  /** The titles of positions without a choice. */
  skipped: readonly string[];
  onDone: () => void;
}

/** The result of each vote: its receipt, or why it was refused; never for whom it was. */
export function BallotReceipts({ election, lines, skipped, onDone }: BallotReceiptsProps) {
  const labelId = useId();
  const isSettled = useSettled('recorded');
  const recorded = lines.filter(({ receipt }) => receipt !== null).length;
  const copy = async () => {
    const codes = lines.flatMap(({ position, receipt }) =>
      receipt === null ? [] : receiptText.text({ election, position, code: receipt.code }),
    );
    if (await copyText(codes.join('\n'))) notify.success(ballotMessages.allCopied);
    else notify.error(receiptText.notCopied);
  };
  return (
    <div className={ballotPage}>
      <div className={ballotPageHead}>
        <BallotHeading>
          <span id={labelId}>{ballotMessages.recorded(recorded, lines.length)}</span>
        </BallotHeading>
      </div>
      {/* It scrolls and holds nothing to press: the keyboard scrolls it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={ballotPageBody} role="group" aria-labelledby={labelId} tabIndex={0}>
        <ul>
          {lines.map(({ position, receipt, refusal }) => (
            <li key={position} className={ballotLine}>
              {receipt === null ? (
                <CircleAlert
                  className="justify-self-center text-danger"
                  size={24}
                  strokeWidth={1.75}
                  aria-hidden
                />
              ) : (
                <span className={`${ink} size-10 animate-ink justify-self-center`} aria-hidden>
                  <Check size={20} strokeWidth={2.75} />
                </span>
              )}
              <p className={`${ballotLineText} tabular-nums`}>
                <b className={ballotLineName}>
                  <bdi>{position}</bdi>
                </b>
                {receipt === null ? (
                  <span>
                    {ballotMessages.notRecorded} {refusal?.message}
                  </span>
                ) : (
                  <span>
                    {receiptText.recorded} {receiptText.code}{' '}
                    <span className="type-mono whitespace-nowrap text-ink">{receipt.code}</span>
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
        {skipped.length > 0 && (
          <p className="py-4 text-ui text-ink-2">{ballotMessages.later(skipped)}</p>
        )}
      </div>
      <p className={`${ballotPageFoot} grid-cols-[auto_minmax(0,1fr)] items-start`}>
        <Lock className="mt-1 flex-none" size={16} strokeWidth={1.75} aria-hidden />
        <span>{receiptText.shows}</span>
      </p>
      <DialogActs layout="halves">
        {recorded > 0 && (
          <Button
            kind="outline"
            // In half of a phone's width its words are one line without the sign.
            icon={<Copy className="max-sm:hidden" size={20} strokeWidth={1.75} aria-hidden />}
            onClick={copy}
          >
            {ballotMessages.copyAll}
          </Button>
        )}
        <Button
          className={settling.primary}
          aria-disabled={!isSettled || undefined}
          onKeyDown={ignoreRepeatedKey}
          onClick={() => isSettled && onDone()}
        >
          {ballotMessages.done}
        </Button>
      </DialogActs>
    </div>
  );
}
