import { cva } from 'class-variance-authority';

/** The box around a control of a form. It shows what the control inside it is: in use, wrong, off. */
export const inputFrame: (look: {
  size?: 'small' | 'middle' | undefined;
  layout?: 'line' | 'area';
}) => string = cva(
  [
    'relative flex min-w-0 rounded-control border-[1.5px] border-line-strong bg-surface',
    'text-body leading-body',
    'in-use:border-brand in-use:outline-3 in-use:outline-offset-1 in-use:outline-focus',
    'has-wrong:border-2 has-wrong:border-danger has-wrong:px-[13.5px]',
    'has-off:border-line has-off:bg-sunken has-off:text-ink-3',
  ],
  {
    variants: {
      size: { small: 'min-h-10 px-3 pointer-coarse:min-h-11', middle: 'min-h-12 px-3.5' },
      layout: { line: 'items-center gap-2', area: 'flex-col items-stretch pt-2.5 pb-2' },
    },
    defaultVariants: { size: 'middle', layout: 'line' },
  },
);

/** The control itself; the frame around it has the border and the background. */
export const inputControl = [
  'min-w-0 flex-1 self-stretch appearance-none border-0 bg-transparent text-ink outline-none',
  'placeholder:text-ink-3 placeholder:opacity-100',
  'autofill:shadow-[inset_0_0_0_100px_var(--brand-soft)] autofill:[-webkit-text-fill-color:var(--ink)]',
].join(' ');

/** A counter after the text. */
export const inputNote = 'text-meta text-ink-2 tabular-nums';
