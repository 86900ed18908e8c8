import { rename, writeFile } from 'node:fs/promises';
import { aCertificate, aCertificateInFiles, writeCertificate } from '@witryna/module-schemas/testing';
import { afterEach, expect, test } from 'vitest';
import { type CertificateStore, openCertificate } from './certificate-store.ts';

const CHECK_MS = 5;
const NEVER_MS = 600_000;

const open: CertificateStore[] = [];
afterEach(() => {
  for (const store of open.splice(0)) store.stop();
});

async function start(checkMs = CHECK_MS) {
  const first = aCertificate();
  const files = await aCertificateInFiles(first);
  const refused: string[] = [];
  const store = await openCertificate(files, {
    checkMs,
    now: () => Date.parse('2026-11-20T12:00:00Z'),
    onRefused: (error) => void refused.push(error instanceof Error ? error.message : ''),
  });
  open.push(store);
  const renewals: string[] = [];
  store.onRenewed(({ cert }) => void renewals.push(cert));
  return { files, first, store, refused, renewals };
}

test('a certificate whose files change is renewed by itself', async () => {
  const { files, store, renewals, refused } = await start();
  const renewed = aCertificate();
  await writeCertificate(files, renewed);
  await expect.poll(() => store.current().cert).toBe(renewed.cert);
  expect([renewals, refused]).toEqual([[renewed.cert], []]);
});

test('files that are put in the place of others are noticed, one after the other', async () => {
  const { files, store, refused } = await start();
  const renewed = aCertificate();
  await writeFile(`${files.cert}.new`, renewed.cert);
  await rename(`${files.cert}.new`, files.cert);
  // The pair does not fit together until the key has followed; that is reported when it stays so, and once.
  await expect
    .poll(() => refused)
    .toEqual([`TLS_KEY: ${files.key} is not the key of the certificate in ${files.cert}`]);
  await writeFile(`${files.key}.new`, renewed.key);
  await rename(`${files.key}.new`, files.key);
  await expect.poll(() => store.current().cert).toBe(renewed.cert);
  expect(refused).toHaveLength(1);
});

test('when it is told to, the store reads at once; what cannot be used leaves the certificate as it was', async () => {
  const { files, first, store, refused } = await start(NEVER_MS);
  await writeCertificate(files, aCertificate({ until: '2026-01-01' }));
  await store.reload();
  expect(store.current().cert).toBe(first.cert);
  expect(refused).toEqual([`TLS_CERT: the certificate in ${files.cert} expired on 2026-01-01; renew it`]);
  const renewed = aCertificate();
  await writeCertificate(files, renewed);
  await store.reload();
  expect(store.current().cert).toBe(renewed.cert);
});
