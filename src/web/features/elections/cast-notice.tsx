import { CircleAlert } from 'lucide-react';

interface CastNoticeProps {
  text: string;
  kind: 'warning' | 'danger';
  /** Nothing else says it aloud. */
  isNews?: boolean;
}

/** Why something is not cast, or not surely, inside the dialog in which it happened. */
export function CastNotice({ text, kind, isNews = false }: CastNoticeProps) {
  return (
    <p className={`notice notice-${kind}`} role={isNews ? 'alert' : undefined}>
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
      <span>{text}</span>
    </p>
  );
}
