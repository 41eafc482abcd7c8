import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { leavingRules, outcomeRuleLimits } from '#core/elections/outcome-rules.ts';
import { writtenPositions } from '#core/elections/position-lines.ts';
import { fewVoters } from '#core/elections/usual-choices.ts';
import { CheckField } from '#web/kit/check-field.tsx';
import { RadioCardsField } from '#web/kit/radio-cards-field.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { readWhole, unreadable } from '#web/kit/whole-number.ts';
import { organize as text } from '#texts/en/organize.ts';
import { rulesMessages } from '#texts/en/outcome-rules.ts';
import { ComplaintsPart } from './complaints-part.tsx';
import { CandidacyPart } from './candidacy-part.tsx';
import type { ElectionValues } from './election-values.ts';
import { FormPart } from './form-part.tsx';
import type { Frozen } from './form-part.tsx';
import type { Sources } from './says.ts';
import { listedOf } from './says.ts';
import { ResultsPart } from './results-part.tsx';
import { SupportersPart } from './supporters-part.tsx';
import { ListsPart } from './lists-part.tsx';
import { WaysPart } from './ways-part.tsx';
import type { RulePreset } from '#core/elections/rule-presets.ts';
import { presetCandidacies, presetRules, rulePresets } from '#core/elections/rule-presets.ts';
import { Button } from '#web/kit/button.tsx';
import { waysMessages } from '#texts/en/ways.ts';

interface RulesPartProps {
  sources: Sources;
  frozen: Frozen;
  isNew: boolean;
}

/** When counts show, what decides a tie, who follows a candidate who leaves, and who can be one. */
export function RulesPart({ sources, frozen, isNew }: RulesPartProps) {
  const [standings, batch, outcome, onePost, positions] = useWatch<
    ElectionValues,
    ['standings', 'standingsBatch', 'rules', 'onePost', 'positions']
  >({ name: ['standings', 'standingsBatch', 'rules', 'onePost', 'positions'] });
  // What is typed in an open field gives way to a preset.
  const [turn, setTurn] = useState(0);
  const written = writtenPositions(positions);
  const hasSeveral = written.length > 1;
  const wrongBatch = standings === 'in-batches' ? unreadable(batch) : null;
  const counts =
    wrongBatch === null ? text.counts(standings, batch) : text.noWholeNumber(wrongBatch);
  // Where all of it is fixed for one reason, that is said once.
  const { supporters } = frozen;
  const reasons = new Set([
    frozen.standings,
    frozen.candidacy,
    frozen.rules,
    frozen.ways,
    frozen.onePost,
    supporters,
  ]);
  const [reason] = reasons;
  return (
    <FormPart
      id="rules"
      title={text.rules}
      says={
        <>
          <p>{counts}</p>
          <p>{text.tieShort(outcome)}</p>
        </>
      }
      change={text.changeRules}
      short={text.change}
      frozen={reasons.size === 1 ? reason : undefined}
    >
      {frozen.ways === undefined && written.some(({ rules: { kind } }) => kind === 'post') && (
        <Presets
          isCandidacyFixed={frozen.supporters !== undefined}
          onSet={() => setTurn(turn + 1)}
        />
      )}
      <FormPart
        id="rules.standings"
        says={counts}
        change={text.changeCounts}
        frozen={frozen.standings}
      >
        <StandingsFields sources={sources} />
      </FormPart>
      <ResultsPart frozen={frozen.resultsAt} />
      <FormPart
        id="rules.tie"
        says={text.tie(outcome)}
        change={text.changeTie}
        frozen={frozen.rules}
      >
        <TieFields />
      </FormPart>
      <WaysPart key={`ways ${turn}`} frozen={frozen.ways} />
      <ListsPart frozen={frozen.rankedLists} />
      <FormPart
        id="rules.leaving"
        says={rulesMessages.leavingOf[outcome.leaving]}
        change={text.changeLeaving}
        frozen={frozen.rules}
      >
        <RadioCardsField
          name="rules.leaving"
          legend={rulesMessages.leaving}
          cards={leavingRules.map((value) => ({ value, ...rulesMessages.leavingCards[value] }))}
        />
      </FormPart>
      <ComplaintsPart frozen={frozen.rules} />
      <CandidacyPart frozen={frozen.candidacy} />
      {hasSeveral && (
        <FormPart
          id="rules.onePost"
          says={onePost ? text.onePost : text.severalPosts}
          change={text.changeOnePost}
          frozen={frozen.onePost}
        >
          <CheckField name="onePost" hint={text.onePostHint}>
            {text.onePost}
          </CheckField>
        </FormPart>
      )}
      <SupportersPart key={`supporters ${turn}`} frozen={frozen.supporters} />
      {isNew && (
        <CheckField name="rehearsal" hint={text.rehearsalHint}>
          {text.rehearsal}
        </CheckField>
      )}
    </FormPart>
  );
}

/** When counts show; a warning where live ones and few voters meet. */
function StandingsFields({ sources }: { sources: Sources }) {
  const [standings, electorate, voters, roll] = useWatch<
    ElectionValues,
    ['standings', 'electorate', 'voters', 'roll']
  >({ name: ['standings', 'electorate', 'voters', 'roll'] });
  const list = listedOf({ electorate, voters, roll }, sources, null);
  const isFew = list !== null && list.count > 0 && list.count < fewVoters;
  return (
    <>
      <RadioCardsField
        name="standings"
        legend={text.standings}
        cards={[
          { value: 'live', label: text.live, text: text.liveText },
          { value: 'in-batches', label: text.inBatches, text: text.inBatchesText },
          { value: 'after-close', label: text.afterClose, text: text.afterCloseText },
        ]}
      />
      {standings === 'live' && isFew && (
        <Notice tone="warning" icon={TriangleAlert}>
          <p>{text.fewVoters(fewVoters)}</p>
        </Notice>
      )}
      {standings === 'in-batches' && (
        <TextField
          name="standingsBatch"
          label={text.batch}
          hint={text.batchHint}
          inputMode="numeric"
          autoComplete="off"
          read={readWhole}
        />
      )}
    </>
  );
}

function TieFields() {
  const { tie, seed } = useWatch<ElectionValues, 'rules'>({ name: 'rules' });
  const isDraw = tie === 'draw';
  return (
    <>
      <RadioCardsField
        name="rules.tie"
        legend={rulesMessages.tie}
        cards={[
          { value: 'draw', label: rulesMessages.draw, text: rulesMessages.drawText },
          { value: 'run-off', label: rulesMessages.runOff, text: rulesMessages.runOffText },
        ]}
      />
      {isDraw && (
        <RadioCardsField
          name="rules.seed"
          legend={rulesMessages.seed}
          cards={[
            { value: 'dice', label: rulesMessages.dice, text: rulesMessages.diceText },
            {
              value: 'public-number',
              label: rulesMessages.publicNumber,
              text: rulesMessages.publicNumberText,
            },
          ]}
        />
      )}
      {isDraw && seed === 'public-number' && (
        <>
          <TextField
            name="rules.source"
            label={rulesMessages.source}
            hint={rulesMessages.sourceHint}
            maxLength={outcomeRuleLimits.source}
            autoComplete="off"
          />
          <TextField
            name="rules.minutes"
            label={rulesMessages.minutes}
            hint={rulesMessages.minutesHint}
            inputMode="numeric"
            autoComplete="off"
            read={readWhole}
          />
        </>
      )}
      <p className="type-meta">{rulesMessages.tieHint}</p>
    </>
  );
}

interface PresetsProps {
  /** What is fixed with the first nomination stays as it is. */
  isCandidacyFixed: boolean;
  onSet: () => void;
}

/** One press sets all posts and what candidates need, and says what was set. */
function Presets({ isCandidacyFixed, onSet }: PresetsProps) {
  const { getValues, setValue } = useFormContext<ElectionValues>();
  const [chosen, setChosen] = useState<RulePreset | null>(null);
  const set = (preset: RulePreset) => {
    const options = { shouldDirty: true };
    const positions = getValues('positions').map((one) => ({
      ...one,
      rules: presetRules(preset, one.rules),
    }));
    setValue('positions', positions, options);
    if (!isCandidacyFixed) {
      const { onePost, ...counts } = presetCandidacies[preset];
      setValue('onePost', onePost, options);
      setValue('supporters', { ...getValues('supporters'), ...counts }, options);
    }
    setChosen(preset);
    onSet();
  };
  return (
    <div className="grid gap-2">
      <p className="text-ui font-semibold" id="rule-presets">
        {waysMessages.presets}
      </p>
      <div className="flex flex-wrap gap-2" role="group" aria-labelledby="rule-presets">
        {rulePresets.map((preset) => (
          <Button
            key={preset}
            kind={preset === chosen ? 'primary' : 'outline'}
            size="small"
            aria-pressed={preset === chosen}
            onClick={() => set(preset)}
          >
            {waysMessages.preset[preset].name}
          </Button>
        ))}
      </div>
      <p className="text-ui text-ink-2" role="status">
        {chosen !== null && waysMessages.preset[chosen].text}
      </p>
    </div>
  );
}
