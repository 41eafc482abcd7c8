import { Check, Copy, Lock } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { formatTime } from '#core/campus/dates.ts';
import type { Receipt } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/lib/campus.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { positionAnchor } from './position-anchor.ts';

const text = electionsMessages.receipt;

interface ReceiptCardProps {
  positionId: string;
  position: string;
  election: string;
  /** Unknown while the server only said that there is one. */
  receipt: Receipt | undefined;
  /** The server's sentence, where it refused a second vote. */
  sentence?: string | undefined;
  /** Has just come to stand here: takes focus, so that it is read. */
  isFresh: boolean;
  /** Says once on the page that the choice is nowhere. */
  hasNote: boolean;
}

/** A position that has been voted for: that, when and under which code; never for whom. */
export function ReceiptCard(props: ReceiptCardProps) {
  const { positionId, position, election, receipt, sentence, isFresh, hasNote } = props;
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  const lineId = useId();
  const timeZone = useTimeZone();
  const time = receipt === undefined ? '' : formatTime(receipt.votedAt, timeZone);

  useEffect(() => {
    if (isFresh) card.current?.focus({ preventScroll: true });
    if (isFresh) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isFresh]);

  const copy = async () => {
    if (receipt === undefined) return;
    const { code } = receipt;
    if (await copyText(text.text({ election, position, time, code }))) notify.success(text.copied);
    else notify.error(text.notCopied);
  };

  return (
    <section
      ref={card}
      className="position"
      id={positionAnchor(positionId)}
      tabIndex={-1}
      aria-labelledby={`${titleId} ${lineId}`}
    >
      <div className="receipt">
        <span className={isFresh ? 'receipt-ink is-fresh' : 'receipt-ink'} aria-hidden>
          <Check size={26} strokeWidth={2.75} />
        </span>
        <div>
          <h3 className="h3" id={titleId}>
            <bdi>{position}</bdi>
          </h3>
          <p className="receipt-line num" id={lineId}>
            {receipt === undefined ? (
              <b>{sentence ?? text.recorded}</b>
            ) : (
              <>
                <b>{text.recorded}</b> {text.at(time)} {text.code}{' '}
                <span className="mono">{receipt.code}</span>
              </>
            )}
          </p>
          {receipt !== undefined && sentence !== undefined && <p>{sentence}</p>}
        </div>
        {receipt !== undefined && (
          <Button
            kind="ghost"
            size="small"
            icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
            aria-label={text.copyFor(position)}
            onClick={copy}
          >
            {text.copy}
          </Button>
        )}
      </div>
      {hasNote && (
        <p className="receipt-note">
          <Lock size={16} strokeWidth={1.75} aria-hidden />
          <span>{text.secret}</span>
        </p>
      )}
    </section>
  );
}
