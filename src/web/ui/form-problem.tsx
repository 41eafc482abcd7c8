import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

interface FormProblemProps {
  /** What the server refused; null while nothing is wrong. */
  text: string | null;
  /** Changes with every failure, so that the same sentence takes focus again. */
  turn: number;
}

/** The box above a form that says why it was not accepted, and takes focus. */
export function FormProblem({ text, turn }: FormProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (text !== null) box.current?.focus();
  }, [text, turn]);
  if (text === null) return null;
  return (
    <div ref={box} tabIndex={-1} className="notice notice-danger">
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
      <p>{text}</p>
    </div>
  );
}
