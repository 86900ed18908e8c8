import { pluralRulesOf } from '@witryna/module-schemas';
import { textsOf } from './known-languages.ts';
import { fillIn } from './messages.ts';
import type { CountedSentence, ShopActionTexts } from './shop-actions.pl.ts';

/** What actions say in a site's language (BCP 47). */
export function shopActionTextsOf(language: string): ShopActionTexts {
  return textsOf(language, 'actions');
}

/** The form of a sentence that goes with a number, by the plural rules of the language. */
export function countedSentence(forms: CountedSentence, language: string, count: number): string {
  const form = forms[pluralRulesOf(language).select(count)] ?? forms.other ?? '';
  return fillIn(form, { count: String(count) });
}
