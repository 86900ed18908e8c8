import type { WidgetProps } from '@rjsf/utils';
import { WIDTHS } from '@witryna/module-schemas';
import { t } from '../../../i18n/pl.ts';
import styles from './width-widget.module.css';

/** Shares of the widest, so that the bars show how the widths stand to each other. */
const BARS: Readonly<Record<string, number>> = { ExtraNarrow: 38, Narrow: 52, Normal: 75, Wide: 100 };

/** The widths of content, drawn as bars. */
export function WidthWidget({ id, schema, value, disabled, readonly, onChange }: WidgetProps) {
  const titles: Readonly<Record<string, string>> = schema['x-enumTitles'] ?? {};
  const chosen = value ?? schema.default;
  return (
    <div role="radiogroup" aria-label={schema.title ?? t.inspector.width.label} className={styles.group}>
      {WIDTHS.map((width) => (
        <label key={width} className={styles.choice}>
          <input
            type="radio"
            className="visually-hidden"
            name={id}
            value={width}
            checked={chosen === width}
            disabled={disabled || readonly}
            onChange={() => onChange(width)}
          />
          <span className={styles.bar} style={{ width: `${BARS[width]}%` }} aria-hidden="true" />
          <span>{titles[width] ?? width}</span>
        </label>
      ))}
    </div>
  );
}
