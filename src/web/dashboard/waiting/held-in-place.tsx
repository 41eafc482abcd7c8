import type { ReactNode } from 'react';
import { Component, createRef } from 'react';

interface HeldInPlaceProps {
  isHeld: boolean;
  /** What comes and goes above. */
  above: ReactNode;
  children: ReactNode;
}

/**
 * Keeps its children where they are on the screen while what stands above them comes or goes: the page
 * scrolls by as much. Not every browser does that by itself, and those that do leave it to this.
 */
export class HeldInPlace extends Component<HeldInPlaceProps> {
  private readonly place = createRef<HTMLDivElement>();

  // Only a class can measure in between: after the decision to change the page, before the change.
  override getSnapshotBeforeUpdate(): number | null {
    return this.topOnScreen();
  }

  override componentDidUpdate(_: HeldInPlaceProps, __: unknown, before: number | null) {
    const after = this.topOnScreen();
    if (!this.props.isHeld || before === null || after === null || before === after) return;
    window.scrollBy({ top: after - before, behavior: 'instant' });
  }

  override render() {
    const { isHeld, above, children } = this.props;
    return (
      <div data-held={isHeld || undefined}>
        {above}
        <div ref={this.place}>{children}</div>
      </div>
    );
  }

  private topOnScreen(): number | null {
    return this.place.current?.getBoundingClientRect().top ?? null;
  }
}
