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
  'grid scroll-mt-33 gap-x-8 gap-y-3 border-line py-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] ' +
  'print:break-inside-avoid print:py-3 [section+&]:border-t not-[section+&]:pt-7';

const leaders = 'grid grid-cols-[repeat(3,minmax(0,10rem))] gap-x-6 gap-y-4 max-sm:gap-x-3.5';

/** On a phone three beside each other: the longest word of a post has its room, "Management". */
const colleagues =
  'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-3 ' +
  'max-md:grid-cols-[repeat(auto-fill,minmax(5.9rem,1fr))] max-md:gap-x-1';

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
      <header className="max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3">
        <h2
          className="font-display text-title leading-[1.1] font-heavy tracking-[-0.018em] font-stretch-88%"
          id={`${id}-name`}
        >
          {postText(name)}
        </h2>
        <p className="mt-1 text-ui text-ink-2 max-lg:mt-0">{text.members(members.length)}</p>
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

interface PersonProps {
  member: Member;
  onManage: ((member: Member) => void) | undefined;
}

function Manage({ member, onManage }: PersonProps) {
  if (onManage === undefined) return null;
  return (
    <Button
      kind="ghost"
      size="small"
      isIcon
      className="absolute! end-0 top-0 bg-paper/80! print:hidden"
      aria-label={text.manageOne(member.student.name, postText(member.position))}
      onClick={() => onManage(member)}
    >
      <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}

function Leader({ member, isFirst, onManage }: PersonProps & { isFirst: boolean }) {
  const { student } = member;
  return (
    <div className="relative print:*:first:hidden">
      <Portrait id={student._id} name={student.name} src={student.profileImg} isFirst={isFirst} />
      <NameAndPost member={member} className="mt-2.5" />
      <Manage member={member} onManage={onManage} />
    </div>
  );
}

function Colleague({ member, onManage }: PersonProps) {
  const { student } = member;
  return (
    <div className="relative flex flex-col items-start print:*:first:hidden">
      <Avatar id={student._id} name={student.name} src={student.profileImg} size="large" />
      <NameAndPost member={member} className="mt-1.5 max-md:text-ui max-md:leading-label" />
      <Manage member={member} onManage={onManage} />
    </div>
  );
}

function NameAndPost({ member, className }: { member: Member; className: string }) {
  return (
    <p className={`leading-snug ${className}`}>
      <b className="block font-semibold wrap-anywhere">
        <bdi>{member.student.name}</bdi>
      </b>
      <span className="block text-ui leading-label wrap-anywhere text-ink-2 max-md:text-small">
        {postText(member.position)}
      </span>
    </p>
  );
}

/** The place of a committee on the page: "Women Cell" is #women-cell. */
export function committeeAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
