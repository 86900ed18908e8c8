import type { ReviewedShade } from '@witryna/modules';
import { useId } from 'react';
import styles from '../forms/forms.module.css';
import type { ReviewTexts } from '../i18n/reviews/pl.ts';

interface ShadeFieldProps {
  readonly shades: readonly ReviewedShade[];
  readonly boughtSkus: readonly string[];
  readonly chosen: string;
  readonly texts: ReviewTexts;
  readonly onChoose: (sku: string) => void;
}

/** Which shade a review is about; those that were bought come first. */
export function ShadeField({ shades, boughtSkus, chosen, texts, onChoose }: ShadeFieldProps) {
  const id = useId();
  const bought = shades.filter(({ sku }) => boughtSkus.includes(sku));
  const others = shades.filter(({ sku }) => !boughtSkus.includes(sku));
  const optionsOf = (some: readonly ReviewedShade[]) =>
    some.map(({ sku, label }) => (
      <option key={sku} value={sku}>
        {label}
      </option>
    ));
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {texts.shade}
      </label>
      <select
        className={styles.input}
        id={id}
        name="shade"
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{texts.noShade}</option>
        {bought.length > 0 ? (
          <>
            <optgroup label={texts.boughtShades}>{optionsOf(bought)}</optgroup>
            {others.length > 0 && <optgroup label={texts.otherShades}>{optionsOf(others)}</optgroup>}
          </>
        ) : (
          optionsOf(others)
        )}
      </select>
    </div>
  );
}
