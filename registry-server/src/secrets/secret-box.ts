import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { SettingInvalid } from '@witryna/module-schemas';

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SHORTEST_KEY = 32;

/** A value that cannot be decrypted: it was encrypted with another key or purpose, or was changed. */
export class SecretUnreadable extends Error {
  constructor(purpose: string) {
    super(`The sealed value of ${purpose} does not open with the present SECRETS_KEY`);
    this.name = new.target.name;
  }
}

/** Encrypts values that are stored in the database. */
export interface SecretBox {
  /**
   * Encrypts a text. `purpose` names what it is and whose (`staff-factor:12`): a value copied into another row, or read
   * for another purpose, cannot be decrypted.
   */
  seal(text: string, purpose: string): string;
  /** Decrypts a text of this purpose; throws `SecretUnreadable`. */
  open(sealed: string, purpose: string): string;
  /** A fingerprint of the key that does not reveal it. */
  readonly fingerprint: string;
}

/** AES-256-GCM under a key derived from `key`, a text of at least 32 characters. */
export function createSecretBox(key: string): SecretBox {
  if (key.length < SHORTEST_KEY) {
    throw new SettingInvalid(
      `SECRETS_KEY has ${key.length} characters; at least ${SHORTEST_KEY} random ones are needed.`,
    );
  }
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `witryna ${use}`, 32));
  const sealingKey = derive('sealing');

  return {
    seal(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(purpose));
      const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${body.toString('base64url')}`;
    },

    open(sealed, purpose) {
      try {
        const [version, encoded = ''] = sealed.split('.');
        if (version !== VERSION) throw new SecretUnreadable(purpose);
        const body = Buffer.from(encoded, 'base64url');
        const nonce = body.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv('aes-256-gcm', sealingKey, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(purpose));
        decipher.setAuthTag(body.subarray(-TAG_BYTES));
        return decipher.update(body.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        throw new SecretUnreadable(purpose);
      }
    },

    fingerprint: derive('fingerprint').toString('base64url'),
  };
}
