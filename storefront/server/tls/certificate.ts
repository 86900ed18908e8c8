import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import { SettingInvalid } from '@witryna/module-schemas';

/** Where the certificate and its key lie, in PEM. */
export interface TlsFiles {
  /** `TLS_CERT`: the server's own certificate first, then those between it and the authority. */
  readonly cert: string;
  /** `TLS_KEY`: its private key, without a passphrase. */
  readonly key: string;
}

/** What stands in those files. */
export interface PemTexts {
  readonly cert: string;
  readonly key: string;
}

/** A certificate that can be used. */
export interface Certificate extends PemTexts {
  readonly validUntil: Date;
  /** Whether browsers accept it for this host. */
  covers(host: string): boolean;
}

/** A certificate or key that cannot be used; the message says which file, and what to do. */
class CertificateRefused extends SettingInvalid {}

/** Reads both files. */
export async function readPemTexts({ cert, key }: TlsFiles): Promise<PemTexts> {
  return { cert: await readPem('TLS_CERT', cert), key: await readPem('TLS_KEY', key) };
}

async function readPem(variable: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new CertificateRefused(`${variable}: there is no file ${path}`);
    throw new CertificateRefused(
      `${variable}: ${path} cannot be read (${code}); the user of the server must be able to`,
    );
  }
}

/**
 * A certificate with its key, checked.
 *
 * @throws CertificateRefused when they are no pair that browsers accept at this time
 */
export function certificateOf(texts: PemTexts, files: TlsFiles, now: number): Certificate {
  const certificate = parseCertificate(texts.cert, files);
  const key = parseKey(texts.key, files);
  if (!certificate.checkPrivateKey(key)) {
    const standsLater = pemCertificates(texts.cert).some((pem) => new X509Certificate(pem).checkPrivateKey(key));
    throw new CertificateRefused(
      standsLater
        ? `TLS_CERT: the certificate of the key ${files.key} must stand first in ${files.cert}`
        : `TLS_KEY: ${files.key} is not the key of the certificate in ${files.cert}`,
    );
  }
  const { validFromDate, validToDate } = certificate;
  if (validToDate.getTime() <= now) {
    throw new CertificateRefused(
      `TLS_CERT: the certificate in ${files.cert} expired on ${dayOf(validToDate)}; renew it`,
    );
  }
  if (validFromDate.getTime() > now) {
    throw new CertificateRefused(
      `TLS_CERT: the certificate in ${files.cert} is valid from ${dayOf(validFromDate)} on; check the clock of this machine`,
    );
  }
  try {
    createSecureContext(texts);
  } catch (error) {
    throw new CertificateRefused(`TLS_CERT: the certificate in ${files.cert} cannot be used: ${messageOf(error)}`);
  }
  const { cert, key: keyText } = texts;
  return { cert, key: keyText, validUntil: validToDate, covers: (host) => certificate.checkHost(host) !== undefined };
}

function parseCertificate(text: string, files: TlsFiles): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch {
    throw new CertificateRefused(`TLS_CERT: ${files.cert} has no certificate in PEM ("-----BEGIN CERTIFICATE-----")`);
  }
}

function parseKey(text: string, files: TlsFiles): KeyObject {
  try {
    return createPrivateKey(text);
  } catch {
    const isLocked = text.includes('ENCRYPTED');
    throw new CertificateRefused(
      isLocked
        ? `TLS_KEY: ${files.key} has a passphrase; store the key without one, readable by the server alone`
        : `TLS_KEY: ${files.key} has no private key in PEM ("-----BEGIN PRIVATE KEY-----")`,
    );
  }
}

const pemCertificates = (text: string) =>
  text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
