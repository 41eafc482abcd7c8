import type { MouseEvent } from 'react';
import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';

/** A link to a section of this page opens it here; with a key that asks for a new tab, there. */
export function openSection(
  event: MouseEvent,
  id: DashboardSection,
  onOpen: (id: DashboardSection) => void,
): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  onOpen(id);
  showSection(id);
}

/** Scrolls to the header of the section in the address and focuses it. */
function showSection(id: string): void {
  requestAnimationFrame(() => {
    const header = document.querySelector<HTMLElement>(`[data-header][id$="-${id}"]`);
    header?.focus({ preventScroll: true });
    header?.closest('section')?.scrollIntoView({ block: 'start' });
  });
}
