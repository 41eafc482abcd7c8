import { useQuery } from '@tanstack/react-query';
import { Link } from '#web/app/link.tsx';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { councilMessages } from '#texts/en/council.ts';
import { termsOf } from './terms.ts';
import { termsQuery } from './queries.ts';

const text = councilMessages;

/** The way to the councils before the present one, below its members; nothing where there is none. */
export function EarlierCouncils({ chosen }: { chosen: number | null }) {
  const { data } = useQuery(termsQuery);
  const terms = data === undefined ? [] : termsOf(data);
  if (terms.length === 0 && chosen === null) return null;
  return (
    <nav className="wrap border-t border-line py-8 print:hidden" aria-label={text.earlier}>
      <h2 className="type-h3">{text.earlier}</h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {chosen !== null && (
          <li>
            <Link to={paths.council} className={buttonClass({ kind: 'outline' })}>
              {text.present}
            </Link>
          </li>
        )}
        {terms.map((term) => (
          <li key={term}>
            <Link
              to={`${paths.council}?term=${term}`}
              className={buttonClass({ kind: 'outline' })}
              aria-current={term === chosen ? 'page' : undefined}
            >
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
