import { CircleAlert } from 'lucide-react';
import { Notice } from '#web/ui/notice.tsx';

interface CastNoticeProps {
  text: string;
  kind: 'warning' | 'danger';
  /** Nothing else says it aloud. */
  isNews?: boolean;
}

/** Why something is not cast, or not surely, inside the dialog in which it happened. */
export function CastNotice({ text, kind, isNews = false }: CastNoticeProps) {
  return (
    <Notice tone={kind} icon={CircleAlert} role={isNews ? 'alert' : undefined}>
      <p>{text}</p>
    </Notice>
  );
}
