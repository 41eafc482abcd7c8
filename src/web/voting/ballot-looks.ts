// Classes that several parts of the ballot share.

/** The sheet of the ballot, which sets the edge that its parts keep. */
export const ballotSheet = 'sheet [--ballot-edge:28px] max-md:[--ballot-edge:16px]';

/** One position of the ballot on the page, to vote for or voted for. */
export const positionBox =
  'min-w-0 scroll-mt-[calc(var(--bar-height)+16px)] border-line px-(--ballot-edge) pt-5 pb-3 last-of-type:pb-5 max-md:pt-2.5 max-md:pb-1 max-md:last-of-type:pb-2 [[data-position]+&]:border-t';

/** One of many positions: browsers lay it out when it comes near, and print it all the same. */
export const unseenPosition =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_340px] print:[content-visibility:visible]';

/** The round mark of a recorded vote; it needs a size. */
export const ink =
  'grid place-items-center rounded-full bg-brand text-on-brand forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none';

/** A line of small print with a sign before it. */
export const receiptNote =
  'flex items-start gap-2.5 pt-1 pb-3 text-ui leading-text text-ink-2 [&>svg]:mt-1 [&>svg]:flex-none';

/** A page of the ballot that is filled in: head, a list that scrolls, foot. */
export const ballotPage = 'mt-4 flex min-h-0 flex-1 flex-col';
export const ballotPageHead =
  'flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-b border-line pb-3';
/** On a low screen everything scrolls together: there is no room for a list between head and foot. */
export const ballotPageBody =
  '-mx-7 min-h-0 flex-1 scroll-py-3 overflow-x-hidden overflow-y-auto overscroll-contain px-7 pb-3 max-sm:-mx-5 max-sm:px-5 low:overflow-visible';
export const ballotPageFoot =
  'grid gap-2 border-t border-line pt-3.5 text-ui leading-text text-ink-2';

/** One position of a whole ballot: a sign or a face, position and choice, what can be done. */
export const ballotLine =
  'grid min-h-18 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-4 border-line py-2.5 not-first:border-t max-sm:gap-3';
export const ballotLineText = 'grid gap-0.5 text-ui leading-label wrap-anywhere text-ink-2';
export const ballotLineName = 'text-lede leading-snug font-semibold text-ink';

/** A button that is disabled for a moment should not look disabled. */
export const settling = {
  primary:
    'aria-disabled:cursor-default! aria-disabled:bg-brand! aria-disabled:text-on-brand! aria-busy:cursor-progress!',
  outline: 'aria-disabled:cursor-default! aria-disabled:text-ink!',
};
