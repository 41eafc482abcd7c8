import { lazyPart } from '#web/app/lazy-part.tsx';
import { useViewer } from '#web/app/session.ts';
import { forYouMessages } from '#texts/en/for-you.ts';

const Part = lazyPart(
  async () => {
    const { ForYou } = await import('./for-you.tsx');
    return () => <ForYou className="wrap mt-10" boxClass="sheet px-7 py-6 max-md:px-5.5" />;
  },
  { className: 'wrap mt-10', skeleton: null, failed: forYouMessages.title },
);

/** What concerns the signed-in person, on a page for everybody; visitors load none of it. */
export function ForYouPart() {
  const { viewer } = useViewer();
  return viewer === null ? null : <Part />;
}
