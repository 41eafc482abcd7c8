import { CircleAlert, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRanked } from '#core/elections/position-rules.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Button } from '#web/kit/button.tsx';
import { notify } from '#web/kit/notify.ts';
import { useIsOffline } from '#web/kit/offline-bar.tsx';
import { ballotMessages } from '#texts/en/ballot.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { rankingMessages } from '#texts/en/ranking.ts';
import { CandidateName } from '#web/elections/candidate-name.tsx';
import { BallotHeading } from './ballot-head.tsx';
import {
  ballotLine,
  ballotLineName,
  ballotLineText,
  ballotPage,
  ballotPageBody,
  ballotPageFoot,
  ballotPageHead,
} from './ballot-looks.ts';
import type { BallotPosition } from './ballot-view.ts';
import { CastActs } from './cast-acts.tsx';
import { CastNotice } from './ballot-notice.tsx';
import type { PositionChoice } from './position-choice.ts';
import { isChosen } from './position-choice.ts';
import type { CastStep } from './use-cast.ts';
import { needsLogIn } from './use-cast.ts';

/** What is chosen for a position; nothing where it is skipped. */
export interface Choice {
  position: BallotPosition;
  chosen: PositionChoice;
}

interface BallotReviewProps {
  choices: readonly Choice[];
  /** The switch of languages, and what is to be said of this one. */
  languages: ReactNode;
  step: CastStep;
  isClosed: boolean;
  isPending: boolean;
  onChange: (index: number) => void;
  onBack: () => void;
  onCast: () => Promise<void>;
  onClose: () => void;
  onLogIn: () => void;
}

/** All choices before they are cast, and the result of the try to cast them. */
export function BallotReview(props: BallotReviewProps) {
  const { choices, step, isClosed, isPending } = props;
  const isOffline = useIsOffline();
  const isAsking = step.at === 'asking' && !isClosed;
  // After it was sent no choice can be taken back: one can only leave or try again.
  const isUnderWay = step.at === 'unsure' || needsLogIn(step);
  const count = choices.filter(({ chosen }) => isChosen(chosen)).length;
  const castIfPossible = () => {
    if (count === 0) notify.error(ballotMessages.nothing, { id: 'vote-obstacle' });
    else if (isOffline) notify.error(electionsMessages.notice.offline, { id: 'vote-obstacle' });
    else void props.onCast();
  };
  return (
    <div className={ballotPage}>
      <div className={ballotPageHead}>
        <BallotHeading>{titleOf(step, isClosed)}</BallotHeading>
        {props.languages}
      </div>
      <div className={ballotPageBody}>
        <ul>
          {choices.map((choice, index) => (
            <li key={choice.position._id} className={ballotLine}>
              <ChoiceLine choice={choice} />
              {isAsking && (
                <Button
                  kind="ghost"
                  size="small"
                  aria-label={ballotMessages.changeFor(choice.position.title)}
                  onClick={() => props.onChange(index)}
                >
                  {ballotMessages.change}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className={ballotPageFoot}>
        <Explanation step={step} isClosed={isClosed} />
        {isAsking && isOffline && (
          <CastNotice text={electionsMessages.notice.offline} kind="warning" isNews />
        )}
      </div>
      <CastActs
        isWide
        step={step}
        isClosed={isClosed}
        isPending={isPending}
        castLabel={ballotMessages.cast(count)}
        backLabel={isUnderWay ? electionsMessages.cast.close : ballotMessages.back}
        onBack={(isSettled) => isSettled && (isUnderWay ? props.onClose() : props.onBack())}
        onCast={castIfPossible}
        onClose={props.onClose}
        onLogIn={props.onLogIn}
      />
    </div>
  );
}

function titleOf(step: CastStep, isClosed: boolean): string {
  if (isClosed || step.at === 'refused') return ballotMessages.refusedTitle;
  return step.at === 'unsure' ? electionsMessages.cast.unsureTitle : ballotMessages.check;
}

function ChoiceLine({ choice }: { choice: Choice }) {
  const { position, chosen } = choice;
  const people = chosenOf(choice);
  const [first] = people;
  return (
    <>
      <ChoiceSign nominee={first?.nominee} isAbstaining={chosen.isAbstaining} />
      <div className={ballotLineText}>
        <span>
          <bdi>{position.title}</bdi>
        </span>
        {!isChosen(chosen) && (
          <i className="font-medium text-warning not-italic">{ballotMessages.skipped}</i>
        )}
        {chosen.isAbstaining && <b className={ballotLineName}>{ballotMessages.abstained}</b>}
        {people.map(({ _id, nominee }, place) => (
          <b key={_id} className={ballotLineName}>
            {isRanked(position.rules) && `${rankingMessages.nth(place + 1)} `}
            <CandidateName person={nominee} />
          </b>
        ))}
      </div>
    </>
  );
}

/** Who is chosen: as the ballot lists them, or in the voter's own order. */
function chosenOf({ position: { candidates, rules }, chosen: { ids } }: Choice) {
  const people = candidates.filter(({ _id }) => ids.includes(_id));
  const place = ({ _id }: { _id: string }) => ids.indexOf(_id);
  return isRanked(rules) ? people.toSorted((one, other) => place(one) - place(other)) : people;
}

interface ChoiceSignProps {
  /** The first who is chosen. */
  nominee: BallotPosition['candidates'][number]['nominee'] | undefined;
  isAbstaining: boolean;
}

function ChoiceSign({ nominee, isAbstaining }: ChoiceSignProps) {
  if (nominee !== undefined) {
    return <Avatar id={nominee._id} name={nominee.name} src={nominee.profileImg} isNeutral />;
  }
  const Sign = isAbstaining ? CircleMinus : CircleAlert;
  return (
    <Sign
      className={`justify-self-center ${isAbstaining ? 'text-ink-2' : 'text-warning'}`}
      size={24}
      strokeWidth={1.75}
      aria-hidden
    />
  );
}

function Explanation({ step, isClosed }: Pick<BallotReviewProps, 'step' | 'isClosed'>) {
  if (step.at === 'unsure') {
    return <CastNotice text={electionsMessages.cast.unsure} kind="warning" isNews />;
  }
  // A toast announces this one.
  if (step.at === 'refused') {
    return (
      <>
        <CastNotice text={step.problem.message} kind="danger" />
        {needsLogIn(step) && <p>{ballotMessages.afterLogIn}</p>}
      </>
    );
  }
  if (isClosed) return <CastNotice text={electionsMessages.notice.closed} kind="danger" isNews />;
  return <p>{ballotMessages.once}</p>;
}
