import { BriefcaseBusiness, Camera, Mail, Play } from 'lucide-react';
import type { CampusSettings } from '#contract/campus-settings.ts';
import { useCampusSettings } from '#web/campus/queries.ts';
import { useCampus } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { messages } from '#web/messages/en/site.ts';
import { paths } from '#web/paths.ts';
import { barPages } from './bar-pages.ts';
import { Logo } from './logo.tsx';

const icons = { instagram: Camera, linkedin: BriefcaseBusiness, youtube: Play, email: Mail };

const title = 'mb-2.5 font-text text-meta leading-snug font-semibold text-on-hero/78';

/** The footer of every page: the five pages, the social profiles, the university and the product. */
export function PageFoot() {
  const campus = useCampus();
  const social = socialLinks(useCampusSettings().data?.social);
  return (
    <footer className="relative bg-hero text-on-hero [--focus:var(--marigold)] print:hidden">
      <div className="wrap grid grid-cols-[1.4fr_1fr_1fr] gap-10 pt-16 pb-7 max-md:grid-cols-[2fr_3fr] max-md:gap-x-4 max-md:gap-y-8 max-md:pt-12 max-md:pb-6">
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
                  className="inline-flex min-h-9 items-center font-medium no-underline hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {social.length > 0 && (
          <div>
            <h2 className={title}>{messages.shell.footFollow}</h2>
            <ul className="-ms-3 flex flex-wrap gap-1">
              {social.map(({ kind, address }) => {
                const Icon = icons[kind];
                return (
                  <li key={kind}>
                    <a
                      className="grid size-11 place-items-center rounded-full hover:bg-veil"
                      href={address}
                      aria-label={messages.social[kind]}
                      rel="noreferrer"
                    >
                      <Icon size={20} strokeWidth={1.75} aria-hidden />
                    </a>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
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
      </div>
    </footer>
  );
}

/** The council's social profiles, as the campus has set them. */
function socialLinks(social: CampusSettings['social'] | undefined) {
  return (['instagram', 'linkedin', 'youtube', 'email'] as const).flatMap((kind) => {
    const address = social?.[kind] ?? '';
    if (address === '') return [];
    return [{ kind, address: kind === 'email' ? `mailto:${address}` : address }];
  });
}
