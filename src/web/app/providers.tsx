import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import type { RenderedPage } from './page-state.ts';
import { RenderedPageContext } from './page-state.ts';

interface ProvidersProps {
  client: QueryClient;
  page: RenderedPage | null;
  children: ReactNode;
}

/** The providers around the router, the same in the browser and on the server. */
export function Providers({ client, page, children }: ProvidersProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <RenderedPageContext value={page}>{children}</RenderedPageContext>
      </QueryClientProvider>
    </StrictMode>
  );
}
