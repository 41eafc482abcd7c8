import { paths } from '#web/paths.ts';

/** The footer's way to the council elsewhere (spec 1); its own profiles go here. */
export const socialLinks = [
  { kind: 'instagram', address: 'https://www.instagram.com/' },
  { kind: 'linkedin', address: 'https://www.linkedin.com/' },
  { kind: 'youtube', address: 'https://www.youtube.com/' },
  { kind: 'email', address: paths.contact },
] as const;
