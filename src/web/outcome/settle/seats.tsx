import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { knownPosition } from '#core/council/committees.ts';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { PositionOptions } from '#web/council/position-options.tsx';
import { useMembers } from '#web/council/queries.ts';
import { writtenResultsQuery } from '#web/elections/queries.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Avatar } from '#web/kit/avatar.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import { Select } from '#web/kit/select.tsx';
import { ballotName } from '#texts/entry-name.ts';
import { seatsMessages as text } from '#texts/en/seats.ts';
import { electedOf } from '../winner-of.ts';
import type { ResultCandidate } from '../winner-of.ts';

type PositionResult = Reply<'listResults'>[number]['results'][number];

/** The winners of an election take their seats on the council. */
export function Seats({ electionId }: { electionId: string }) {
  const query = useQuery(writtenResultsQuery);
  return (
    <LoadedList query={query} failed={text.loadFailed}>
      {(all) => {
        const results = all.find((one) => one.electionId === electionId)?.results ?? [];
        if (results.length === 0) return <p className="mt-4">{text.nobody}</p>;
        return (
          <ul className="mt-4 grid grid-cols-1 gap-3">
            {results.flatMap((result) => {
              const winners = electedOf(result);
              return (winners.length === 0 ? [null] : winners).map((winner) => (
                <Seat
                  key={`${result.positionId} ${winner?._id}`}
                  electionId={electionId}
                  result={result}
                  winner={winner}
                />
              ));
            })}
          </ul>
        );
      }}
    </LoadedList>
  );
}

interface SeatProps {
  electionId: string;
  result: PositionResult;
  /** Null where nobody has won the position. */
  winner: ResultCandidate | null;
}

function Seat({ electionId, result, winner }: SeatProps) {
  const members = useMembers().data ?? [];
  const seat = useCall('seatWinner');
  const [position, setPosition] = useState(knownPosition(result.position) ?? '');
  const [kept, setKept] = useState<readonly string[]>([]);
  const holders = members.filter((member) => member.position === position);
  const isSeated = holders.some(({ student }) => student._id === winner?.userId);
  const leaving = holders.filter(({ _id }) => !kept.includes(_id));

  const take = () => {
    const replaces = leaving.map(({ _id }) => _id);
    return seat.mutateAsync({
      body: {
        electionId,
        positionId: result.positionId,
        ...(winner !== null && { candidateId: winner._id }),
        position,
        replaces,
      },
    });
  };
  const label =
    winner === null ? result.position : text.seatOf(ballotName(winner.student), result.position);
  return (
    <li
      className="grid grid-cols-1 gap-3 rounded-control border border-line px-4 py-3.5"
      aria-label={label}
    >
      <div className="flex flex-wrap items-center gap-3">
        {winner === null ? (
          <p>
            <b>
              <bdi>{result.position}</bdi>
            </b>
            : {text.noWinner}
          </p>
        ) : (
          <>
            <Avatar
              id={winner.userId}
              name={winner.student.name}
              src={winner.student.profileImg}
              size="small"
            />
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">
                <bdi>{ballotName(winner.student)}</bdi>
              </p>
              <p className="type-meta">{text.won(result.position)}</p>
            </div>
            {isSeated && <Chip tone="success">{text.seated(position)}</Chip>}
          </>
        )}
      </div>
      {winner !== null && (
        <div className="flex flex-wrap items-center gap-2.5">
          <Select
            isSmall
            className="flex-[1_1_200px]"
            aria-label={text.position(ballotName(winner.student))}
            value={position}
            onChange={(event) => setPosition(event.target.value)}
          >
            <option value="">{text.choose}</option>
            <PositionOptions />
          </Select>
          <ActButton
            size="small"
            disabled={position === '' || isSeated}
            act={take}
            failed={text.failed}
          >
            {text.take}
          </ActButton>
        </div>
      )}
      {winner !== null && !isSeated && holders.length > 0 && (
        <div className="grid">
          {holders.map(({ _id, student }) => (
            <Checkbox
              key={_id}
              checked={!kept.includes(_id)}
              onChange={(event) =>
                setKept(event.target.checked ? kept.filter((id) => id !== _id) : [...kept, _id])
              }
            >
              {text.replaces(student.name)}
            </Checkbox>
          ))}
        </div>
      )}
    </li>
  );
}
