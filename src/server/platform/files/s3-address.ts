/** A bucket of an S3-compatible store, as S3_URL names it. */
export interface S3Address {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

/**
 * Reads s3://key:secret@host[:port]/bucket?region=…&insecure=yes, where insecure is for a store on
 * the same machine. Null when a part is missing; key and secret are percent-encoded.
 */
export function readS3Address(text: string): S3Address | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const bucket = url.pathname.slice(1).replace(/\/$/, '');
  const key = decoded(url.username);
  const secret = decoded(url.password);
  const isWhole = url.protocol === 's3:' && url.host !== '' && /^[\w.-]+$/.test(bucket);
  if (!isWhole || key === '' || secret === '') return null;
  const insecure = url.searchParams.get('insecure') ?? 'no';
  if (insecure !== 'yes' && insecure !== 'no') return null;
  const scheme = insecure === 'yes' ? 'http' : 'https';
  const region = url.searchParams.get('region') ?? 'us-east-1';
  return { endpoint: `${scheme}://${url.host}`, bucket, region, key, secret };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
