import { PageHeading } from '#web/lib/route-change.tsx';
import { Link } from '#web/lib/router.tsx';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { HollowChamber } from '#web/ui/hollow-chamber.tsx';
import { words } from '#web/words/words.ts';

export function NotFoundPage() {
  return (
    <div className="wrap page-waiting">
      <div className="empty">
        <HollowChamber />
        <PageHeading title={words.title.of(words.notFound.title)} className="h1">
          {words.notFound.title}
        </PageHeading>
        <p className="text-ink-2">{words.notFound.text}</p>
        <Link to={paths.home} className={buttonClass({})}>
          {words.notFound.home}
        </Link>
      </div>
    </div>
  );
}
