import { englishStringTranslator, TranslatableString } from '@rjsf/utils';
import { t } from '../../i18n/pl.ts';
import type { SharedWords } from '../../i18n/shared-words.pl.ts';

type Sentences = Partial<Record<TranslatableString, string>>;

/** The few words that rjsf itself puts on our forms. */
export function formTranslator({ common }: SharedWords): (text: TranslatableString, params?: string[]) => string {
  const sentences: Sentences = {
    [TranslatableString.OptionalObjectAdd]: common.add,
    [TranslatableString.OptionalObjectRemove]: common.remove,
    [TranslatableString.OptionalObjectEmptyMsg]: t.inspector.none,
    [TranslatableString.ArrayItemTitle]: t.inspector.itemFallback,
    [TranslatableString.YesLabel]: common.yes,
    [TranslatableString.NoLabel]: common.no,
  };
  return (text, params = []) => sentences[text] ?? englishStringTranslator(text, params);
}
