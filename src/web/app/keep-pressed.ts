// A page rendered by the server can be pressed before its script is here.

/** What a script in the head of index.html keeps until then. */
export interface EarlyPress {
  /** The last that was pressed, unless something else was pressed or typed after it. */
  button: HTMLButtonElement | null;
  stop: () => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/**
 * Takes what was pressed before hydration, which from now on hydrates at once for a press itself. The returned function
 * does it, once; a popover was opened by the browser itself.
 */
export function takePress(): () => void {
  const { earlyPress } = window;
  delete window.earlyPress;
  earlyPress?.stop();
  const button = earlyPress?.button ?? null;
  if (button === null || button.type !== 'button' || button.popoverTargetElement !== null) {
    return () => {};
  }
  return () => {
    // By then what only the browser knows is rendered as well.
    setTimeout(() => {
      if (button.isConnected) button.click();
    });
  };
}
