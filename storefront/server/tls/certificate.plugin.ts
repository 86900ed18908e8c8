import fp from 'fastify-plugin';
import { serverConfig } from '../../src/config.ts';
import type { Certificate } from './certificate.ts';
import type { CertificateStore } from './certificate-store.ts';

interface CertificateOptions {
  /** Absent where this server does not end TLS. */
  readonly certificates: CertificateStore | undefined;
  /** The public origin of the shop, when it is known. */
  readonly publicUrl: string | undefined;
  readonly now: () => number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the files of the certificate now, for whoever does not wait until their change is noticed. */
    reloadCertificate(): Promise<void>;
  }
}

const DAY_MS = 86_400_000;

/** Follows the certificate while the server runs, and says in the log when it needs attention. */
export const certificatePlugin = fp<CertificateOptions>(
  async (app, { certificates, publicUrl, now }) => {
    app.decorate('reloadCertificate', async () => certificates?.reload());
    if (!certificates) return;

    function warnAbout({ validUntil, covers }: Certificate): void {
      const days = Math.floor((validUntil.getTime() - now()) / DAY_MS);
      if (days < serverConfig.certificateWarnDays) app.log.warn({ validUntil, days }, 'The certificate expires soon');
      const host = publicUrl && new URL(publicUrl).hostname;
      if (host && !covers(host)) app.log.warn({ host }, 'The certificate is not for the host of STOREFRONT_URL');
    }

    warnAbout(certificates.current());
    certificates.onRenewed((certificate) => {
      app.log.info({ validUntil: certificate.validUntil }, 'The certificate was renewed');
      warnAbout(certificate);
    });
    app.addHook('onClose', async () => certificates.stop());
  },
  { name: 'certificate' },
);
