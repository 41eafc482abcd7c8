/** A mistake that the operator can correct. The message is shown as it stands. */
export class BackupError extends Error {
  override name = 'BackupError';
}
