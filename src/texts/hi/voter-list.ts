import type { Translated } from '../translated.ts';
import type { voterListMessages as English } from '../en/voter-list.ts';
import { counted, hindi } from './plurals.ts';

// The messages about voter lists: the section of the officers, imports, and "Am I on the list?".

const format = new Intl.NumberFormat(hindi);
const number = (count: number) => format.format(count);
const voters = (count: number) => `${number(count)} ${count === 1 ? 'वोटर' : 'वोटर'}`;
/** What an import did, in short. */
function counts({ added, changed, removed, bad }: Record<Count, number>): string {
  return [
    `${number(added)} जोड़े गए`,
    `${number(changed)} सुधारे गए`,
    ...(removed > 0 ? [`${number(removed)} हटाए गए`] : []),
    ...(bad > 0 ? [counted(bad, 'गलत लाइन छोड़ी गई', 'गलत लाइनें छोड़ी गईं')] : []),
  ].join(' · ');
}

export const voterListMessages: Translated<typeof English> = {
  found: (found: number, size: number) =>
    found === size ? voters(size) : `${voters(size)} में से ${number(found)}`,

  counts,

  unused: (names: readonly string[]) => `काम में नहीं लिए गए: ${names.join(', ')}।`,

  removed: (count: number, names: readonly string[]) =>
    count > names.length
      ? `${number(count)} लोग हटाए जाएँगे: ${names.join(', ')} और ${number(count - names.length)} और।`
      : `${number(count)} लोग हटाए जाएँगे: ${names.join(', ')}।`,

  imported: (done: Record<Count, number>) => `वोटर लिस्ट इंपोर्ट हो गई: ${counts(done)}।`,
};
type Count = 'added' | 'changed' | 'removed' | 'bad';
