import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { pagesQuery } from '../../../api/pages.ts';
import { t } from '../../../i18n/pl.ts';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import type { FieldControlProps } from '../../../ui/field.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { asHref, looksLikeAddress } from './as-href.ts';
import styles from './link-input.module.css';

const SUGGESTED = 8;
const PAUSE_MS = 200;

export interface LinkInputProps {
  readonly control?: FieldControlProps;
  readonly label?: string;
  readonly value: string;
  readonly disabled?: boolean;
  readonly onChange: (href: string | undefined) => void;
}

/** An address: a page of the shop found by its title, or anything that may be linked to, typed. */
export function LinkInput({ control, label, value, disabled, onChange }: LinkInputProps) {
  const [text, setText] = useState(value);
  const words = useDebouncedValue(text, PAUSE_MS);
  const isSearch = words !== value && !looksLikeAddress(words);
  const search = isSearch ? words.trim() : '';
  const pages = useQuery({ ...pagesQuery(useApi(), { search, pageSize: SUGGESTED }), enabled: !disabled });

  useEffect(() => setText(value), [value]);

  const options: ComboboxOption[] = (pages.data?.items ?? [])
    .filter((page) => !page.isTemplate)
    .map((page) => ({
      id: page.urlPath,
      label: page.urlPath,
      content: (
        <span className={styles.option}>
          <span>{page.title}</span>
          <span className={styles.path}>{page.urlPath}</span>
        </span>
      ),
    }));
  const take = (typed: string) => {
    const href = asHref(typed);
    setText(href);
    if (href !== value) onChange(href === '' ? undefined : href);
  };
  return (
    <Combobox
      control={control}
      label={label}
      placeholder={t.inspector.link.search}
      text={text}
      options={options}
      loading={pages.isFetching}
      disabled={disabled}
      onText={(typed) => {
        setText(typed);
        // What is an address already shows at once; words wait until a page is chosen.
        if (typed === '' || looksLikeAddress(typed)) onChange(typed === '' ? undefined : asHref(typed));
      }}
      onChoose={(option) => take(option.id)}
      onEnter={() => take(text)}
      onBlur={() => take(text)}
    />
  );
}
