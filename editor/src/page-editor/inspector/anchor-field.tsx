import { MAX_ANCHOR_LENGTH, type PlacedModule, validateAnchors } from '@witryna/module-schemas';
import { useMemo } from 'react';
import { t } from '../../i18n/pl.ts';
import { slugify } from '../../pages/index.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { setAnchor } from '../document/index.ts';
import { useDocumentStore, usePagePart } from '../editing/index.ts';
import styles from './inspector.module.css';

interface AnchorFieldProps {
  readonly placed: PlacedModule;
  readonly readOnly: boolean;
}

/** The name of a module's place, which links lead to. */
export function AnchorField({ placed, readOnly }: AnchorFieldProps) {
  const { id, anchor = '' } = placed;
  const store = useDocumentStore();
  const page = usePagePart((document) => document);
  const pointer = `/containers/${id}/anchor`;
  const errors = useMemo(
    () => validateAnchors(page).flatMap(({ path, message }) => (path === pointer ? [message] : [])),
    [page, pointer],
  );
  const change = (next: string) => store.dispatch(setAnchor(store.getPage(), id, next), { coalesceAs: `anchor:${id}` });
  return (
    <div className={styles.anchor}>
      <Field
        label={t.inspector.anchor.label}
        help={anchor === '' ? t.inspector.anchor.help : t.inspector.anchor.leadsHere(anchor)}
        errors={errors}
        pointer={pointer}
      >
        {(control) => (
          <TextInput
            {...control}
            value={anchor}
            maxLength={MAX_ANCHOR_LENGTH}
            placeholder={t.inspector.anchor.example}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={readOnly}
            onChange={({ target }) => change(target.value.replace(/^#/, ''))}
            onBlur={() => readOnly || change(slugify(anchor))}
          />
        )}
      </Field>
    </div>
  );
}
