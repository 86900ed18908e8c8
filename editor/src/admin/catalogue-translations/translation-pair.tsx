import { t } from '../../i18n/pl.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea, TextInput } from '../../ui/fields/inputs.tsx';
import type { TranslationField } from './translation-fields.ts';
import styles from './translation-pair.module.css';

export interface TranslationPairProps {
  readonly field: TranslationField;
  readonly language: string;
  readonly value: string;
  /** What the shop shows meanwhile where it is not empty. */
  readonly english: string;
  readonly errors: readonly string[] | undefined;
  readonly onChange: (value: string) => void;
}

const words = t.catalogueTranslations;
const SHOWN_OF_FALLBACK = 80;

/** One text: what the catalogue says, and beside it what the language says. */
export function TranslationPair({ field, language, value, english, errors, onChange }: TranslationPairProps) {
  const { label, original, shape, maxLength, path } = field;
  const isEmpty = value.trim() === '';
  const isAddress = path === '/address';
  const isPage = path === '/page';
  const rows = Math.min(12, Math.max(3, original.split('\n').length + 1));
  const help = [
    ...(shape === 'list' ? [words.onePerLine] : []),
    ...(isEmpty ? [isPage ? words.noPage : fallbackSentence(english, isAddress)] : []),
  ].join(' ');
  return (
    <div className={styles.pair}>
      <div className={styles.original}>
        <p className={styles.caption}>
          {label}, {words.original.toLowerCase()}
        </p>
        <p lang="pl" className={styles.text}>
          {isAddress ? `/${original}` : original}
        </p>
      </div>
      <Field
        label={label}
        help={help || undefined}
        errors={errors ?? []}
        aside={isEmpty && !isAddress && !isPage && <Badge tone="warning">{words.nothing}</Badge>}
      >
        {(control) =>
          shape === 'line' ? (
            <TextInput
              {...control}
              lang={language}
              autoComplete="off"
              spellCheck={!isAddress && !isPage}
              maxLength={maxLength}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            <TextArea
              {...control}
              lang={language}
              rows={rows}
              maxLength={maxLength}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )
        }
      </Field>
    </div>
  );
}

function fallbackSentence(english: string, isAddress: boolean): string {
  if (english === '') return isAddress ? words.sameAddress : words.inPolish;
  const text = english.length > SHOWN_OF_FALLBACK ? `${english.slice(0, SHOWN_OF_FALLBACK).trimEnd()}…` : english;
  return words.fallback(words.inEnglish, isAddress ? `/${text}` : text);
}
