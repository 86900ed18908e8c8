/** What other features may use of secrets. */

export { checkSecretsKey, openSecretBox, readOrCreateKeyFile, type SecretBox, SecretUnreadable } from './secrets.ts';
