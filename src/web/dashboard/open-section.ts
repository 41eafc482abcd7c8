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
  requestAnimationFrame(() => headerOf(id)?.focus({ preventScroll: true }));
}

/** Brings a section under the bar, when the one that was open before it has closed. */
export function scrollToSection(id: DashboardSection): void {
  requestAnimationFrame(() => headerOf(id)?.scrollIntoView({ block: 'start' }));
}

function headerOf(id: DashboardSection): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-header][id$="-${id}"]`);
}
