import type { PageFault } from '@witryna/module-schemas';
import type { Site } from '../../content/sites/index.ts';
import type { Db } from '../../database/dialects.ts';
import { NotFound } from '../../errors.ts';
import type { App } from '../../fastify-app.ts';
import { InputInvalid } from '../../http/error-handler.ts';
import { readPurchasableVariants } from '../pricing/index.ts';
import { shopSettingsOf } from '../shop-settings.ts';
import type { GiftRule, GiftRulesStore } from './gift-rules.store.ts';
import {
  type GiftRuleInput,
  giftRuleAnswerSchema,
  giftRuleListAnswerSchema,
  giftRuleListSchema,
  giftRuleParams,
  giftRuleSchema,
} from './gifts.schema.ts';
import { givenKindOf } from './given-kind.ts';

const tags = ['gifts'];
const error = { $ref: 'Error#' } as const;
const refusals = { 404: error, 409: error, 422: error } as const;
const reading = { access: 'staff:viewer' } as const;
// What is written here holds in the shop at once: it is publishing.
const writing = { access: 'staff:publisher' } as const;

/** Rules of gifts and samples, for staff. */
export function giftRulesRoutes(app: App, rules: GiftRulesStore): void {
  const answerOf = (rule: GiftRule) => toAnswer(rule, app.sites.find(String(rule.siteId))?.code ?? '');

  app.get(
    '/staff/gift-rules',
    {
      config: reading,
      schema: {
        tags,
        summary: 'What the shop gives',
        querystring: giftRuleListSchema,
        response: { 200: giftRuleListAnswerSchema },
      },
    },
    async ({ query: { site, ...paging } }) => {
      const { items, total } = await rules.list({ ...paging, siteId: app.sites.require(site).id });
      return { items: items.map(answerOf), total, ...paging };
    },
  );

  app.post(
    '/staff/gift-rules',
    {
      config: writing,
      schema: { tags, body: giftRuleSchema, response: { 201: giftRuleAnswerSchema, ...refusals } },
    },
    async ({ body }, reply) => {
      const site = app.sites.require(body.site);
      await refuseUnsound(app.db, body, site);
      return reply.status(201).send(answerOf(await rules.create(site.id, body)));
    },
  );

  app.get(
    '/staff/gift-rules/:id',
    { config: reading, schema: { tags, params: giftRuleParams, response: { 200: giftRuleAnswerSchema, 404: error } } },
    async ({ params: { id } }) => answerOf(await require(id)),
  );

  app.put(
    '/staff/gift-rules/:id',
    {
      config: writing,
      schema: {
        tags,
        params: giftRuleParams,
        body: giftRuleSchema,
        response: { 200: giftRuleAnswerSchema, ...refusals },
      },
    },
    async ({ params: { id }, body }) => {
      const { siteId } = await require(id);
      await refuseUnsound(app.db, body, app.sites.require(String(siteId)));
      const changed = await rules.update(id, body);
      if (!changed) throw new NotFound();
      return answerOf(changed);
    },
  );

  app.delete(
    '/staff/gift-rules/:id',
    { config: writing, schema: { tags, params: giftRuleParams } },
    async (request, reply) => {
      await rules.remove(request.params.id);
      return reply.status(204).send();
    },
  );

  async function require(id: number): Promise<GiftRule> {
    const rule = await rules.find(id);
    if (!rule) throw new NotFound();
    return rule;
  }
}

/** Throws `InputInvalid` for a rule that gives what there is not, or what is sold. */
async function refuseUnsound(db: Db, { skus, kind, startsAt, endsAt }: GiftRuleInput, site: Site): Promise<void> {
  const settings = shopSettingsOf(site);
  const variants = await readPurchasableVariants(db, skus, site.currency);
  const faults: PageFault[] = skus.flatMap((sku, index) => {
    const named = variants.filter((variant) => variant.sku === sku || variant.productSku === sku);
    const path = `/skus/${index}`;
    if (named.length === 0) return [{ path, rule: 'exists', message: `Nie ma produktu „${sku}”.` }];
    if (named.every((variant) => givenKindOf(variant, settings) === kind)) return [];
    const message = kind === 'gift' ? `„${sku}” nie jest prezentem.` : `„${sku}” nie jest próbką.`;
    return [{ path, rule: 'given', message }];
  });
  if (startsAt !== undefined && endsAt !== undefined && Date.parse(startsAt) >= Date.parse(endsAt)) {
    faults.push({ path: '/endsAt', rule: 'after-start', message: 'Koniec musi być po początku.' });
  }
  if (faults.length > 0) throw new InputInvalid(faults);
}

function toAnswer({ id, name, kind, threshold, skus, choices, startsAt, endsAt, isActive }: GiftRule, site: string) {
  return {
    id,
    site,
    name,
    kind,
    skus: [...skus],
    choices,
    isActive,
    ...(threshold !== null && { threshold }),
    ...(startsAt && { startsAt: startsAt.toISOString() }),
    ...(endsAt && { endsAt: endsAt.toISOString() }),
  };
}
