import type { ComponentProps } from 'react';
import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { RenderedPageContext } from './page-state.ts';

/**
 * Whether somebody came by a link. The first page of a visit keeps its focus at the top, so that
 * Tab reaches the skip link; every later one is announced by focus on its heading.
 */
export const HasNavigated = createContext(false);

interface PageHeadingProps extends ComponentProps<'h1'> {
  /** What the tab says: unique for each route. */
  title: string;
  /** What search engines and link previews say of the page. */
  description?: string;
  /** The picture of a link preview: an address on this site. */
  image?: string;
}

/** The one h1 of a route: names the tab, and takes focus when somebody arrives by a link. */
export function PageHeading(props: PageHeadingProps) {
  const { title, description, image = previewImage, children, ...rest } = props;
  const { pathname } = useLocation();
  const hasNavigated = useContext(HasNavigated);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (hasNavigated) heading.current?.focus({ preventScroll: true });
  }, [pathname, hasNavigated]);
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {description !== undefined && (
        <Preview title={title} description={description} image={image} path={pathname} />
      )}
      <h1 {...rest} ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  );
}

/** A picture of ours for pages that have none. */
const previewImage = '/icons/icon-512.png';

/** What a link to the page looks like elsewhere (https://ogp.me). The server writes it. */
function Preview(given: { title: string; description: string; image: string; path: string }) {
  const { title, description, image, path } = given;
  const origin = useContext(RenderedPageContext)?.origin;
  // Who reads previews runs no script.
  if (origin === undefined) return null;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={new URL(image, origin).href} />
    </>
  );
}
