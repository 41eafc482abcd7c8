import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

/** Why a form was refused; a new object each time, so that the same sentence takes focus again. */
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
    <Notice ref={box} tabIndex={-1} tone="danger" icon={CircleAlert}>
      <p>{problem.text}</p>
    </Notice>
  );
}
