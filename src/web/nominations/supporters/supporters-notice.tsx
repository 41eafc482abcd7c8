import { HeartHandshake } from 'lucide-react';
import { supporterRuleWords } from '#core/elections/supporters.ts';
import type { SupporterRule } from '#core/elections/supporters.ts';
import { Notice } from '#web/kit/notice.tsx';
import { supporterMessages } from '#texts/en/supporters.ts';
import { spokenSentence } from '#texts/spoken-sentence.ts';

/** Whom somebody needs who wants to be a candidate, before they ask. */
export function SupportersNotice({ rule }: { rule: SupporterRule }) {
  return (
    <Notice icon={HeartHandshake} title={supporterMessages.ruleTitle}>
      <p className="wrap-anywhere">
        {supporterMessages.rule(spokenSentence(supporterRuleWords(rule)))}
      </p>
      <p className="mt-1.5">{supporterMessages.ruleText}</p>
    </Notice>
  );
}
