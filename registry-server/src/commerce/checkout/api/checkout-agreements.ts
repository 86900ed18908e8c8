import { trimSign } from '@witryna/module-schemas';
import { toCmsPage } from '../../../content/cms/index.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import type { QueryCheckoutAgreementsArgs } from '../../../graphql/types.gen.ts';
import { type Agreement, agreementsOf } from '../agreements.ts';

/** What is agreed to in the checkout, with the whole texts as the site's pages have them. */
export async function checkoutAgreements(
  _parent: unknown,
  { include_optional: withOptional }: QueryCheckoutAgreementsArgs,
  context: GraphqlContext,
) {
  const wanted = agreementsOf(context.site).filter(({ isRequired }) => isRequired || withOptional);
  return Promise.all(wanted.map((agreement) => toAgreement(agreement, context)));
}

async function toAgreement(agreement: Agreement, context: GraphqlContext) {
  const { id, code, name, checkboxText, isRequired, textVersion, path } = agreement;
  const slug = path === undefined ? undefined : trimSign(path, '/');
  const page = slug ? await context.app.pages.findPublished(context.site.id, slug) : undefined;
  return {
    agreement_id: id,
    code,
    name,
    checkbox_text: checkboxText,
    text_version: textVersion,
    is_required: isRequired,
    mode: 'MANUAL' as const,
    content_height: null,
    is_html: page !== undefined,
    content: page ? toCmsPage(page, context).content : checkboxText,
  };
}
