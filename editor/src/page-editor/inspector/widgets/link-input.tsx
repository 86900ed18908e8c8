import { useQuery } from '@tanstack/react-query';
import { isAnchor } from '@witryna/module-schemas';
import { useEffect, useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { pagesQuery } from '../../../api/pages.ts';
import { t } from '../../../i18n/pl.ts';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import type { FieldControlProps } from '../../../ui/field.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { titleOfDriver } from '../../describe/index.ts';
import { useInspector } from '../inspector-context.tsx';
import { asHref, looksLikeAddress } from './as-href.ts';
import styles from './link-input.module.css';
import { LinkPlace } from './link-place.tsx';

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
  const [isUsed, setUsed] = useState(false);
  const { listAnchors } = useInspector();
  const words = useDebouncedValue(text, PAUSE_MS);
  const isSearch = words !== value && !looksLikeAddress(words);
  const search = isSearch ? words.trim() : '';
  const pages = useQuery({ ...pagesQuery(useApi(), { search, pageSize: SUGGESTED }), enabled: !disabled });

  useEffect(() => setText(value), [value]);

  const isHash = text.startsWith('#');
  const ofPages: ComboboxOption[] = (isHash ? [] : (pages.data?.items ?? []))
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
  // Of what is chosen already the others are offered, too.
  const places = (isUsed && (isHash || text === '') ? listAnchors() : []).filter(({ anchor }) => isAnchor(anchor));
  const isChosen = places.some(({ anchor }) => text === `#${anchor}`);
  const ownPlaces: ComboboxOption[] = places
    .map(({ anchor, placed }) => ({ id: `#${anchor}`, driver: placed.driver }))
    .filter(({ id }) => isChosen || id.startsWith(text))
    .map(({ id, driver }) => ({
      id,
      label: id,
      content: (
        <span className={styles.option}>
          <span>{id}</span>
          <span className={styles.path}>{t.inspector.link.ownPlace(titleOfDriver(driver))}</span>
        </span>
      ),
    }));
  const take = (typed: string) => {
    const href = asHref(typed);
    setText(href);
    if (href !== value) onChange(href === '' ? undefined : href);
  };
  return (
    <div className={styles.root}>
      <Combobox
        control={control}
        label={label}
        placeholder={t.inspector.link.search}
        text={text}
        options={[...ownPlaces, ...ofPages]}
        loading={pages.isFetching && !isHash}
        disabled={disabled}
        onText={(typed) => {
          setText(typed);
          // What is an address already shows at once; words wait until a page is chosen.
          if (typed === '' || looksLikeAddress(typed)) onChange(typed === '' ? undefined : asHref(typed));
        }}
        onChoose={(option) => take(option.id)}
        onEnter={() => take(text)}
        onFocus={() => setUsed(true)}
        onBlur={() => take(text)}
      />
      {isUsed && value.startsWith('/') && <LinkPlace href={value} disabled={disabled} onChange={take} />}
    </div>
  );
}
