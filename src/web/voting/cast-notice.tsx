import { CircleAlert } from 'lucide-react';
import { Notice } from '#web/kit/notice.tsx';

interface CastNoticeProps {
  text: string;
  kind: 'warning' | 'danger';
  /** Announced here, because nothing else announces it. */
  isNews?: boolean;
}

/** Why a vote was not cast, or perhaps not, inside its dialog. */
export function CastNotice({ text, kind, isNews = false }: CastNoticeProps) {
  return (
    <Notice tone={kind} icon={CircleAlert} role={isNews ? 'alert' : undefined}>
      <p>{text}</p>
    </Notice>
  );
}
