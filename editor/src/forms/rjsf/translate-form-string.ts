import { englishStringTranslator, TranslatableString } from '@rjsf/utils';
import { t } from '../../i18n/pl.ts';

const SENTENCES: Partial<Record<TranslatableString, (params: readonly string[]) => string>> = {
  [TranslatableString.OptionalObjectAdd]: () => t.common.add,
  [TranslatableString.OptionalObjectRemove]: () => t.common.remove,
  [TranslatableString.OptionalObjectEmptyMsg]: () => t.inspector.none,
  [TranslatableString.ArrayItemTitle]: () => t.inspector.itemFallback,
  [TranslatableString.YesLabel]: () => 'Tak',
  [TranslatableString.NoLabel]: () => 'Nie',
};

/** The few words that rjsf itself puts on our forms, in Polish. */
export function translateFormString(text: TranslatableString, params: string[] = []): string {
  return SENTENCES[text]?.(params) ?? englishStringTranslator(text, params);
}
