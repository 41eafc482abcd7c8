import type { ReactNode } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';

interface WhoShownProps {
  person: { _id: string; name: string; profileImg: string };
  /** What tells two of a name apart. */
  children: ReactNode;
}

/** A person at the beginning of a row. */
export function WhoShown({ person, children }: WhoShownProps) {
  return (
    <>
      <Avatar id={person._id} name={person.name} src={person.profileImg} size="small" />
      <span className="min-w-0">
        <bdi className="queue-name">{person.name}</bdi>
        {children}
      </span>
    </>
  );
}
