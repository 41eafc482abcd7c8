import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { afterPress, choicesProblem, ranksNeeded } from '#core/elections/choices.ts';
import { isRanked } from '#core/elections/position-rules.ts';
import type { Candidate } from '#contract/election-shapes.ts';
import { ignoreRepeatedKey } from '#web/app/ignore-repeated-key.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { DialogActs } from '#web/kit/dialog-parts.tsx';
import { ballotMessages } from '#texts/en/ballot.ts';
import { rankingMessages } from '#texts/en/ranking.ts';
import { rulingMessages } from '#texts/en/rulings.ts';
import { RulingLine } from '#web/elections/ruling-line.tsx';
import { BallotHeading } from './ballot-head.tsx';
import { ballotPage, ballotPageBody, ballotPageHead, settling } from './ballot-looks.ts';
import type { BallotPosition } from './ballot-view.ts';
import { howToChoose, mostChoices, nobodyOf, whatNobodyDoes } from './ballot-view.ts';
import type { PositionChoice } from './position-choice.ts';
import { isChosen, nothingChosen } from './position-choice.ts';
import { FindableCandidates } from './findable-candidates.tsx';
import { RankedCandidates } from './ranked-candidates.tsx';

interface BallotStepProps {
  position: BallotPosition;
  /** Counted from 1. */
  number: number;
  all: number;
  /** Positions without a choice. */
  remain: number;
  chosen: PositionChoice;
  /** Opened from the review: the only button leads back to it. */
  isChange: boolean;
  onChoose: (choice: PositionChoice) => void;
  /** Null on the first position. */
  onBack: (() => void) | null;
  /** The switch of languages, and what is to be said of this one. */
  languages: ReactNode;
  onNext: () => void;
}

/** One position of a ballot while it is filled in. A choice can be changed, cleared or skipped. */
export function BallotStep(props: BallotStepProps) {
  const { position, number, all, remain, chosen, isChange, onBack, onNext } = props;
  const { title, rules } = position;
  const isMade = isChosen(chosen);
  const hasRanks = isRanked(rules);
  const [note, setNote] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // The second click of a double click would skip a position.
  const isSettled = useSettled(position._id);
  const clear = () => {
    props.onChoose(nothingChosen);
    setNote('');
    // The button goes away, so the focus moves to who was chosen.
    const one = '[aria-checked="true"], input:checked, [data-asked]';
    list.current?.querySelector<HTMLElement>(one)?.focus();
  };
  const press = ({ _id }: Candidate) => {
    const { isFull, chosen: ids } = afterPress(chosen.ids, _id, {
      nobody: nobodyOf(position),
      rules,
    });
    setNote(isFull ? ballotMessages.full(rules.maxChoices) : '');
    if (!isFull) props.onChoose({ ids, isAbstaining: false });
  };
  const abstain = (isAbstaining: boolean) => {
    setNote(isAbstaining && chosen.ids.length > 0 ? ballotMessages.tookBack : '');
    props.onChoose({ ids: [], isAbstaining });
  };
  const leave = () => {
    if (!hasTooFewRanks(position, chosen)) onNext();
    else setNote(rankingMessages.tooFew(ranksNeeded(rules, position.candidates.length)));
  };
  const nextKind = !isMade && !isChange ? 'outline' : 'primary';
  const next = () => {
    if (isChange || number === all) return ballotMessages.review;
    return isMade ? ballotMessages.next : ballotMessages.skip;
  };
  return (
    <div className={ballotPage}>
      <div className={ballotPageHead}>
        <BallotHeading>
          <span className="type-eyebrow tabular-nums">{ballotMessages.place(number, all)}</span>
          <bdi>{title}</bdi>
        </BallotHeading>
        <p className="text-ui leading-label font-medium text-ink-2 tabular-nums" role="status">
          {ballotMessages.remain(remain, all)}
        </p>
        {props.languages}
      </div>
      <div className={ballotPageBody} ref={list}>
        <div className="flex min-h-13 items-center justify-between gap-4 text-ui text-ink-2">
          <span>
            {howToChoose(position)}
            {(rules.maxChoices > 1 || hasRanks) && (
              <>
                {' · '}
                <span className="tabular-nums" role="status">
                  {hasRanks
                    ? rankingMessages.ranked(chosen.ids.length)
                    : ballotMessages.chosen(chosen.ids.length, mostChoices(position))}
                </span>
              </>
            )}
          </span>
          {isMade && (
            <Button
              kind="ghost"
              size="small"
              aria-label={ballotMessages.clearFor(title)}
              onClick={clear}
            >
              {ballotMessages.clear}
            </Button>
          )}
        </div>
        {rules.text !== '' && (
          <p className="pb-3 wrap-anywhere whitespace-pre-line">
            <bdi>{rules.text}</bdi>
          </p>
        )}
        {position.void !== undefined && (
          <RulingLine ruling={position.void} what={rulingMessages.void} className="pb-3" />
        )}
        {rules.nobody !== null && (
          <p className="pb-3 text-ui text-ink-2">{whatNobodyDoes(position)}</p>
        )}
        {hasRanks ? (
          <RankedCandidates
            position={position}
            ranked={chosen.ids}
            onRank={(ids) => {
              setNote('');
              props.onChoose({ ids, isAbstaining: false });
            }}
          />
        ) : (
          <FindableCandidates
            position={position}
            askedIds={chosen.ids}
            canVote
            choice={rules.maxChoices > 1 ? 'several' : 'one'}
            onPress={press}
          />
        )}
        {rules.canAbstain && (
          <div className="mt-2 border-t border-line pt-2">
            <Checkbox
              checked={chosen.isAbstaining}
              onChange={(event) => abstain(event.target.checked)}
            >
              {ballotMessages.abstain}
            </Checkbox>
            <p className="type-meta">{ballotMessages.abstainHint}</p>
          </div>
        )}
      </div>
      <p className="min-h-6 text-ui font-medium text-warning" role="status">
        {note}
      </p>
      <DialogActs layout="halves">
        {onBack !== null && (
          <Button
            kind="outline"
            className={settling.outline}
            aria-disabled={!isSettled || undefined}
            onKeyDown={ignoreRepeatedKey}
            onClick={onBack}
          >
            {ballotMessages.back}
          </Button>
        )}
        <Button
          kind={nextKind}
          className={settling[nextKind]}
          aria-disabled={!isSettled || undefined}
          onKeyDown={ignoreRepeatedKey}
          onClick={leave}
        >
          {next()}
        </Button>
      </DialogActs>
    </div>
  );
}

/** The server would refuse it: it is said here, before anything is cast. */
const hasTooFewRanks = (position: BallotPosition, { ids }: PositionChoice) =>
  ids.length > 0 &&
  choicesProblem(ids, {
    entries: position.candidates.map(({ _id }) => _id),
    nobody: nobodyOf(position),
    rules: position.rules,
  }) === 'too-few-ranks';
