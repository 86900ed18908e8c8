import type { PageTexts } from '../i18n/mail-link-texts.ts';
import type { ShopAnswer } from './shop-answer.ts';

/** The sentence that an answer is told in; the faults of fields stand beside their fields. */
export function answerText(answer: ShopAnswer | undefined, { page, common }: PageTexts): string | undefined {
  switch (answer?.kind) {
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

/** True for an answer after which the same can be tried again. */
export function mayTryAgain(answer: ShopAnswer | undefined): boolean {
  return answer?.kind === 'limited' || answer?.kind === 'unavailable' || answer?.kind === 'unreachable';
}

/** The sentence of the shop beside one field. */
export function faultOfField(answer: ShopAnswer | undefined, path: string): string | undefined {
  return answer?.kind === 'refused' ? answer.faults.find((fault) => fault.path === path)?.message : undefined;
}
