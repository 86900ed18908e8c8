import Fastify, { type FastifyInstance } from 'fastify';
import type { StandInsConfig } from './config.ts';
import { facebookPlugin } from './facebook/facebook.plugin.ts';
import { parseFormBodies } from './form-parser.ts';
import { inpostPlugin } from './inpost/inpost.plugin.ts';
import { createMailStore } from './mailbox/mail-store.ts';
import { mailboxPlugin } from './mailbox/mailbox.plugin.ts';
import { startSmtpReceiver } from './mailbox/smtp-receiver.ts';
import { marketingPlugin } from './marketing/marketing.plugin.ts';
import { openidPlugin } from './openid/openid.plugin.ts';
import { orlenPlugin } from './orlen/orlen.plugin.ts';
import { html } from './pages/html.ts';
import { STYLE, sendPage } from './pages/page.ts';
import { paymentsPlugin } from './payments/payments.plugin.ts';
import { shipxPlugin } from './shipx/shipx.plugin.ts';
import { synerisePlugin } from './synerise/synerise.plugin.ts';
import { trustedShopsPlugin } from './trusted-shops/trusted-shops.plugin.ts';

const BODY_BYTES = 64 * 1024;

export interface StandIns {
  readonly app: FastifyInstance;
  /** Where mail is taken. */
  readonly smtpPort: number;
}

/** Builds all stand-ins; takes mail at once, but opens no port of its own pages. */
export async function buildStandIns(config: StandInsConfig): Promise<StandIns> {
  const app = Fastify({ logger: false, bodyLimit: BODY_BYTES, forceCloseConnections: true });
  const mailStore = createMailStore();
  const receiver = await startSmtpReceiver({ host: config.host, port: config.smtpPort, onMail: mailStore.add });
  app.addHook('onClose', () => receiver.close());

  parseFormBodies(app);
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/', async (_request, reply) =>
    sendPage(
      reply,
      'Usługi zastępcze',
      html`<ul>
<li><a href="/poczta">Poczta</a> – wszystko, co sklep wysłał</li>
<li><a href="/platnosci">Operatorzy płatności</a> – jak mają się zachowywać</li>
<li><a href="/marketing">Marketing i tagi</a> – co przysłały strony sklepu, których klienci na to pozwolili</li>
<li>Logowanie kontem Google i Facebook – otwiera je sklep</li>
<li>Opinie Trusted Shops, wyszukiwanie Synerise, punkty InPost i Orlen Paczka, etykiety InPost – pyta o nie serwer sklepu</li>
</ul>`,
    ),
  );
  await app.register(mailboxPlugin, { mailStore });
  await app.register(openidPlugin, { config });
  await app.register(facebookPlugin, { config });
  await app.register(trustedShopsPlugin);
  await app.register(synerisePlugin);
  await app.register(marketingPlugin);
  await app.register(inpostPlugin, { config });
  await app.register(shipxPlugin, { config });
  await app.register(orlenPlugin);
  await app.register(paymentsPlugin, { config });
  return { app, smtpPort: receiver.port };
}
