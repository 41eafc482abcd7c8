/**
 * One part of the settings. What it is about stands beside its fields, where there is room, and
 * what has the focus is never under the bar of the page or the bar that saves.
 */
export const settingsPart = [
  'sheet grid min-w-0 grid-cols-1 gap-5 p-[clamp(18px,3vw,28px)]',
  'lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-x-[clamp(24px,4vw,56px)] lg:[&>:not(:first-child)]:col-start-2',
  '[&_:focus-visible]:scroll-mt-[calc(var(--bar-height)+24px)] [&_:focus-visible]:scroll-mb-35',
].join(' ');
