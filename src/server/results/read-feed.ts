import { resultCodeOf } from '#core/elections/result-code.ts';
import { electionPath } from '#core/page-paths.ts';
import { headText } from '../record/heads-file.ts';
import type { Services } from '../services.ts';
import type { Reading } from '../verb.ts';
import { routes } from '#contract/routes.ts';
import { resultLine } from '../recount/result-lines.ts';
import { listFeedEntries } from '../recount/public.ts';

/** What anybody can subscribe to: at each close, draw and certificate the code and the hashes. */
export const readRecordFeed: Reading<'readRecordFeed'> = {
  after: ['elections', 'campus'],
  async make(services: Services) {
    const { publicUrl } = services.config;
    const { universityName } = await services.campus.settings();
    const entries = await listFeedEntries(services.db);
    return {
      reply: {
        version: 'https://jsonfeed.org/version/1.1' as const,
        title: `${universityName || 'Hustings'}: results and the record`,
        home_page_url: publicUrl,
        feed_url: `${publicUrl}/api${routes.readRecordFeed.path}`,
        items: entries.map((entry) => {
          const { electionId, name, edition, seq, hash, sha256, votesSha256, at } = entry;
          const code = votesSha256 === null ? null : resultCodeOf(votesSha256);
          return {
            id: `${electionId}-${edition}`,
            url: `${publicUrl}${electionPath(electionId)}`,
            title:
              code === null ? `${name}: recount kit ${edition}` : `${name}: result code ${code}`,
            content_text: `${resultLine(electionId, { edition, sha256, votesSha256 })}\n${headText({ seq, hash })}`,
            date_published: at.toISOString(),
          };
        }),
      },
      until: null,
    };
  },
};
