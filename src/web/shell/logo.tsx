import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { words } from '#web/words/words.ts';

export function Logo() {
  return (
    <Link to={paths.home} className="logo">
      <LogoMark />
      <span>{words.product.name}</span>
    </Link>
  );
}
