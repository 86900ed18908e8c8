import { useMemo, useState } from 'react';
import { type TranslationEntry, useSaveTranslation } from '../../api/commerce/catalogue-translations.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useMay } from '../../api/identity/session.ts';
import { type Faults, faultsAtFields, faultsElsewhere } from '../../forms/faults-at-fields.ts';
import { FormPage, FormSection } from '../../forms/form-page.tsx';
import { useFormState } from '../../forms/use-form-state.ts';
import { languageName } from '../../i18n/language-name.ts';
import { t } from '../../i18n/pl.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { checkTranslation, faultsOfFields, fromFormValues, textAt, toFormValues } from './translation.form-values.ts';
import { translationFields } from './translation-fields.ts';
import { TranslationLanguages } from './translation-languages.tsx';
import { TranslationPair } from './translation-pair.tsx';

export interface TranslationFormProps {
  readonly entry: TranslationEntry;
  readonly language: string;
  readonly languages: readonly string[];
  readonly back: { readonly to: string; readonly label: string };
}

const words = t.catalogueTranslations;
/** In which most shoppers read what their own language lacks. */
const COMMON_LANGUAGE = 'en';

/** Each text of a thing beside what the catalogue says; what is saved is in the shop at once. */
export function TranslationForm({ entry, language, languages, back }: TranslationFormProps) {
  const toast = useToast();
  const save = useSaveTranslation();
  const { original } = entry;
  const fields = useMemo(() => translationFields(original), [original]);
  const wordsIn = (code: string) => entry.translations.find((each) => each.language === code);
  const isKnown = languages.includes(language);
  const isReadOnly = !useMay('publisher') || !isKnown;
  const { values, set, settle, ...form } = useFormState(toFormValues(fields, wordsIn(language)));
  const [found, setFound] = useState<Faults>({});
  const refused = faultsOfFields(faultsAtFields(save.error), fields);
  const faults: Faults = { ...refused, ...found };
  const english = language === COMMON_LANGUAGE ? undefined : wordsIn(COMMON_LANGUAGE);

  const onSave = () => {
    const wrong = checkTranslation(original, values);
    setFound(wrong);
    save.reset();
    if (Object.keys(wrong).length > 0) return;
    save.mutate(
      { language, words: fromFormValues(original, values) },
      {
        onSuccess: () => {
          settle();
          toast({ tone: 'success', text: words.saved });
        },
      },
    );
  };
  const isShown = (path: string) => fields.some((field) => field.path === path);
  const problems = save.isError ? [errorSentence(save.error), ...faultsElsewhere(refused, isShown)] : undefined;

  return (
    <FormPage
      {...form}
      title={words.formTitle(original.name, languageName(language))}
      back={back}
      badge={<Badge>{words.kindOf[original.kind]}</Badge>}
      problem={problems?.map((sentence) => <p key={sentence}>{sentence}</p>)}
      faults={faults}
      isReadOnly={isReadOnly}
      isBusy={save.isPending}
      onSave={onSave}
    >
      {!isKnown && <Notice>{words.unknownLanguage}</Notice>}
      <TranslationLanguages kind={original.kind} itemKey={original.key} languages={languages} entry={entry} />
      <FormSection title={languageName(language)}>
        {fields.map((field) => (
          <TranslationPair
            key={field.path}
            field={field}
            language={language}
            value={values[field.path] ?? ''}
            english={textAt(english, field.path)}
            errors={faults[field.path]}
            onChange={(value) => set({ [field.path]: value })}
          />
        ))}
      </FormSection>
    </FormPage>
  );
}
