import { useState } from 'react';
import type { Member } from '#contract/council.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Portrait } from '#web/ui/portrait.tsx';
import { councilMessages } from '#web/messages/en/council.ts';
import { committeeAnchor } from './committee-anchor.ts';

const text = councilMessages;
const shownFirst = 12;

interface CommitteeSectionProps {
  name: string;
  members: readonly Member[];
  /** The committee that leads: its people are shown as posters. */
  isLeading: boolean;
}

/** One committee: its name beside its people. */
export function CommitteeSection({ name, members, isLeading }: CommitteeSectionProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? members : members.slice(0, shownFirst);
  const id = committeeAnchor(name);
  return (
    <section className="committee" id={id} aria-labelledby={`${id}-name`}>
      <header>
        <h2 className="committee-name" id={`${id}-name`}>
          {name}
        </h2>
        <p className="committee-count">{text.members(members.length)}</p>
      </header>
      <div>
        <ul className={isLeading ? 'people people-leading' : 'people'}>
          {shown.map((member, index) => (
            <li key={member._id}>
              {isLeading ? (
                <Leader member={member} isFirst={index === 0} />
              ) : (
                <Colleague member={member} />
              )}
            </li>
          ))}
        </ul>
        {shown.length < members.length && (
          <Button kind="outline" onClick={() => setShowsAll(true)}>
            {text.showAll(members.length)}
          </Button>
        )}
      </div>
    </section>
  );
}

function Leader({ member: { student, position }, isFirst }: { member: Member; isFirst: boolean }) {
  return (
    <div className="leader">
      <Portrait id={student._id} name={student.name} src={student.profileImg} isFirst={isFirst} />
      <p className="h3 leader-name">
        <bdi>{student.name}</bdi>
      </p>
      <p className="post">{position}</p>
    </div>
  );
}

function Colleague({ member: { student, position } }: { member: Member }) {
  return (
    <div className="colleague">
      <Avatar id={student._id} name={student.name} src={student.profileImg} size="middle" />
      <p>
        <b>
          <bdi>{student.name}</bdi>
        </b>
        <span className="post">{position}</span>
      </p>
    </div>
  );
}
