import { createContext } from 'react';

/** What the server says about the page that it rendered; hydration begins with the same. */
export interface RenderedPage {
  /** The server's clock when it rendered; hydration shows times by it. */
  renderedAt: number;
  /** The request carried a session: the page says nothing about who reads it. */
  hasSession: boolean;
  /** Where people reach the site, such as https://council.example.edu; previews of links need it. */
  origin: string;
}

/** Null where the server rendered nothing. */
export const RenderedPageContext = createContext<RenderedPage | null>(null);
