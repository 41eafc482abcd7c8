import { Check, Copy, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import type { Receipt } from '#contract/ballot-shapes.ts';
import { copyText } from '#web/app/copy-text.ts';
import { Button } from '#web/kit/button.tsx';
import { notify } from '#web/kit/notify.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { ink, positionBox, receiptNote } from './ballot-looks.ts';
import { positionAnchor } from './position-anchor.ts';
import { SecrecyLink } from './secrecy-note.tsx';

const text = electionsMessages.receipt;
const line = 'mt-0.5 text-ui leading-text text-ink-2';
const strong = 'font-semibold text-brand-ink';

interface ReceiptCardProps {
  positionId: string;
  position: string;
  election: string;
  /** Undefined while the server has only said that there is one. */
  receipt: Receipt | undefined;
  /** The server's sentence, where it refused a second vote. */
  sentence?: string | undefined;
  /** Just rendered after a vote: takes the focus, so that it is read. */
  isFresh: boolean;
  /** Explains, once on the page, that the choice is stored nowhere. */
  hasNote: boolean;
  /** The note leads to how votes are kept; false where the page says so elsewhere. */
  hasSecrecyLink?: boolean;
  /** What stands under it: the candidates of the position, all alike. */
  children?: ReactNode;
}

/** A position that was voted for, with its receipt; never for whom. */
export function ReceiptCard(props: ReceiptCardProps) {
  const { positionId, position, election, receipt, sentence, isFresh, hasNote, children } = props;
  const { hasSecrecyLink = true } = props;
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  const lineId = useId();

  useEffect(() => {
    if (isFresh) card.current?.focus({ preventScroll: true });
    if (isFresh) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isFresh]);

  const copy = async () => {
    if (receipt === undefined) return;
    const { code } = receipt;
    if (await copyText(text.text({ election, position, code }))) notify.success(text.copied);
    else notify.error(text.notCopied);
  };

  return (
    <section
      ref={card}
      className={positionBox}
      data-position
      id={positionAnchor(positionId)}
      tabIndex={-1}
      aria-labelledby={`${titleId} ${lineId}`}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 pt-1 pb-3 max-md:grid-cols-[auto_minmax(0,1fr)]">
        <span className={`${ink} size-13 ${isFresh ? 'animate-ink' : ''}`.trim()} aria-hidden>
          <Check size={26} strokeWidth={2.75} />
        </span>
        <div>
          <h3 className="type-h3" id={titleId}>
            <bdi>{position}</bdi>
          </h3>
          <p className={`${line} tabular-nums`} id={lineId}>
            {receipt === undefined ? (
              <b className={strong}>{sentence ?? text.recorded}</b>
            ) : (
              <>
                <b className={strong}>{text.recorded}</b> {text.code}{' '}
                <span className="type-mono whitespace-nowrap text-ink">{receipt.code}</span>
              </>
            )}
          </p>
          {receipt !== undefined && sentence !== undefined && <p className={line}>{sentence}</p>}
        </div>
        {receipt !== undefined && (
          <Button
            kind="ghost"
            size="small"
            className="max-md:col-2 max-md:-ms-3.5 max-md:justify-self-start"
            icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
            aria-label={text.copyFor(position)}
            onClick={copy}
          >
            {text.copy}
          </Button>
        )}
      </div>
      {children}
      {hasNote && (
        <p className={receiptNote}>
          <Lock size={16} strokeWidth={1.75} aria-hidden />
          <span>
            {text.shows} {hasSecrecyLink && <SecrecyLink />}
          </span>
        </p>
      )}
    </section>
  );
}
