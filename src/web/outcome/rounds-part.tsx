import { Download } from 'lucide-react';
import { hasDashboard } from '#core/accounts/role.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { useViewer } from '#web/app/session.ts';
import { messages } from '#texts/en/site.ts';
import { recountKitMessages } from '#texts/en/recount-kit.ts';
import { roundsMessages as text } from '#texts/en/rounds.ts';
import { rulingMessages } from '#texts/en/rulings.ts';
import { Button } from '#web/kit/button.tsx';
import { notify } from '#web/kit/notify.ts';
import { SideScroll, stickyName } from '#web/kit/side-scroll.tsx';
import { roundWords } from './round-words.ts';
import type { PositionResult, WithoutWinner } from './winner-of.ts';
import { ResultPart } from './result-part.tsx';
import { isLong, namedCountOf, postsOf } from './winner-of.ts';
import type { NamedCount } from './round-words.ts';
import type { GridLook } from './rounds-grid.tsx';
import { RoundsGrid } from './rounds-grid.tsx';

type Post = PositionResult | WithoutWinner;
type File = 'csv' | 'json' | 'blt';

/** Why a ranked position came out as it did: a sentence and a column for each round, and the files. */
export function RoundsPart({ result }: { result: ElectionResults }) {
  const ranked = postsOf(result).filter(({ count }) => count !== undefined);
  if (ranked.length === 0) return null;
  return (
    <ResultPart title={text.title} id="rounds-title" isFolded={isLong(result)}>
      <div className="grid grid-cols-1 gap-6">
        {ranked.map((post) => (
          <RoundsOf key={post.positionId} result={result} post={post} />
        ))}
      </div>
    </ResultPart>
  );
}

function RoundsOf({ result, post }: { result: ElectionResults; post: Post }) {
  const named = namedCountOf(post);
  const cast = namedCountOf(post, true);
  if (named === null) return null;
  return (
    <article className="sheet grid min-w-0 grid-cols-1 gap-4 p-6 max-md:p-4" data-rounds>
      <h3 className="type-h3 wrap-anywhere">
        <bdi>{post.position}</bdi>
      </h3>
      <ol className="grid max-w-(--measure) gap-1.5 wrap-anywhere">
        {roundWords(named).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <RoundsTable named={named} position={post.position} />
      {cast !== null && (
        <>
          <h4 className="font-semibold">{rulingMessages.roundsAsCast}</h4>
          <ol className="grid max-w-(--measure) gap-1.5 wrap-anywhere">
            {roundWords(cast).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <RoundsTable named={cast} position={`${post.position}, ${rulingMessages.roundsAsCast}`} />
        </>
      )}
      <p className="max-w-(--measure) type-meta">
        {[text.bars, ...(named.count.scale === 1 ? [] : [text.twoPlaces])].join(' ')}
      </p>
      <Files result={result} post={post} />
    </article>
  );
}

function Files({ result, post }: { result: ElectionResults; post: Post }) {
  const { viewer } = useViewer();
  const { recountKit } = result;
  const isHidden = recountKit?.areBallotsHidden === true;
  const mayReadAll = viewer !== null && hasDashboard(viewer.role);
  const files: File[] = ['csv', 'json'];
  if (recountKit !== null && (!isHidden || mayReadAll)) files.push('blt');
  // The program that writes a file comes with the press.
  const download = async (file: File) => {
    const { downloadRounds } = await import('./rounds-files.ts');
    await downloadRounds(file, { result, post });
  };
  return (
    <div className="grid gap-2 print:hidden">
      <p className="flex flex-wrap gap-2.5">
        {files.map((file) => (
          <Button
            key={file}
            kind="outline"
            size="small"
            icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
            aria-label={text.of(text[file], post.position)}
            onClick={() => download(file).catch(() => notify.error(messages.errors.network))}
          >
            {text[file]}
          </Button>
        ))}
      </p>
      <p className="max-w-(--measure) type-meta">
        {files.includes('blt') ? text.bltHint : isHidden && recountKitMessages.hidden}
      </p>
    </div>
  );
}

const cell = 'px-3 py-2 align-baseline';
const look: GridLook = {
  table: 'w-full border-collapse text-ui',
  row: 'border-t border-line',
  heading: `${cell} ${stickyName} text-start font-medium`,
  amount: `${cell} text-end whitespace-nowrap tabular-nums`,
};

/** The rounds of a position on its page; the last ones decide, so they are in sight first. */
function RoundsTable({ named, position }: { named: NamedCount; position: string }) {
  return (
    <SideScroll label={text.table(position)} hint={text.moreRounds} startsAtEnd>
      <RoundsGrid named={named} look={look} />
    </SideScroll>
  );
}
