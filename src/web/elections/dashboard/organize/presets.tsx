import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RulePreset } from '#core/elections/rule-presets.ts';
import { presetCandidacies, presetRules, rulePresets } from '#core/elections/rule-presets.ts';
import { waysMessages as text } from '#texts/en/ways.ts';
import { Button } from '#web/kit/button.tsx';
import type { ElectionValues } from './election-values.ts';

interface PresetsProps {
  /** What is fixed with the first nomination stays as it is. */
  isCandidacyFixed: boolean;
  onSet: () => void;
}

/** One press sets all posts and what candidates need, and says what was set. */
export function Presets({ isCandidacyFixed, onSet }: PresetsProps) {
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
        {text.presets}
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
            {text.preset[preset].name}
          </Button>
        ))}
      </div>
      <p className="text-ui text-ink-2" role="status">
        {chosen !== null && text.preset[chosen].text}
      </p>
    </div>
  );
}
