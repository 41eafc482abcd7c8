import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';

/** Brings a section under the bar, when the one that was open before it has closed. */
export function scrollToSection(id: DashboardSection): void {
  requestAnimationFrame(() => headerOf(id)?.scrollIntoView({ block: 'start' }));
}

function headerOf(id: DashboardSection): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-header][id$="-${id}"]`);
}
