import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { Link } from '#web/app/link.tsx';
import { deskQuery } from '../../desk/queries.ts';
import { returningOfficerMessages as text } from '#texts/en/returning-officer.ts';
import { electionPath } from '#web/app/paths.ts';
import { Notice } from '#web/kit/notice.tsx';

/** Where every officer is a candidate of a published election: that somebody else has to hear its complaints. */
export function DeskNotice({ electionId }: { electionId: string }) {
  const desk = useQuery(deskQuery(electionId)).data;
  if (desk?.areAllCandidates !== true || desk.returningOfficer !== null) return null;
  return (
    <Notice tone="warning" icon={UserRoundCheck}>
      <div className="min-w-0 flex-1">
        <p>{text.all}</p>
        <Link to={electionPath(electionId)} className="type-link text-ui">
          {text.there}
        </Link>
      </div>
    </Notice>
  );
}
