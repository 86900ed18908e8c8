import {
  amountText,
  currencySignOf,
  filterValues,
  type ListingFacet,
  parseAmount,
  toFilters,
  withoutFilters,
} from '@witryna/module-schemas';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useShop } from '../../shop/shop.ts';
import styles from './price-fields.module.css';
import type { FilterChoice } from './use-filter-choice.ts';

interface PriceFieldsProps {
  readonly facet: Extract<ListingFacet, { kind: 'price' }>;
  readonly choice: FilterChoice;
}

const BOUNDS = ['from', 'to'] as const;
type Bound = (typeof BOUNDS)[number];

const MINOR_UNITS = 100;

/** The lowest and the highest price, typed; taken when a field is left or Enter is pressed. */
export function PriceFields({ facet, choice }: PriceFieldsProps) {
  const { site, t } = useShop();
  const root = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [wrong, setWrong] = useState<readonly Bound[]>([]);
  const { price } = choice.filters;
  const usual = { from: Math.floor(facet.min / MINOR_UNITS), to: Math.ceil(facet.max / MINOR_UNITS) };

  const apply = () => {
    const texts = BOUNDS.map((bound) => [bound, fieldOf(root.current, bound)?.value.trim() ?? ''] as const);
    const faults = texts.flatMap(([bound, text]) => (text !== '' && parseAmount(text) === undefined ? [bound] : []));
    setWrong(faults);
    if (faults.length > 0) return;
    const values = texts.flatMap(([bound, text]) => {
      const amount = parseAmount(text);
      return amount === undefined ? [] : [{ code: 'price' as const, value: String(amount), bound }];
    });
    const next = toFilters([...filterValues(withoutFilters(choice.filters, ['price'])), ...values]);
    if (next.price?.from !== price?.from || next.price?.to !== price?.to) choice.choose(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };

  return (
    <div ref={root} className={styles.root}>
      {BOUNDS.map((bound) => (
        <label key={bound}>
          <span className={styles.name}>{t(bound === 'from' ? 'priceFromField' : 'priceToField')}</span>
          <span className={styles.box}>
            <input
              // Another choice is another beginning; what is being typed stays.
              key={price?.[bound]}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              className={styles.input}
              name={`price-${bound}`}
              defaultValue={price?.[bound] === undefined ? '' : shownAmount(price[bound], site.language)}
              placeholder={String(usual[bound])}
              aria-invalid={wrong.includes(bound) || undefined}
              aria-describedby={wrong.includes(bound) ? hintId : undefined}
              onBlur={apply}
              onKeyDown={onKeyDown}
            />
            <span className={styles.currency} aria-hidden="true">
              {currencySignOf(site.language, site.currency)}
            </span>
          </span>
        </label>
      ))}
      {wrong.length > 0 && (
        <p className={styles.fault} id={hintId} role="alert">
          {t('priceWrong')}
        </p>
      )}
    </div>
  );
}

const fieldOf = (root: HTMLElement | null, bound: Bound) =>
  root?.querySelector<HTMLInputElement>(`[name="price-${bound}"]`);

/** As the reader's language writes it, so that it can be read back. */
const shownAmount = (amount: number, language: string) =>
  language.startsWith('en') ? amountText(amount) : amountText(amount).replace('.', ',');
