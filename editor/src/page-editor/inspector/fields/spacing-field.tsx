import type { FieldProps } from '@rjsf/utils';
import { X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../i18n/pl.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { SpacerSelect } from '../widgets/spacer-select.tsx';
import { FieldGroup } from './field-group.tsx';
import { areLinked, SIDES, type Spacing, setAllSides, setSide } from './spacing.ts';
import styles from './spacing-field.module.css';

/** Margin or padding: one level for all sides, or one for each. */
export function SpacingField({ formData, schema, fieldPathId, disabled, readonly, onChange }: FieldProps<Spacing>) {
  const spacing = formData ?? {};
  const [linked, setLinked] = useState(() => areLinked(spacing));
  const fixed = disabled || readonly;
  const change = (next: Spacing | undefined) => onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  const titleOf = (side: string) => {
    const property = schema.properties?.[side];
    return (typeof property === 'object' && property.title) || side;
  };
  return (
    <FieldGroup
      title={schema.title ?? ''}
      aside={
        formData &&
        !fixed && (
          <IconButton icon={X} size="small" label={t.inspector.spacer.clear} onClick={() => change(undefined)} />
        )
      }
    >
      <Switch label={t.inspector.spacer.linked} checked={linked} disabled={fixed} onChange={setLinked} />
      {linked ? (
        <Field label={t.inspector.spacer.all} hiddenLabel>
          {(control) => (
            <SpacerSelect
              {...control}
              value={spacing.top}
              disabled={fixed}
              onChange={(level) => change(setAllSides(level))}
            />
          )}
        </Field>
      ) : (
        <div className={styles.sides}>
          {SIDES.map((side) => (
            <Field key={side} label={titleOf(side)}>
              {(control) => (
                <SpacerSelect
                  {...control}
                  value={spacing[side]}
                  disabled={fixed}
                  onChange={(level) => change(setSide(spacing, side, level))}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
