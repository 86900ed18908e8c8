import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Answering {
  readonly challenge: string;
  /** Where the browser says it is. */
  readonly origin: string;
  readonly rpId: string;
}

const FLAGS = { present: 1, verified: 4, hasCredential: 64 };
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest();

/** An authenticator in software, with one key of the kind that browsers make (ES256). */
export function aPasskey({ countsSignatures = true }: { readonly countsSignatures?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = countsSignatures ? 1 : 0;

  const clientData = (type: string, { challenge, origin }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(rpId: string, flags: number, credential = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential]);
  }

  function publicKeyInCose(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const entries: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ];
    return isoCBOR.encode(new Map(entries));
  }

  const envelope = { id: encode(id), rawId: encode(id), type: 'public-key', clientExtensionResults: {} };
  return {
    id: encode(id),

    /** Answers `navigator.credentials.create()`. */
    create(asked: Answering) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, publicKeyInCose()]);
      const authData = authenticatorData(asked.rpId, FLAGS.present | FLAGS.verified | FLAGS.hasCredential, credential);
      const attestation: [string, string | Uint8Array | Map<string, never>][] = [
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ];
      return {
        ...envelope,
        response: {
          clientDataJSON: encode(clientData('webauthn.create', asked)),
          attestationObject: encode(isoCBOR.encode(new Map(attestation))),
          transports: ['internal'],
        },
      };
    },

    /** Answers `navigator.credentials.get()`. */
    get(asked: Answering, { userHandle, isVerified = true }: { userHandle?: string; isVerified?: boolean } = {}) {
      if (countsSignatures) counter += 1;
      const authData = authenticatorData(asked.rpId, FLAGS.present | (isVerified ? FLAGS.verified : 0));
      const data = clientData('webauthn.get', asked);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...envelope,
        response: {
          clientDataJSON: encode(data),
          authenticatorData: encode(authData),
          signature: encode(signature),
          ...(userHandle !== undefined && { userHandle }),
        },
      };
    },

    /** As a copy of the key would be, made some signatures ago. */
    turnBack: (to: number) => {
      counter = to;
    },
  };
}
