import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

interface FloatingButtonProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

/** The one action of a page, always at hand; after the first scroll down only its circle stays. */
export function FloatingButton({ label, icon, onClick }: FloatingButtonProps) {
  const [isSmall, setSmall] = useState(false);
  useEffect(() => {
    const start = window.scrollY;
    const shrink = () => {
      if (window.scrollY > start + 24) setSmall(true);
    };
    addEventListener('scroll', shrink, { passive: true });
    return () => removeEventListener('scroll', shrink);
  }, []);
  return (
    <Button
      className={isSmall ? 'button-floating is-small' : 'button-floating'}
      aria-label={label}
      isIcon={false}
      icon={icon}
      onClick={onClick}
    >
      <span className="floating-label">{label}</span>
    </Button>
  );
}
