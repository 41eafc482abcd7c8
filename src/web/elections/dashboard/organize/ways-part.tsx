import { use, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fractionText, readFraction } from '#core/counting/fraction.ts';
import type { Fraction } from '#core/counting/fraction.ts';
import { positionKey } from '#core/elections/position-lines.ts';
import type { Method, PositionRules } from '#core/elections/position-rules.ts';
import {
  allButOne,
  isRanked,
  majorityBases,
  methods,
  nobodyEffects,
  positionLimits,
  resolveRules,
} from '#core/elections/position-rules.ts';
import { rulesLike } from '#core/elections/rule-presets.ts';
import { usualNames } from '#core/elections/usual-names.ts';
import { supporterMessages } from '#texts/en/supporters.ts';
import { waysMessages as text } from '#texts/en/ways.ts';
import { Button } from '#web/kit/button.tsx';
import { CheckField } from '#web/kit/check-field.tsx';
import { SelectField } from '#web/kit/select.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { SelectValueField, ValueField } from '#web/kit/value-field.tsx';
import { readWhole } from '#web/kit/whole-number.ts';
import type { ElectionValues } from './election-values.ts';
import { partFor } from './election-values.ts';
import { FixedContext, FormPart } from './form-part.tsx';
import { saysRules, saysWays } from './says.ts';

type At = `positions.${number}.rules`;

/** How each position is won: what holds in a line, and the rules of each behind it. */
export function WaysPart() {
  const positions = useWatch<ElectionValues, 'positions'>({ name: 'positions' });
  // What is typed in an open position gives way to what is set for all.
  const [turn, setTurn] = useState(0);
  const named = positions.flatMap((position, index) =>
    position.title.trim() === '' ? [] : [{ position, index }],
  );
  return (
    <FormPart
      id="rules.ways"
      says={saysWays(positions).map((line) => (
        <p key={line}>{line}</p>
      ))}
      change={text.change}
      field="ways"
    >
      {named.length === 0 ? (
        <p className="text-ui text-ink-2">{text.noPositions}</p>
      ) : (
        named.map(({ position, index }) => (
          <FormPart
            key={positionKey(position)}
            id={partFor('rules.ways', position)}
            says={saysRules(position)}
            change={text.changeOne(position.title.trim())}
          >
            <Ways key={`${turn} ${index}`} at={`positions.${index}.rules`} />
            {named.length > 1 && position.rules.kind === 'post' && (
              <ForAll rules={position.rules} onSet={() => setTurn(turn + 1)} />
            )}
          </FormPart>
        ))
      )}
    </FormPart>
  );
}

/** Gives the rules of one position to all others; each keeps its seats. */
function ForAll({ rules, onSet }: { rules: PositionRules; onSet: () => void }) {
  const { getValues, setValue } = useFormContext<ElectionValues>();
  const [isSet, setIsSet] = useState(false);
  return (
    <div>
      <Button
        kind="outline"
        size="small"
        onClick={() => {
          const next = getValues('positions').map((one) => ({
            ...one,
            rules: rulesLike(rules, one.rules),
          }));
          setValue('positions', next, { shouldDirty: true });
          setIsSet(true);
          onSet();
        }}
      >
        {text.forAll}
      </Button>
      <p className="type-meta" role="status">
        {isSet && text.forAllDone}
      </p>
    </div>
  );
}

/** The rules of one position. */
function Ways({ at }: { at: At }) {
  const kind = useWatch<ElectionValues, `${At}.kind`>({ name: `${at}.kind` });
  return (
    <>
      <SelectValueField
        name={at}
        label={text.kind}
        read={(chosen): PositionRules =>
          resolveRules({ kind: chosen === 'question' ? 'question' : 'post' })
        }
        write={(rules) => rules.kind}
      >
        <option value="post">{text.post}</option>
        <option value="question">{text.question}</option>
      </SelectValueField>
      {kind === 'question' ? <QuestionFields at={at} /> : <PostFields at={at} />}
      <CheckField name={`${at}.canAbstain`}>{text.abstain}</CheckField>
    </>
  );
}

function PostFields({ at }: { at: At }) {
  const { getValues, setValue } = useFormContext<ElectionValues>();
  const [nobody, method, seats] = useWatch<
    ElectionValues,
    [`${At}.nobody`, `${At}.method`, `${At}.seats`]
  >({ name: [`${at}.nobody`, `${at}.method`, `${at}.seats`] });
  const hasRanks = isRanked({ method });
  const areSupportersFixed = use(FixedContext).has('supporters');
  return (
    <>
      <SelectValueField
        name={at}
        label={text.method}
        {...(hasRanks && { hint: text.methodHint })}
        read={(chosen): PositionRules =>
          byMethod(getValues(at), methods.find((one) => one === chosen) ?? 'plurality')
        }
        write={(rules) => rules.method}
      >
        {methods.map((one) => (
          <option key={one} value={one}>
            {text.methods[one]}
          </option>
        ))}
      </SelectValueField>
      <div className="grid grid-cols-2 items-start gap-4 max-md:grid-cols-1">
        {method !== 'irv' && (
          <ValueField
            key={method}
            name={`${at}.seats`}
            label={text.seats}
            inputMode="numeric"
            read={(typed) => {
              const { seats: before, maxChoices } = getValues(at);
              // While nothing else is said a voter has as many choices as there are seats.
              if (!hasRanks && before === maxChoices)
                setValue(`${at}.maxChoices`, readWhole(typed));
              if (readWhole(typed) > 1) setValue(`${at}.majority`, null);
              return readWhole(typed);
            }}
            write={String}
          />
        )}
        {hasRanks ? (
          <Ranks key="ranks" at={at} />
        ) : (
          <TextField
            key="choices"
            name={`${at}.maxChoices`}
            label={text.choices}
            hint={text.choicesHint}
            inputMode="numeric"
            autoComplete="off"
            read={readWhole}
          />
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-4 max-md:grid-cols-1">
        {!hasRanks && seats === 1 && (
          <ValueField
            key="elects"
            name={`${at}.majority`}
            label={text.elects}
            hint={text.electsHint}
            read={majorityOf}
            write={(majority) => (majority === null ? '' : fractionText(majority.share))}
          />
        )}
        <QuorumField at={at} />
        {!areSupportersFixed && <SupporterFields at={at} />}
      </div>
      <SelectValueField
        key={method}
        name={`${at}.nobody`}
        label={text.nobody}
        hint={text.nobodyHint}
        read={(chosen): PositionRules['nobody'] => {
          const effect = nobodyEffects.find((one) => one === chosen);
          // Without a choice against them nobody can be voted down.
          if (effect === undefined) setValue(`${at}.unopposed`, 'elected');
          const name = getValues(at).nobody?.name ?? usualNames.nota;
          return effect === undefined ? null : { name, effect };
        }}
        write={(value) => value?.effect ?? 'off'}
      >
        <option value="off">{text.nobodyOff}</option>
        {nobodyEffects
          .filter((effect) => !hasRanks || effect === 'reopens')
          .map((effect) => (
            <option key={effect} value={effect}>
              {hasRanks ? text.reopensRanked : text.effects[effect]}
            </option>
          ))}
      </SelectValueField>
      {nobody !== null && (
        <>
          <TextField
            name={`${at}.nobody.name`}
            label={text.nobodyName}
            maxLength={positionLimits.nobodyName}
            autoComplete="off"
          />
          <SelectField name={`${at}.unopposed`} label={text.unopposed}>
            <option value="elected">{text.unopposedElected}</option>
            <option value="voted">{text.unopposedVoted}</option>
          </SelectField>
        </>
      )}
    </>
  );
}

/** How many support a candidate for this position, where that is not as in the whole election. */
const SupporterFields = ({ at }: { at: At }) =>
  (['proposers', 'seconders'] as const).map((kind) => (
    <ValueField
      key={kind}
      name={`${at}.supporters.${kind}`}
      label={supporterMessages.form[`${kind}Of`]}
      hint={supporterMessages.form.countOfHint}
      inputMode="numeric"
      read={(typed): number | undefined => (typed.trim() === '' ? undefined : readWhole(typed))}
      // A field of what is null is null itself.
      write={(count: number | null | undefined) => String(count ?? '')}
    />
  ));

/** How many candidates a voter has to rank. */
function Ranks({ at }: { at: At }) {
  const least = useWatch<ElectionValues, `${At}.leastRanks`>({ name: `${at}.leastRanks` });
  return (
    <div className="grid gap-4">
      <SelectValueField
        name={`${at}.leastRanks`}
        label={text.ranks}
        read={(chosen) => (chosen === 'all-but-one' ? allButOne : 1)}
        write={(ranks) => (ranks === allButOne ? 'all-but-one' : 'number')}
      >
        <option value="number">{text.ranksNumber}</option>
        <option value="all-but-one">{text.ranksAllButOne}</option>
      </SelectValueField>
      {least !== allButOne && (
        <TextField
          name={`${at}.leastRanks`}
          label={text.leastRanks}
          hint={text.leastRanksHint}
          inputMode="numeric"
          autoComplete="off"
          read={ranksOf}
        />
      )}
    </div>
  );
}

/** A number of ranks as it is typed; 0 would say all but one, which is chosen. */
const ranksOf = (typed: string): number =>
  readWhole(typed) === allButOne ? (typed as unknown as number) : readWhole(typed);

/** The rules of a post under another method: what only the former one has is as it is at first. */
function byMethod(rules: PositionRules, method: Method): PositionRules {
  if (!isRanked({ method })) {
    return { ...rules, method, leastRanks: 1, maxChoices: isRanked(rules) ? rules.seats : 1 };
  }
  const { nobody, seats } = rules;
  return {
    ...rules,
    method,
    seats: method === 'irv' ? 1 : seats,
    maxChoices: 1,
    majority: null,
    nobody: nobody === null ? null : { ...nobody, effect: 'reopens' },
  };
}

function QuestionFields({ at }: { at: At }) {
  return (
    <>
      <TextField
        as={TextArea}
        name={`${at}.text`}
        label={text.asked}
        maxLength={positionLimits.text}
      />
      <div className="grid grid-cols-2 items-start gap-4 max-md:grid-cols-1">
        <ValueField
          name={`${at}.majority.share`}
          label={text.majority}
          hint={text.majorityHint}
          read={shareOf}
          write={fractionText}
        />
        <SelectField name={`${at}.majority.of`} label={text.majorityOf}>
          {majorityBases.map((of) => (
            <option key={of} value={of}>
              {text.majorityBases[of]}
            </option>
          ))}
        </SelectField>
      </div>
      <QuorumField at={at} />
    </>
  );
}

const QuorumField = ({ at }: { at: At }) => (
  <ValueField
    name={`${at}.quorum`}
    label={text.quorum}
    hint={text.quorumHint}
    read={quorumOf}
    write={(quorum) => {
      if (quorum === null) return '0';
      return quorum.kind === 'number' ? String(quorum.least) : fractionText(quorum.share);
    }}
  />
);

/** A share as it is typed; what cannot be read stays in its place. */
const shareOf = (typed: string): Fraction =>
  readFraction(typed) ?? { numerator: typed as unknown as number, denominator: 1 };

/** The votes that elect one person; null where the most do. */
const majorityOf = (typed: string): PositionRules['majority'] =>
  typed.trim() === '' ? null : { share: shareOf(typed), of: 'valid' };

/** "50" people, or "1/3" or "5 %" of those who may vote; null for any number. */
function quorumOf(typed: string): PositionRules['quorum'] {
  const share = readFraction(typed);
  if (share !== null) return { kind: 'share', share };
  const least = typed.trim() === '' ? 0 : readWhole(typed);
  return least === 0 ? null : { kind: 'number', least };
}
