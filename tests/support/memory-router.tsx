import type { ReactNode } from 'react';
import { createContext, useContext, useState } from 'react';
import type { InitialEntry } from 'react-router';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

const Shown = createContext<ReactNode>(null);
const Slot = () => useContext(Shown);

interface MemoryRouterProps {
  /** Where to begin: an address, or one with what the page before it left in the history. */
  at?: InitialEntry;
  /** The route of the page, for one that reads ids from its address. */
  path?: string;
  children: ReactNode;
}

/** The product's router over a history that the browser knows nothing of; one element everywhere. */
export function MemoryRouter({ at = '/', path = '*', children }: MemoryRouterProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path, Component: Slot },
        { path: '*', Component: Slot },
      ],
      {
        initialEntries: [at],
      },
    ),
  );
  return (
    <Shown value={children}>
      <RouterProvider router={router} useTransitions={false} />
    </Shown>
  );
}
