/** Full, without rights, read-only, or no folder where one has to be; of the operating system and of SQLite. */
const CODES =
  /^(?:ENOSPC|EDQUOT|EACCES|EPERM|EROFS|EEXIST|ENOTDIR|SQLITE_(?:FULL|CANTOPEN|READONLY|PERM|IOERR))(?:_|$)/;

/** Why files cannot be written or read, in the words of the system; undefined for any other failure. */
export function storageFailure(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && CODES.test(error.code) ? error.message : undefined;
}
