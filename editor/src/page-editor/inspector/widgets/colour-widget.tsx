import type { WidgetProps } from '@rjsf/utils';
import { THEME_COLOURS } from '@witryna/module-schemas';
import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { controlOf, errorId } from '../../../forms/rjsf/control-of.ts';
import { t } from '../../../i18n/pl.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { FieldErrors } from '../../../ui/fields/field.tsx';
import { TextInput } from '../../../ui/fields/inputs.tsx';
import { useInspector } from '../inspector-context.tsx';
import styles from './colour-widget.module.css';
import { readHex } from './read-hex.ts';
import { themeColour } from './theme-colour.ts';

/** A colour of the theme, which follows when the theme changes, or one of one's own. */
export function ColourWidget(props: WidgetProps) {
  const { id, label, value, disabled, readonly, onChange } = props;
  const { theme } = useInspector();
  const own = typeof value === 'string' && value.startsWith('#') ? value : '';
  const [typed, setTyped] = useState(own);
  const [isWrong, setWrong] = useState(false);
  const fixed = disabled || readonly;
  const control = controlOf(props);
  const wrongId = `${errorId(id)}__hex`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a colour chosen beside it takes the place of what was typed
  useEffect(() => {
    // What is half typed stays as it is.
    setTyped((current) => (readHex(current) === own ? current : own));
    setWrong(false);
  }, [own, value]);

  return (
    <div className={styles.root}>
      <div role="radiogroup" aria-label={`${label}: ${t.inspector.colour.theme}`} className={styles.swatches}>
        {THEME_COLOURS.map((colour) => {
          const name = t.inspector.colour.names[colour] ?? colour;
          return (
            <label key={colour} className={styles.swatch} data-tooltip={name}>
              <input
                type="radio"
                className="visually-hidden"
                name={`${id}__theme`}
                aria-label={name}
                checked={value === colour}
                disabled={fixed}
                onChange={() => onChange(colour)}
              />
              <span className={styles.dot} style={{ backgroundColor: themeColour(theme, colour) }} aria-hidden="true">
                {value === colour && <Check size={12} strokeWidth={3} />}
              </span>
            </label>
          );
        })}
      </div>
      <div className={styles.own}>
        <input
          type="color"
          className={styles.picker}
          aria-label={`${label}: ${t.inspector.colour.picker}`}
          value={own || '#ffffff'}
          disabled={fixed}
          onChange={(event) => onChange(event.target.value)}
        />
        <TextInput
          {...control}
          aria-invalid={isWrong || control['aria-invalid']}
          aria-describedby={isWrong ? wrongId : control['aria-describedby']}
          placeholder={t.inspector.colour.own}
          value={typed}
          disabled={fixed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
            // Three digits may be the first half of six: they wait until the field is left.
            const hex = readHex(event.target.value);
            if (hex && event.target.value.trim().length > 4) onChange(hex);
          }}
          onBlur={() => {
            const hex = readHex(typed);
            if (hex && hex !== own) onChange(hex);
            const isKept = hex === undefined && typed.trim() !== '';
            setWrong(isKept);
            if (!isKept) setTyped(hex ?? own);
          }}
        />
        {value !== undefined && !fixed && (
          <IconButton icon={X} size="small" label={t.inspector.colour.clear} onClick={() => onChange(undefined)} />
        )}
      </div>
      <FieldErrors id={wrongId} errors={isWrong ? [t.inspector.colour.wrong] : []} />
    </div>
  );
}
