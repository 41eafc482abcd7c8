import { useState } from 'react';
import { pictureAddress } from '#core/pictures/picture-address.ts';
import { useCampusSettings } from '#web/features/campus/queries.ts';
import { Link } from '#web/lib/router.tsx';
import { paths } from '#web/paths.ts';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { messages } from '#web/messages/en/site.ts';

/** The campus's own logo, else the seats, before the product's name. */
export function Logo() {
  const logoUrl = useCampusSettings().data?.logoUrl ?? '';
  const [brokenUrl, setBrokenUrl] = useState('');
  return (
    <Link to={paths.home} className="logo">
      {logoUrl === '' || logoUrl === brokenUrl ? (
        <LogoMark />
      ) : (
        <img
          className="logo-picture"
          src={pictureAddress(logoUrl, 192)}
          alt=""
          onError={() => setBrokenUrl(logoUrl)}
        />
      )}
      <span>{messages.product.name}</span>
    </Link>
  );
}
