/** What whoever runs the command can put right: the message is for them, as it stands. */
export class BackupError extends Error {
  override name = 'BackupError';
}
