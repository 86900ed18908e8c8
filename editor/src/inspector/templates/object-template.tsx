import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { FieldErrors } from '../../ui/field.tsx';
import { ownErrors } from '../error-tree.ts';
import styles from './form-templates.module.css';
import { SettingsGroups } from './settings-groups.tsx';

/** The settings as a whole come in groups; an object inside them is a small group with a name. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, title, description, optionalDataControl, errorSchema, registry, className } = props;
  if (fieldPathId.path.length === 0)
    return <SettingsGroups properties={properties} errors={errorSchema} groups={registry.formContext.groups} />;
  const visible = properties.filter(({ hidden }) => !hidden);
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
