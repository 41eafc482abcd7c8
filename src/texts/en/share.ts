// The messages of the dialog that shares a page.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const shareMessages = spoken('share.shareMessages', {
  button: 'Share',
  title: said('Share “{name}”', (name: string) => ({ name })),
  lede: 'Everybody with this link can see the page.',
  address: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select it and copy it.',
  send: 'Send with an app',
  code: said('QR code that leads to {name}', (name: string) => ({ name })),
  poster: 'For a poster: point a phone’s camera at it.',
  download: 'Download QR code',
});
