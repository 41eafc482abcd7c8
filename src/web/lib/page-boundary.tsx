import type { ReactNode } from 'react';
import { Component } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { messages } from '#web/messages/en/site.ts';

/** A fault of ours on one page leaves the bar, the footer and the other pages standing. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="wrap page-waiting">
        <ErrorBlock title={messages.crash.title} advice={messages.crash.advice}>
          <Button kind="outline" onClick={() => window.location.reload()}>
            {messages.lazy.reload}
          </Button>
        </ErrorBlock>
      </div>
    );
  }
}
