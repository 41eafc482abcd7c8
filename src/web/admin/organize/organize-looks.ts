// Classes that the form and its review share.

/** The fields, and the illustration beside them where there is room. */
export const columns =
  'grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-8 px-5 pt-2 pb-7 max-lg:grid-cols-1 max-md:gap-7 max-md:px-3.5 max-md:pt-1 max-md:pb-5';
export const partTitle =
  'font-display text-lede leading-tight font-bold font-stretch-94% tracking-[-0.01em]';
/** Two fields side by side. */
export const pair = 'grid grid-cols-2 items-start gap-x-4 gap-y-4.5 max-md:grid-cols-1';
/** The fields that belong to a choice. */
export const furtherFields = 'grid gap-4 border-s-3 border-brand-soft ps-4';
/** The buttons below. */
export const actionBar =
  'flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3.5 max-md:px-3.5';
