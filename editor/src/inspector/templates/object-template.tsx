import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { FieldErrors } from '../../ui/field.tsx';
import { ownErrors } from '../error-tree.ts';
import { useInspector } from '../inspector-context.tsx';
import styles from './form-templates.module.css';
import { isIdleBinding } from './idle-binding.ts';
import { SettingsGroups } from './settings-groups.tsx';

/** The settings as a whole come in groups; an object inside them is a small group with a name. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const {
    fieldPathId,
    properties,
    title,
    description,
    optionalDataControl,
    errorSchema,
    registry,
    className,
    schema,
    formData,
  } = props;
  const { isTemplate } = useInspector();
  const visible = properties.filter(
    ({ name, hidden }) => !hidden && !isIdleBinding(name, schema, formData, isTemplate),
  );
  if (fieldPathId.path.length === 0)
    return <SettingsGroups properties={visible} errors={errorSchema} groups={registry.formContext.groups} />;
  // An item of a list is named by its card.
  const isListItem = typeof fieldPathId.path.at(-1) === 'number';
  return (
    <fieldset className={styles.object} data-plain={isListItem || !title || undefined} data-kind={className}>
      {!isListItem && title && (
        <div className={styles.objectTop}>
          <legend className={styles.legend}>{title}</legend>
          {optionalDataControl}
        </div>
      )}
      {visible.length > 0 && (
        <div className={styles.fields}>
          {description && <p className={styles.description}>{description}</p>}
          {visible.map(({ content }) => content)}
        </div>
      )}
      <FieldErrors errors={ownErrors(errorSchema)} />
    </fieldset>
  );
}
