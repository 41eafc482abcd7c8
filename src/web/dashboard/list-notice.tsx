import type { ReactNode } from 'react';
import { UsersRound } from 'lucide-react';
import { DashboardNotice } from './dashboard-notice.tsx';

interface ListNoticeProps {
  /** The id of its heading. */
  id: string;
  title: string;
  text: string;
  /** The items of the list. */
  children: ReactNode;
}

/** What officers should look at now: a sentence, and one item for each. */
export function ListNotice({ id, title, text, children }: ListNoticeProps) {
  return (
    <DashboardNotice icon={UsersRound} id={id} title={title}>
      <p>{text}</p>
      <ul className="mt-2.5 *:border-t *:border-warning/25 *:py-3">{children}</ul>
    </DashboardNotice>
  );
}
