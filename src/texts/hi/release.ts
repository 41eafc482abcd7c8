import type { ResultsAt } from '#core/elections/results-at.ts';
import type { Translated } from '../translated.ts';
import type { releaseMessages as English } from '../en/release.ts';

// The messages of results that officers release.

export const releaseMessages: Translated<typeof English> = {
  says: (at: ResultsAt, by: string) =>
    at === 'close'
      ? 'सारे वोट गिने जाते ही नतीजे दिखेंगे।'
      : by === ''
        ? 'अधिकारियों के जारी करने पर नतीजे दिखेंगे।'
        : `अधिकारियों के जारी करने पर नतीजे दिखेंगे, ज़्यादा से ज़्यादा ${by} तक।`,

  unanswered: (count: number) =>
    count === 0 ? '' : `इसके बारे में ${count === 1 ? '1 संदेश' : `${count} संदेशों`} का जवाब बाकी है।`,

  proposedBy: (name: string | null) =>
    `${name ?? 'एक पूर्व अधिकारी'} ने नतीजे जारी करने का प्रस्ताव रखा। पुष्टि किसी और अधिकारी को करनी है।`,
};
