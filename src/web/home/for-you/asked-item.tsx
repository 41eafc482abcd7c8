import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface AskedItemProps {
  icon: LucideIcon;
  title: string;
  line: string;
  /** The buttons of the answer. */
  children: ReactNode;
}

/** Something on Home that the viewer is asked, with its answers. */
export const AskedItem = ({ icon: Icon, title, line, children }: AskedItemProps) => (
  <li className="flex items-start gap-3 border-t border-line py-3 first:border-t-0">
    <Icon className="mt-0.5 flex-none text-brand-ink" size={20} strokeWidth={1.75} aria-hidden />
    <div className="min-w-0 flex-1 wrap-anywhere">
      <p>
        <b className="block font-semibold">{title}</b>
        <span className="block text-ui text-ink-2">{line}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2.5">{children}</div>
    </div>
  </li>
);
