import { CONTACT_LIMITS, HONEYPOT_FIELD } from '@witryna/module-schemas';
import type { ActionResult } from '@witryna/modules/shop/actions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createShopClient, NOBODY, type Send } from '../../src/api/shop-client.ts';
import { API_PREFIX, serverConfig } from '../../src/config.ts';
import { type PostedForm, postedFormOf } from '../../src/content/own-paths.ts';
import { addressInSite, normalPath } from '../../src/content/page-address.ts';
import type { FormAnswerView } from '../../src/content/view.ts';
import { deviceOfUserAgent } from '../../src/device/device.ts';
import { sendMessage } from '../../src/forms/send-message.ts';
import { subscribeToNewsletter } from '../../src/forms/subscribe-to-newsletter.ts';
import { shopActionTextsOf } from '../../src/i18n/shop-action-texts.ts';
import type { ShopActionTexts } from '../../src/i18n/shop-actions.pl.ts';
import { createHtmlResponse } from '../html/html-response.ts';
import type { PageDocuments } from '../html/page-documents.ts';
import { REQUEST_ID_HEADER } from '../http/error-handler.ts';
import { documentHeaders, secretPageHeaders } from '../http/security-headers.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import { createTimeBudget } from '../registry/time-budget.ts';
import type { KnownSite, SiteDirectory } from '../sites/site-directory.ts';
import { loadFrame } from './surroundings.ts';

interface FormPostsOptions {
  readonly sites: SiteDirectory;
  readonly registry: RegistryClient;
  readonly documents: PageDocuments;
  readonly headers: readonly string[];
  readonly registryUrl: string;
  readonly pageMs: number;
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORM_FIELDS = [
  'name',
  'email',
  'phone',
  'topic',
  'orderNumber',
  'message',
  'hasPrivacyConsent',
  'hasSmsConsent',
] as const;
/** Far above the longest message: what is longer is cut, and refused by the registry. */
const MAX_FIELD_LENGTH = 2 * CONTACT_LIMITS.message;

type FormValues = Readonly<Partial<Record<(typeof FORM_FIELDS)[number], string>>>;

/** Forms of modules as a browser posts them where no script runs: each is answered with a page. */
export async function formPostsRoutes(app: FastifyInstance, options: FormPostsOptions): Promise<void> {
  const { sites, registry, documents, registryUrl, pageMs } = options;
  const headers = secretPageHeaders(options.headers);

  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: serverConfig.formBodyLimit }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );

  app.post('/*', async (request, reply) => {
    const { host } = request.headers;
    const pathname = (request.raw.url ?? '/').split('?', 1)[0] ?? '/';
    const budget = createTimeBudget(pageMs);
    const found = host === undefined ? undefined : await sites.find(host, pathname, budget);
    const form = found && postedFormOf(normalPath(found.path));
    if (!found || !form || !(request.body instanceof URLSearchParams)) return reply.callNotFound();
    // Another site may lead here, but not send in somebody's name.
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.callNotFound();
    const site = await sites.details(found.site.code, budget);
    const { code, basePath } = site.shop.site;
    const view = await answerForm(request, site, form, request.body);
    const surroundings = await loadFrame(registry, { code, budget });
    const device = deviceOfUserAgent(request.headers['user-agent'] ?? '');
    const { body, styleSource } = documents.plain(site, view, surroundings, addressInSite('/', basePath), device);
    const ownHeaders = documentHeaders(headers, { styleSource, services: site.shop.settings.externalServices });
    const parts = { status: statusOf(view), headers: ownHeaders, body, cacheControl: 'no-store' };
    reply.hijack();
    createHtmlResponse(parts).send(request.raw, reply.raw);
    return reply;
  });

  async function answerForm(
    request: FastifyRequest,
    { shop }: KnownSite,
    form: PostedForm,
    posted: URLSearchParams,
  ): Promise<Omit<FormAnswerView, 'surroundings'>> {
    const texts = shopActionTextsOf(shop.site.language);
    const client = createShopClient(shop.site, { send: sendFor(request, registryUrl), person: NOBODY });
    const values = valuesOf(posted);
    const result = posted.get(HONEYPOT_FIELD)
      ? { ok: true as const, message: texts.thanks }
      : await act(form, values, { client, texts });
    const answer = { kind: 'form-answer', form, title: titleOf(form, result, texts) } as const;
    if (result.ok) return { ...answer, values: {}, faults: [], message: result.message ?? texts.thanks };
    return { ...answer, values, faults: result.errors };
  }
}

function act(form: PostedForm, values: FormValues, parts: Parameters<typeof sendMessage>[0]): Promise<ActionResult> {
  const { name = '', email = '', phone = '', topic = '', orderNumber = '', message = '' } = values;
  const hasPrivacyConsent = values.hasPrivacyConsent === 'true';
  if (form === 'newsletter') {
    const hasSmsConsent = values.hasSmsConsent === 'true';
    return subscribeToNewsletter(parts, { email, hasPrivacyConsent, hasSmsConsent, phone });
  }
  return sendMessage(parts, { name, email, topic, orderNumber, message, hasPrivacyConsent });
}

function titleOf(form: PostedForm, { ok }: ActionResult, texts: ShopActionTexts): string {
  if (!ok) return texts.formErrorTitle;
  return form === 'newsletter' ? texts.newsletterTitle : texts.messageTitle;
}

const UNAVAILABLE = 503;
const REFUSED = 422;

function statusOf({ faults }: Pick<FormAnswerView, 'faults'>): number {
  if (faults.length === 0) return 200;
  return faults.some(({ field }) => field !== undefined) ? REFUSED : UNAVAILABLE;
}

/** The fields that the forms have; no other, and none that is endless. */
function valuesOf(posted: URLSearchParams): FormValues {
  return Object.fromEntries(
    FORM_FIELDS.map((name) => [name, posted.get(name)?.slice(0, MAX_FIELD_LENGTH)] as const).filter(
      ([, value]) => value !== undefined,
    ),
  );
}

/** Asks the registry itself, in the name of who posted the form: its limits are by network. */
function sendFor(request: FastifyRequest, registryUrl: string): Send {
  return (address, init) => {
    const path = address.startsWith(`${API_PREFIX}/`) ? address.slice(API_PREFIX.length) : address;
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', request.ip);
    headers.set(REQUEST_ID_HEADER, request.id);
    return fetch(new URL(path, registryUrl), { ...init, headers });
  };
}
