import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

/** Why a form was not accepted: a new one each time, so that the same sentence takes focus again. */
export interface Problem {
  text: string;
}

/** The box above a form that says so and takes focus; null while nothing is wrong. */
export function FormProblem({ problem }: { problem: Problem | null }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (problem !== null) box.current?.focus();
  }, [problem]);
  if (problem === null) return null;
  return (
    <div ref={box} tabIndex={-1} className="notice notice-danger">
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
      <p>{problem.text}</p>
    </div>
  );
}
