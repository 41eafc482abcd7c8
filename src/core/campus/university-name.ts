// A campus that an admin's settings started may have no name yet; it is '' until an admin types one.

const council = 'Student Council';

/** What earlier releases stored for a campus without a name. */
export const formerPlaceholder = 'Your University';

/** The name as somebody gave it; '' where nobody did. */
export const givenName = (stored = '') => (stored === formerPlaceholder ? '' : stored);

/** The name that stands alone, such as in a list of passkeys. */
export const senderName = (universityName: string) => universityName || council;
