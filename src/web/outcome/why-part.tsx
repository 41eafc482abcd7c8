import type { ElectionResults } from '#contract/election-shapes.ts';
import { whyMessages as text } from '#texts/en/result-why.ts';
import { namedCountOf, postsOf } from './winner-of.ts';
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
    <section aria-labelledby="why-title" className="beside-sheet:hidden" data-why>
      <h2 className="mb-5 type-h2" id="why-title">
        {text.title}
      </h2>
      <div className="grid grid-cols-1 gap-6">
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
    </section>
  );
}
