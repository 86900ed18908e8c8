import { isAnchor } from '@witryna/module-schemas';
import { useEffect, useState } from 'react';
import { t } from '../../../i18n/pl.ts';
import { Combobox, type ComboboxOption } from '../../../ui/fields/combobox.tsx';
import type { FieldControlProps } from '../../../ui/fields/field.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { titleOfDriver } from '../../describe/index.ts';
import { useInspector } from '../inspector-context.tsx';
import { asHref, looksLikeAddress } from './as-href.ts';
import styles from './link-input.module.css';
import { LinkPlace } from './link-place.tsx';
import { useLinkTargets } from './link-targets.tsx';

const PAUSE_MS = 200;

export interface LinkInputProps {
  readonly control?: FieldControlProps;
  readonly label?: string;
  readonly value: string;
  readonly disabled?: boolean;
  readonly onChange: (href: string | undefined) => void;
  /** Enter, once an address stands there. */
  readonly onEnter?: (href: string) => void;
}

/** An address: a page, category or product of the shop found by its name, or anything that may be linked to, typed. */
export function LinkInput({ control, label, value, disabled, onChange, onEnter }: LinkInputProps) {
  const [text, setText] = useState(value);
  const [isUsed, setUsed] = useState(false);
  const { listAnchors } = useInspector();
  const words = useDebouncedValue(text, PAUSE_MS);
  const isSearch = words !== value && !looksLikeAddress(words);
  useEffect(() => setText(value), [value]);

  const isHash = text.startsWith('#');
  const targets = useLinkTargets(isSearch ? words.trim() : '', disabled === true || !isUsed);
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
        options={[...ownPlaces, ...(isHash ? [] : targets.options)]}
        loading={targets.isLoading && !isHash}
        disabled={disabled}
        onText={(typed) => {
          setText(typed);
          // What is an address already shows at once; words wait until a page is chosen.
          if (typed === '' || looksLikeAddress(typed)) onChange(typed === '' ? undefined : asHref(typed));
        }}
        onChoose={(option) => take(option.id)}
        onEnter={() => {
          take(text);
          onEnter?.(asHref(text));
        }}
        onFocus={() => setUsed(true)}
        onBlur={() => take(text)}
      />
      {isUsed && value.startsWith('/') && <LinkPlace href={value} disabled={disabled} onChange={take} />}
    </div>
  );
}
