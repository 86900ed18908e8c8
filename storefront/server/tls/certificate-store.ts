import { type Certificate, certificateOf, type PemTexts, readPemTexts, type TlsFiles } from './certificate.ts';

/** The certificate in use, followed as its files are renewed. */
export interface CertificateStore {
  /** What new connections get. */
  current(): Certificate;
  /** Reads the files now. Where they cannot be used, the one before stays and the reason is reported. */
  reload(): Promise<void>;
  /** Calls back with each certificate that replaces another. */
  onRenewed(listener: (certificate: Certificate) => void): void;
  /** Looks no more whether the files have changed. */
  stop(): void;
}

interface CertificateStoreOptions {
  /** How often the files are compared, in milliseconds. */
  readonly checkMs: number;
  readonly now: () => number;
  /** Told when changed files cannot be used. */
  readonly onRefused: (error: unknown) => void;
}

/**
 * Opens the certificate, and compares its files from time to time: a watcher of the file system would miss links that
 * are pointed elsewhere, as tools for renewal and mounted secrets do.
 *
 * @throws CertificateRefused when there is none to begin with
 */
export async function openCertificate(files: TlsFiles, options: CertificateStoreOptions): Promise<CertificateStore> {
  const first = await readPemTexts(files);
  let certificate = certificateOf(first, files, options.now());
  /** What was read last to be used, and what was found at the last look. */
  let tried = first;
  let seen = first;
  const listeners: ((certificate: Certificate) => void)[] = [];

  function use(found: PemTexts): void {
    tried = found;
    try {
      certificate = certificateOf(found, files, options.now());
    } catch (error) {
      options.onRefused(error);
      return;
    }
    for (const listener of listeners) listener(certificate);
  }

  async function reload(): Promise<void> {
    await readPemTexts(files).then(use, options.onRefused);
  }

  /** The two files are written one after the other: only what is found twice is used, or refused, once. */
  async function check(): Promise<void> {
    const found = await readPemTexts(files).catch(() => tried);
    if (isSame(found, tried)) return;
    if (isSame(found, seen)) use(found);
    seen = found;
  }

  const timer = setInterval(() => void check(), options.checkMs);
  timer.unref();
  return {
    current: () => certificate,
    reload,
    onRenewed: (listener) => void listeners.push(listener),
    stop: () => clearInterval(timer),
  };
}

const isSame = (one: PemTexts, other: PemTexts) => one.cert === other.cert && one.key === other.key;
