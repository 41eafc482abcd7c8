import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '#contract/council.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Button } from '#web/kit/button.tsx';
import { Portrait } from '#web/kit/portrait.tsx';
import { councilMessages } from '#texts/en/council.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { postText } from '#texts/post-text.ts';

const text = councilMessages;

const shownFirst = 12;

const row =
  'grid scroll-mt-33 gap-x-8 gap-y-4 border-line py-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] ' +
  'print:break-inside-avoid print:py-3 [section+&]:border-t';

const leaders =
  'grid grid-cols-3 gap-6 max-sm:grid-cols-2 max-sm:gap-x-3.5 max-sm:*:first:col-span-full';

/** On a wide screen the first line of names is level with the committee's name. */
const colleagues =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-x-6 lg:-mt-4';

interface CommitteeSectionProps {
  name: string;
  members: readonly Member[];
  /** The leading committee: its people are shown with portraits. */
  isLeading: boolean;
  /** For officers: opens what they can do about a member. */
  onManage?: ((member: Member) => void) | undefined;
}

/** One committee: its name beside its people. */
export function CommitteeSection({ name, members, isLeading, onManage }: CommitteeSectionProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? members : members.slice(0, shownFirst);
  const id = committeeAnchor(name);
  return (
    <section className={row} id={id} aria-labelledby={`${id}-name`}>
      <header>
        <h2
          className="font-display text-title leading-[1.1] font-heavy tracking-[-0.018em] font-stretch-88%"
          id={`${id}-name`}
        >
          {postText(name)}
        </h2>
        <p className="mt-1 text-ui text-ink-2">{text.members(members.length)}</p>
      </header>
      <div>
        <ul className={isLeading ? leaders : colleagues}>
          {shown.map((member, index) => (
            <li key={member._id}>
              {isLeading ? (
                <Leader member={member} isFirst={index === 0} onManage={onManage} />
              ) : (
                <Colleague member={member} onManage={onManage} />
              )}
            </li>
          ))}
        </ul>
        {shown.length < members.length && (
          <Button kind="outline" className="mt-5" onClick={() => setShowsAll(true)}>
            {text.showAll(members.length)}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Skeleton of the leading committee. */
export function CommitteeSkeleton() {
  return (
    <div className={row}>
      <Skeleton shape="title" />
      <div className={leaders}>
        <Skeleton shape="poster" className="aspect-4/5" />
        <Skeleton shape="poster" className="aspect-4/5" />
        <Skeleton shape="poster" className="aspect-4/5" />
      </div>
    </div>
  );
}

const post = 'block text-ui leading-meta wrap-anywhere text-ink-2';

interface PersonProps {
  member: Member;
  onManage: ((member: Member) => void) | undefined;
}

function Manage({ member, onManage }: PersonProps) {
  if (onManage === undefined) return null;
  return (
    <Button
      kind="ghost"
      isIcon
      className="ms-auto flex-none print:hidden"
      aria-label={text.manageOne(member.student.name, postText(member.position))}
      onClick={() => onManage(member)}
    >
      <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}

function Leader({ member, isFirst, onManage }: PersonProps & { isFirst: boolean }) {
  const { student, position } = member;
  return (
    <div className="print:*:first:hidden">
      <Portrait id={student._id} name={student.name} src={student.profileImg} isFirst={isFirst} />
      <div className="mt-3.5 flex items-start gap-2">
        <div className="min-w-0">
          <p className="type-h3 wrap-anywhere">
            <bdi>{student.name}</bdi>
          </p>
          <p className={post}>{postText(position)}</p>
        </div>
        <Manage member={member} onManage={onManage} />
      </div>
    </div>
  );
}

function Colleague({ member, onManage }: PersonProps) {
  const { student, position } = member;
  return (
    <div className="flex h-full items-center gap-4 border-b border-line py-3.5 print:*:first:hidden">
      <Avatar id={student._id} name={student.name} src={student.profileImg} size="middle" />
      <p className="min-w-0 leading-snug">
        <b className="block font-semibold wrap-anywhere">
          <bdi>{student.name}</bdi>
        </b>
        <span className={post}>{postText(position)}</span>
      </p>
      <Manage member={member} onManage={onManage} />
    </div>
  );
}

/** The place of a committee on the page: "Women Cell" is #women-cell. */
export function committeeAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
