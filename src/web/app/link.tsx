import type { ComponentProps } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
  useResolvedPath,
} from 'react-router';

type LinkProps = ComponentProps<typeof RouterLink>;
type NavLinkProps = ComponentProps<typeof RouterNavLink>;

/** A new page cross-fades and starts at its top; a link within a page does neither. */
function useMotion(to: LinkProps['to']) {
  const { pathname } = useLocation();
  const isHere = useResolvedPath(to).pathname === pathname;
  return { viewTransition: !isHere, preventScrollReset: isHere };
}

/** A link inside this site. */
export function Link(props: LinkProps) {
  return <RouterLink {...useMotion(props.to)} {...props} />;
}

/** A link that marks the current page. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...useMotion(props.to)} {...props} />;
}
