import { useBeforeUnload, useBlocker } from 'react-router';
import { paths } from '#web/paths.ts';

interface LeaveConfirmation {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before a page with unsaved work is left: by a link, by Back, and by closing the tab, where
 * the browser itself asks. Not on the way to log-in: the work is there afterwards.
 */
export function useLeaveConfirmation(hasUnsaved: boolean): LeaveConfirmation {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.login,
  );
  useBeforeUnload((event) => {
    if (hasUnsaved) event.preventDefault();
  });
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
