import type { ReactNode } from 'react';
import { Avatar } from '#web/kit/avatar.tsx';

/** What stands below a name or a position, in small letters. */
export const rowDetail = 'text-meta leading-meta text-ink-2 wrap-anywhere';
/** What the columns say, where they have no room. */
export const narrowOnly = 'hidden max-lg:block';

interface PersonCellProps {
  person: { _id: string; name: string; profileImg: string };
  /** What tells two of a name apart. */
  children: ReactNode;
}

/** A person at the beginning of a row. */
export function PersonCell({ person, children }: PersonCellProps) {
  return (
    <>
      <Avatar id={person._id} name={person.name} src={person.profileImg} size="small" />
      <span className="min-w-0">
        <PersonName name={person.name} />
        {children}
      </span>
    </>
  );
}

export function PersonName({ name }: { name: string }) {
  return (
    <bdi className="block leading-snug font-semibold wrap-anywhere" data-person>
      {name}
    </bdi>
  );
}
