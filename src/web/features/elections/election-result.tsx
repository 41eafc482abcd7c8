import { Award, Printer, Scale } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatBannerDate } from '#core/campus/dates.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/lib/campus.ts';
import { usePrinting } from '#web/lib/use-printing.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { ResultSheet } from './result-sheet.tsx';
import type { PositionResult, ResultCandidate } from './winner-of.ts';
import { hasOutcome, tiedOf, winnerOf } from './winner-of.ts';

const text = electionsMessages.results;

/** The outcome of one ended election, with its sheet for the notice board. */
export function ElectionResult({ result }: { result: ElectionResults }) {
  const timeZone = useTimeZone();
  const isOnPaper = usePrinting();
  const [isAlone, setAlone] = useState(false);
  const { name, endDate, results } = result;

  useEffect(() => {
    if (!isAlone) return;
    const done = () => setAlone(false);
    addEventListener('afterprint', done);
    window.print();
    return () => removeEventListener('afterprint', done);
  }, [isAlone]);

  return (
    <article className="result" data-alone={isAlone || undefined}>
      <div className="result-head">
        <h3 className="h3">
          <bdi>{name}</bdi>{' '}
          <span className="result-date">{formatBannerDate(endDate, timeZone)}</span>
        </h3>
        <Button
          kind="outline"
          icon={<Printer size={20} strokeWidth={1.75} aria-hidden />}
          aria-label={text.printOf(name)}
          onClick={() => setAlone(true)}
        >
          {text.print}
        </Button>
      </div>
      <ul className="result-cards">
        {results.filter(hasOutcome).map((one) => (
          <Outcome key={one.position} result={one} />
        ))}
      </ul>
      {(isOnPaper || isAlone) && <ResultSheet result={result} />}
    </article>
  );
}

function Outcome({ result }: { result: PositionResult }) {
  const winner = winnerOf(result);
  const tied = tiedOf(result);
  const cards = winner === null ? tied : [winner];
  return cards.map((candidate) => (
    <li key={candidate._id}>
      <PersonCard position={result.position} candidate={candidate} tiedWith={tied.length} />
    </li>
  ));
}

interface PersonCardProps {
  position: string;
  candidate: ResultCandidate;
  /** How many share the first place; 0 for a winner. */
  tiedWith: number;
}

function PersonCard({ position, candidate, tiedWith }: PersonCardProps) {
  const { student, votes } = candidate;
  const isWinner = tiedWith === 0;
  return (
    <article className={isWinner ? 'person-card sheet is-winner' : 'person-card sheet'}>
      <Avatar id={student._id} name={student.name} src={student.profileImg} size="large" />
      <p className="person-position">
        <bdi>{position}</bdi>
      </p>
      <h4 className="h3">
        <bdi>{student.name}</bdi>
      </h4>
      {isWinner && student.email !== null && (
        <p className="person-line">
          <bdi>{student.email}</bdi>
        </p>
      )}
      {!isWinner && <p className="person-line">{text.tieRule(tiedWith, votes)}</p>}
      <div className="person-foot">
        <p className="num">
          <b>{votes}</b> {text.votes(votes)}
        </p>
        {isWinner ? (
          <Chip tone="gold" icon={<Award size={16} strokeWidth={2} aria-hidden />}>
            {text.winner}
          </Chip>
        ) : (
          <Chip icon={<Scale size={16} strokeWidth={2} aria-hidden />}>{text.tie}</Chip>
        )}
      </div>
    </article>
  );
}
