import type { ShopResult } from '../api/shop-result.ts';
import type { PageTexts } from '../i18n/screen-texts.ts';

/** The sentence for a result; the errors of fields stand beside their fields. */
export function resultText(result: ShopResult | undefined, { page, common }: PageTexts): string | undefined {
  switch (result?.kind) {
    case 'done':
      return page.done;
    case 'invalid':
      return page.invalid;
    case 'limited':
      return common.limited;
    case 'unavailable':
      return common.unavailable;
    case 'unreachable':
      return common.unreachable;
    default:
      return undefined;
  }
}

/** True for a result after which the same can be tried again. */
export function mayRetry(result: ShopResult | undefined): boolean {
  return result?.kind === 'limited' || result?.kind === 'unavailable' || result?.kind === 'unreachable';
}

/** The sentence of the shop beside one field. */
export function errorOfField(result: ShopResult | undefined, path: string): string | undefined {
  return result?.kind === 'refused' ? result.errors.find((error) => error.path === path)?.message : undefined;
}
