// The messages of the dialog that shares a page.
import { spoken } from '../spoken.ts';

export const shareMessages = spoken('share.shareMessages', {
  button: 'Share',
  title: (name: string) => `Share “${name}”`,
  lede: 'Everybody with this link can see the page.',
  address: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select it and copy it.',
  send: 'Send with an app',
  code: (name: string) => `QR code that leads to ${name}`,
  poster: 'For a poster: point a phone’s camera at it.',
  download: 'Download QR code',
});
