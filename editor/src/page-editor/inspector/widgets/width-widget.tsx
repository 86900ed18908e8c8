import type { WidgetProps } from '@rjsf/utils';
import { WIDTHS } from '@witryna/module-schemas';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import styles from './width-widget.module.css';

/** Shares of the widest, so that the bars show how the widths stand to each other. */
const BARS: Readonly<Record<string, number>> = { ExtraNarrow: 38, Narrow: 52, Normal: 75, Wide: 100 };

/** The widths of content, drawn as bars. */
export function WidthWidget({ id, schema, value, disabled, readonly, onChange }: WidgetProps) {
  const titles: Readonly<Record<string, string>> = schema['x-enumTitles'] ?? {};
  const chosen = value ?? schema.default;
  // Without a default the module is as wide as what it stands in: a state of its own, to which one can return.
  const mayReset = value !== undefined && schema.default === undefined && !disabled && !readonly;
  return (
    <>
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
      {mayReset && (
        <Button appearance="link" className={styles.reset} onClick={() => onChange(undefined)}>
          {t.inspector.width.reset}
        </Button>
      )}
    </>
  );
}
