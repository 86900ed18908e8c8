import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { use } from 'react';
import { useInspector } from '../inspector-context.tsx';
import styles from './form-templates.module.css';
import { isInapplicableBinding } from './inapplicable-binding.ts';
import { OptionContext } from './option-context.ts';
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
    ({ name, hidden }) => !hidden && !isInapplicableBinding(name, schema, formData, isTemplate),
  );
  if (fieldPathId.path.length === 0)
    return <SettingsGroups properties={visible} errors={errorSchema} groups={registry.formContext.groups} />;
  // An item of a list is named by its card.
  // A choice between kinds is drawn by its own template, and so is the name of what was chosen.
  const isOption = use(OptionContext);
  if (schema.oneOf && visible.length === 0) return null;
  const isNamed = !isOption && typeof fieldPathId.path.at(-1) !== 'number' && Boolean(title);
  const titleId = `${fieldPathId.$id}__title`;
  return (
    <fieldset
      aria-labelledby={isNamed ? titleId : undefined}
      className={styles.object}
      data-plain={!isNamed || undefined}
      data-kind={className}
    >
      {isNamed && (
        <div className={styles.objectTop}>
          <span id={titleId} className={styles.legend}>
            {title}
          </span>
          {optionalDataControl}
        </div>
      )}
      {visible.length > 0 && (
        <div className={styles.fields}>
          {description && <p className={styles.description}>{description}</p>}
          <OptionContext value={false}>{visible.map(({ content }) => content)}</OptionContext>
        </div>
      )}
    </fieldset>
  );
}
