/** Why nothing was copied; a sentence for the person at the terminal. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupRefused';
  }
}
