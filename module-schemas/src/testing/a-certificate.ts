import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface PemTexts {
  readonly cert: string;
  readonly key: string;
}

/** Paths of PEM files. */
interface PemFiles {
  readonly cert: string;
  readonly key: string;
}

interface CertificateFacts {
  readonly host?: string;
  readonly from?: string;
  readonly until?: string;
  readonly passphrase?: string;
}

// Tags of DER (X.690), and the object identifiers that a certificate (RFC 5280) needs.
const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const UTF8_STRING = 0x0c;
const GENERALIZED_TIME = 0x18;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;
const IP_ADDRESS = 0x87;
const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex');
const V3 = 2;

/** A certificate signed by its own key, which `node:crypto` can read but not make. It covers 127.0.0.1 too. */
export function aCertificate(facts: CertificateFacts = {}): PemTexts {
  const { host = 'localhost', from = '2020-01-01', until = '2100-01-01', passphrase } = facts;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, ECDSA_WITH_SHA256);
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from(host)))));
  const hosts = der(SEQUENCE, der(DNS_NAME, Buffer.from(host)), der(IP_ADDRESS, Buffer.from([127, 0, 0, 1])));
  const extensions = der(SEQUENCE, der(SEQUENCE, SUBJECT_ALT_NAME, der(OCTET_STRING, hosts)));
  const content = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([V3]))),
    der(INTEGER, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, time(from), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, extensions),
  );
  const signature = sign('sha256', content, privateKey);
  const whole = der(SEQUENCE, content, algorithm, der(BIT_STRING, Buffer.from([0]), signature));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  const lock = passphrase === undefined ? {} : { cipher: 'aes-256-cbc', passphrase };
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem', ...lock })),
  };
}

/** The certificate in files of a folder of its own. */
export async function aCertificateInFiles(texts = aCertificate()): Promise<PemFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const files = { cert: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') };
  await writeCertificate(files, texts);
  return files;
}

export async function writeCertificate(files: PemFiles, texts: PemTexts): Promise<void> {
  await writeFile(files.cert, texts.cert);
  await writeFile(files.key, texts.key);
}

function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

/** Up to 127 in one byte; above, the number of the bytes that follow and the length in them. */
function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes]);
}

const time = (day: string) => der(GENERALIZED_TIME, Buffer.from(`${day.replaceAll('-', '')}000000Z`));
