export { default as fc } from 'fast-check';
export { aCertificate, aCertificateInFiles, writeCertificate } from './a-certificate.ts';
export { arbitraryMutation } from './arbitrary-mutation.ts';
export { arbitrarySettings, type KnownKeys } from './arbitrary-settings.ts';
