import { join } from 'node:path';
import { readOrCreateKeyFile } from './key-file.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';

export { checkSecretsKey, SecretsKeyDiffers } from './check-secrets-key.ts';
export { readOrCreateKeyFile } from './key-file.ts';
export { type SecretBox, SecretUnreadable } from './secret-box.ts';

/**
 * The encryption of this server: its key is `SECRETS_KEY` where several servers share a database, else a file beside the
 * data, generated at the first start.
 */
export function openSecretBox({
  secretsKey,
  dataDir,
}: {
  readonly secretsKey?: string;
  readonly dataDir: string;
}): SecretBox {
  return createSecretBox(secretsKey ?? readOrCreateKeyFile(join(dataDir, 'secrets.key')));
}
