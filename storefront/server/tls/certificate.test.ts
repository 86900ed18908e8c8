import { rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { aCertificate, aCertificateInFiles, writeCertificate } from '@witryna/module-schemas/testing';
import { describe, expect, test } from 'vitest';
import { certificateOf, readPemTexts, type TlsFiles } from './certificate.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

const open = async (files: TlsFiles) => certificateOf(await readPemTexts(files), files, NOW);

test('a certificate with its key can be used until it expires, for the hosts that it names', async () => {
  const files = await aCertificateInFiles(aCertificate({ host: 'sklep.example', until: '2027-02-01' }));
  const certificate = await open(files);
  expect(certificate.validUntil.toISOString()).toBe('2027-02-01T00:00:00.000Z');
  expect([certificate.covers('sklep.example'), certificate.covers('example')]).toEqual([true, false]);
});

describe('a server does not start', () => {
  async function refusal(files: TlsFiles): Promise<string> {
    const error: unknown = await open(files).catch((reason: unknown) => reason);
    return String(error instanceof Error ? error.message : 'was opened')
      .replaceAll(files.cert, '[cert]')
      .replaceAll(files.key, '[key]');
  }

  test.each([
    ['cert', 'TLS_CERT: there is no file [cert]'],
    ['key', 'TLS_KEY: there is no file [key]'],
  ] as const)('without the file of its %s', async (which, says) => {
    const files = await aCertificateInFiles();
    await rm(files[which]);
    expect(await refusal(files)).toBe(says);
  });

  test('with a folder in place of a file', async () => {
    const files = await aCertificateInFiles();
    expect(await refusal({ ...files, cert: dirname(files.cert) })).toContain(
      'TLS_CERT: [cert] cannot be read (EISDIR)',
    );
  });

  test.each([
    ['cert', 'TLS_CERT: [cert] has no certificate in PEM ("-----BEGIN CERTIFICATE-----")'],
    ['key', 'TLS_KEY: [key] has no private key in PEM ("-----BEGIN PRIVATE KEY-----")'],
  ] as const)('with a %s that is none', async (which, says) => {
    const files = await aCertificateInFiles();
    await writeFile(files[which], 'PEM');
    expect(await refusal(files)).toBe(says);
  });

  test('with a key that has a passphrase', async () => {
    const files = await aCertificateInFiles(aCertificate({ passphrase: 'secret' }));
    expect(await refusal(files)).toBe(
      'TLS_KEY: [key] has a passphrase; store the key without one, readable by the server alone',
    );
  });

  test('with the key of another certificate', async () => {
    const files = await aCertificateInFiles({ cert: aCertificate().cert, key: aCertificate().key });
    expect(await refusal(files)).toBe('TLS_KEY: [key] is not the key of the certificate in [cert]');
  });

  test('with certificates in the wrong order', async () => {
    const [own, other] = [aCertificate(), aCertificate()];
    const files = await aCertificateInFiles({ cert: other.cert + own.cert, key: own.key });
    expect(await refusal(files)).toBe('TLS_CERT: the certificate of the key [key] must stand first in [cert]');
    await writeCertificate(files, { cert: own.cert + other.cert, key: own.key });
    expect(await refusal(files)).toBe('was opened');
  });

  test('with a certificate that has expired', async () => {
    const files = await aCertificateInFiles(aCertificate({ until: '2026-11-20' }));
    expect(await refusal(files)).toBe('TLS_CERT: the certificate in [cert] expired on 2026-11-20; renew it');
  });

  test('with a certificate that is not valid yet', async () => {
    const files = await aCertificateInFiles(aCertificate({ from: '2026-11-21' }));
    expect(await refusal(files)).toBe(
      'TLS_CERT: the certificate in [cert] is valid from 2026-11-21 on; check the clock of this machine',
    );
  });
});
