import { Search } from 'lucide-react';
import { useState } from 'react';
import { searchForm } from '#core/kernel/search-form.ts';
import type { Candidate } from '#contract/election-shapes.ts';
import { TextInput } from '#web/kit/text-input.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { countPeople } from './ballot-view.ts';
import type { BallotPosition } from './ballot-view.ts';
import { CandidateList } from './candidate-list.tsx';
import type { RowChoice } from './candidate-row.tsx';

/** With more candidates than this there is a search field. */
const manyCandidates = 12;

interface FindableCandidatesProps {
  position: BallotPosition;
  askedIds: readonly string[];
  canVote: boolean;
  choice?: RowChoice;
  onPress: (candidate: Candidate) => void;
}

/** The candidates of a position, with a search field where there are many. */
export function FindableCandidates({ position, ...list }: FindableCandidatesProps) {
  const [name, setName] = useState('');
  const { candidates, title } = position;
  const count = candidates.length;
  const typed = searchForm(name).trim();
  const found = candidates.filter(({ nominee }) => searchForm(nominee.name).includes(typed));
  const isMany = count > manyCandidates;
  return (
    <>
      {isMany && (
        <div
          className={list.choice !== undefined ? 'sticky top-0 z-1 bg-surface pb-3' : 'pb-3'}
          data-find
        >
          <TextInput
            type="search"
            isSmall
            before={<Search size={18} strokeWidth={1.75} aria-hidden />}
            placeholder={electionsMessages.candidates.find}
            aria-label={electionsMessages.candidates.findIn(title)}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <p className="sr-only" role="status">
            {name.trim() !== '' && electionsMessages.candidates.found(countPeople(found))}
          </p>
        </div>
      )}
      {found.length > 0 ? (
        <CandidateList
          electionId={position.electionId}
          position={title}
          candidates={found}
          isLong={isMany}
          {...list}
        />
      ) : (
        count > 0 && (
          <p className="pt-1 pb-3 text-ink-2">{electionsMessages.candidates.noneFound}</p>
        )
      )}
    </>
  );
}
