import { Mail, Plus } from 'lucide-react';
import type { CampusSettings } from '#contract/campus-settings.ts';
import { useCampusSettings } from '#web/campus/queries.ts';
import { useCampus } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { useViewer } from '#web/app/session.ts';
import brandMarks from '#web/kit/art/brand-marks.svg?url';
import { messages } from '#texts/en/site.ts';
import { settingsPath } from '#core/page-paths.ts';
import { paths } from '#web/app/paths.ts';
import { barPages } from './bar-pages.ts';
import { LanguageSwitch, TranslatedBy, UncheckedNote } from '#web/campus/language-switch.tsx';
import { Logo } from './logo.tsx';

type SocialKind = keyof CampusSettings['social'];

const title = 'mb-2.5 font-text text-meta leading-snug font-semibold text-on-hero/78';

/** The footer of every page: the five pages, the social profiles, the university and the product. */
export function PageFoot() {
  const campus = useCampus();
  const settings = useCampusSettings().data;
  return (
    <footer className="relative bg-hero text-on-hero [--focus:var(--marigold)] print:hidden">
      <div className="wrap grid grid-cols-[1.4fr_1fr_1fr] gap-10 pt-16 pb-7 max-md:grid-cols-[2fr_3fr] max-md:gap-x-4 max-md:gap-y-5 max-md:pt-8 max-md:pb-5">
        <div className="max-md:col-span-full">
          <Logo place="foot" />
          <p className="mt-3 max-w-[26em] text-on-hero/82">{messages.product.tagline}</p>
        </div>
        <div>
          <h2 className={title}>{messages.shell.footPages}</h2>
          <ul>
            {barPages.map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={path}
                  // A link to the page that one is on leads to its top.
                  preventScrollReset={false}
                  className="inline-flex min-h-9 items-center font-medium no-underline hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {settings !== undefined && <SocialProfiles social={settings.social} />}
        <div className="col-span-full flex min-h-[1.6em] flex-wrap justify-between gap-x-4 gap-y-1 border-t border-on-hero/22 pt-5 text-meta text-on-hero/82">
          <span>
            <bdi>{campus?.universityName}</bdi>
          </span>
          <Link
            to={paths.howItWorks}
            className="inline-flex items-center no-underline hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
          >
            {messages.shell.howItWorks}
          </Link>
          <span>{messages.product.poweredBy}</span>
        </div>
        <LanguageSwitch className="col-span-full -mx-2 -mt-6 flex flex-wrap gap-x-2" />
        <UncheckedNote className="col-span-full -mt-6 text-meta text-on-hero/82" />
        <TranslatedBy className="col-span-full -mt-6 text-meta text-on-hero/82" />
      </div>
    </footer>
  );
}

/**
 * The council's social profiles, as the campus has set them. While there are none, an admin is led to
 * the settings, and everybody else to the form that reaches the council.
 */
function SocialProfiles({ social }: Pick<CampusSettings, 'social'>) {
  const { viewer } = useViewer();
  const links = socialLinks(social);
  return (
    <div>
      <h2 className={title}>{messages.shell.footFollow}</h2>
      {links.length > 0 ? (
        <ul className="-ms-3 flex flex-wrap gap-1">
          {links.map(({ kind, address }) => (
            <li key={kind}>
              <a
                className="grid size-11 place-items-center rounded-full hover:bg-veil"
                href={address}
                aria-label={messages.social[kind]}
                rel="noreferrer"
              >
                <Mark kind={kind} />
              </a>
            </li>
          ))}
        </ul>
      ) : viewer?.role === 'admin' ? (
        <Link to={settingsPath('home', 'social')} className={noProfiles}>
          <Plus size={20} strokeWidth={1.75} aria-hidden />
          {messages.social.add}
        </Link>
      ) : (
        <Link to={paths.contact} className={noProfiles}>
          <Mark kind="email" />
          {messages.social.email}
        </Link>
      )}
    </div>
  );
}

const noProfiles =
  'inline-flex min-h-11 items-center gap-2.5 font-medium no-underline hover:underline hover:underline-offset-4';

function Mark({ kind }: { kind: SocialKind }) {
  if (kind === 'email') return <Mail size={20} strokeWidth={1.75} aria-hidden />;
  return (
    <svg width={20} height={20} fill="currentColor" aria-hidden>
      <use href={`${brandMarks}#${kind}`} />
    </svg>
  );
}

function socialLinks(social: CampusSettings['social']) {
  return (['instagram', 'linkedin', 'youtube', 'email'] as const).flatMap((kind) => {
    const address = social[kind];
    if (address === '') return [];
    return [{ kind, address: kind === 'email' ? `mailto:${address}` : address }];
  });
}
