/** What an operator can put right: the message is one sentence to be shown as it stands. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** Another process holds the data folder. */
export class DataFolderInUse extends EmbeddedDatabaseError {}
