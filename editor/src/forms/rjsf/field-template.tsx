import { type FieldTemplateProps, getUiOptions } from '@rjsf/utils';
import fieldStyles from '../../ui/fields/field.module.css';
import { FieldErrors } from '../../ui/fields/field.tsx';
import { errorId, helpId, isNeeded } from './control-of.ts';

/** Label, control, help and faults of one field; objects, lists and fields of our own bring their label themselves. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, rawDescription, rawErrors = [], required, displayLabel, hidden, schema } = props;
  if (hidden || schema.const !== undefined) return <div hidden>{children}</div>;
  if (!displayLabel)
    return (
      <div className={fieldStyles.field}>
        {children}
        <FieldErrors id={errorId(id)} errors={rawErrors} />
      </div>
    );
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.top}>
        <span>
          <label htmlFor={id} className={fieldStyles.label}>
            {label}
          </label>
          {isNeeded(required, getUiOptions(props.uiSchema)) && (
            <span className={fieldStyles.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
      </div>
      {children}
      {rawDescription && (
        <p id={helpId(id)} className={fieldStyles.help}>
          {rawDescription}
        </p>
      )}
      <FieldErrors id={errorId(id)} errors={rawErrors} />
    </div>
  );
}
