import { TriangleAlert } from 'lucide-react';
import { use, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { leavingRules, outcomeRuleLimits } from '#core/elections/outcome-rules.ts';
import { settingFields, settingFlags } from '#core/elections/election-settings.ts';
import type { SettingFlag } from '#core/elections/election-settings.ts';
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
import { FixedContext, FixedParts, FormPart, OpenParts } from './form-part.tsx';
import type { Sources } from './says.ts';
import { listedOf } from './says.ts';
import { isAsked } from './says-rules.ts';
import { hasPosts, writtenPosts } from './settings-codec.ts';
import { ResultsPart } from './results-part.tsx';
import { SupportersPart } from './supporters-part.tsx';
import { ListsPart } from './lists-part.tsx';
import { WaysPart } from './ways-part.tsx';
import type { RulePreset } from '#core/elections/rule-presets.ts';
import {
  presetCandidacies,
  presetOutcomes,
  presetRules,
  rulePresets,
} from '#core/elections/rule-presets.ts';
import { Button } from '#web/kit/button.tsx';
import { waysMessages } from '#texts/en/ways.ts';

interface RulesPartProps {
  sources: Sources;
  isNew: boolean;
}

/** As what each rule of this part is fixed. */
const ruleFields = [
  ...(['standings', 'resultsAt', 'rules', 'ways', 'rankedLists', 'candidacy'] as const),
  ...settingFlags.map((flag) => settingFields[flag].told),
  'supporters',
] as const;

/** When counts show, what decides a tie, who follows a candidate who leaves, and who can be one. */
export function RulesPart({ sources, isNew }: RulesPartProps) {
  const fixed = use(FixedContext);
  const [standings, batch, outcome, positions] = useWatch<
    ElectionValues,
    ['standings', 'standingsBatch', 'rules', 'positions']
  >({ name: ['standings', 'standingsBatch', 'rules', 'positions'] });
  // What is typed in an open field gives way to a preset.
  const [turn, setTurn] = useState(0);
  const wrongBatch = standings === 'in-batches' ? unreadable(batch) : null;
  const counts = wrongBatch === null ? text.counts(standings, batch) : text.notRead(wrongBatch);
  // Of questions alone there is no tie, and nobody stands or leaves.
  const isVotedFor = hasPosts(positions);
  const parts = (
    <>
      <FormPart id="rules.standings" says={counts} change={text.changeCounts} field="standings">
        <StandingsFields sources={sources} />
      </FormPart>
      <ResultsPart />
      {isVotedFor && (
        <FormPart id="rules.tie" says={text.tie(outcome)} change={text.changeTie} field="rules">
          <TieFields />
        </FormPart>
      )}
      <WaysPart key={`ways ${turn}`} />
      <ListsPart />
      {isVotedFor && (
        <FormPart
          id="rules.leaving"
          says={rulesMessages.leavingOf[outcome.leaving]}
          change={text.changeLeaving}
          field="rules"
        >
          <RadioCardsField
            name="rules.leaving"
            legend={rulesMessages.leaving}
            cards={leavingRules.map((value) => ({ value, ...rulesMessages.leavingCards[value] }))}
          />
        </FormPart>
      )}
      <ComplaintsPart />
      {isVotedFor && <CandidacyPart />}
      {settingFlags.map((flag) => isAsked(flag, positions) && <FlagPart key={flag} flag={flag} />)}
      {isVotedFor && <SupportersPart key={`supporters ${turn}`} />}
    </>
  );
  return (
    <FormPart
      id="rules"
      title={text.rules}
      says={
        <>
          {!fixed.has('standings') && <p>{counts}</p>}
          {!fixed.has('rules') && isVotedFor && <p>{text.tieShort(outcome)}</p>}
          <FixedParts>{parts}</FixedParts>
        </>
      }
      change={text.changeRules}
      short={text.change}
      isFixed={ruleFields.every((field) => fixed.has(field))}
    >
      <OpenParts>
        {!fixed.has('ways') && writtenPosts(positions).length > 0 && (
          <Presets isCandidacyFixed={fixed.has('supporters')} onSet={() => setTurn(turn + 1)} />
        )}
        {parts}
        {isNew && (
          <CheckField name="rehearsal" hint={text.rehearsalHint}>
            {text.rehearsal}
          </CheckField>
        )}
      </OpenParts>
    </FormPart>
  );
}

/** One yes or no of core's list. */
function FlagPart({ flag }: { flag: SettingFlag }) {
  const isOn = useWatch<ElectionValues, SettingFlag>({ name: flag });
  const { on, off, change, hint } = text.flags[flag];
  return (
    <FormPart
      id={`rules.${flag}`}
      says={isOn ? on : off}
      change={change}
      field={settingFields[flag].told}
    >
      <CheckField name={flag} hint={hint}>
        {on}
      </CheckField>
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
    const positions = getValues('positions').map((one) => {
      const rules = presetRules(preset, one.rules);
      return { ...one, rules: isCandidacyFixed ? rules : { ...rules, supporters: null } };
    });
    setValue('positions', positions, options);
    const { leaving, hidesCounts } = presetOutcomes[preset];
    setValue('rules', { ...getValues('rules'), leaving }, options);
    if (hidesCounts) setValue('standings', 'after-close', options);
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
