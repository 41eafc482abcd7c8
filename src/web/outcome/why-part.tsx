import type { ElectionResults } from '#contract/election-shapes.ts';
import { whyMessages as text } from '#texts/en/result-why.ts';
import { ResultPart } from './result-part.tsx';
import { isLong, namedCountOf, postsOf } from './winner-of.ts';
import { whyWords } from './why-words.ts';

/** Why each ranked position came out as it did, below the winners and before any table. */
export function WhyPart({ result }: { result: ElectionResults }) {
  const told = postsOf(result).flatMap((post) => {
    const named = namedCountOf(post);
    const sentences = named === null ? [] : whyWords(named);
    return sentences.length === 0 ? [] : [{ post, sentences }];
  });
  if (told.length === 0) return null;
  return (
    <ResultPart title={text.title} id="why-title" isFolded={isLong(result)}>
      <div className="grid grid-cols-1 gap-6" data-why>
        {told.map(({ post, sentences }) => (
          <div key={post.positionId} className="max-w-(--measure)">
            <h3 className="mb-1.5 font-semibold wrap-anywhere">
              <bdi>{post.position}</bdi>
            </h3>
            <div className="grid gap-1.5 leading-body wrap-anywhere">
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </div>
        ))}
      </div>
    </ResultPart>
  );
}
