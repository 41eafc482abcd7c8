import type { CampusSettings } from '#contract/campus-settings.ts';

/** The footer's way to the council elsewhere (spec 1): the profiles that the campus has set. */
export function socialLinks(social: CampusSettings['social'] | undefined) {
  return (['instagram', 'linkedin', 'youtube', 'email'] as const).flatMap((kind) => {
    const address = social?.[kind] ?? '';
    if (address === '') return [];
    return [{ kind, address: kind === 'email' ? `mailto:${address}` : address }];
  });
}
