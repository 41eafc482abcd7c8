import { BriefcaseBusiness, Camera, Mail, Play } from 'lucide-react';
import { useCampusSettings } from '#web/features/campus/queries.ts';
import { useCampus } from '#web/lib/campus.ts';
import { Link } from '#web/lib/router.tsx';
import { messages } from '#web/messages/en/site.ts';
import { barPages } from './bar-pages.ts';
import { Logo } from './logo.tsx';
import { socialLinks } from './social-links.ts';

const icons = { instagram: Camera, linkedin: BriefcaseBusiness, youtube: Play, email: Mail };

/** On every page: the five pages, the social profiles, whose it is and what runs it (spec 1). */
export function PageFoot() {
  const campus = useCampus();
  const social = socialLinks(useCampusSettings().data?.social);
  return (
    <footer className="page-foot">
      <div className="wrap">
        <div>
          <Logo />
          <p className="foot-tagline">{messages.product.tagline}</p>
        </div>
        <div>
          <h2 className="foot-title">{messages.shell.footPages}</h2>
          <ul>
            {barPages.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} className="foot-link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {social.length > 0 && (
          <div>
            <h2 className="foot-title">{messages.shell.footFollow}</h2>
            <ul className="foot-social">
              {social.map(({ kind, address }) => {
                const Icon = icons[kind];
                return (
                  <li key={kind}>
                    <a href={address} aria-label={messages.social[kind]} rel="noreferrer">
                      <Icon size={20} strokeWidth={1.75} aria-hidden />
                    </a>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
        <div className="foot-base">
          <span>
            <bdi>{campus?.universityName}</bdi>
          </span>
          <span>{messages.product.poweredBy}</span>
        </div>
      </div>
    </footer>
  );
}
