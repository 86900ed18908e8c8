import {
  LONGEST_DOCUMENT_TITLE,
  type MediaFile,
  PRODUCT_DOCUMENT_KINDS,
  type ProductDocumentKind,
} from '@witryna/module-schemas';
import { ArrowDown, ArrowUp, FileText, Trash2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import type { DocumentBody } from '../../api/products.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { FormRow } from '../../forms/form-page.tsx';
import { formatBytes } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { fileName } from '../../media/index.ts';
import { IconButton } from '../../ui/button.tsx';
import { Field, FieldErrors } from '../../ui/field.tsx';
import { Select, TextInput } from '../../ui/inputs.tsx';
import styles from './documents-field.module.css';

export interface DocumentFieldsProps {
  readonly document: DocumentBody;
  /** Undefined until it is loaded, and for one that is gone. */
  readonly file: MediaFile | undefined;
  readonly place: { readonly index: number; readonly count: number };
  readonly faults: Faults;
  readonly isReadOnly: boolean;
  readonly onChange: (document: DocumentBody) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One document: its file, which opens, what it is called in the shop, and what it is. */
export function DocumentFields(props: DocumentFieldsProps) {
  const { document, file, place, faults, isReadOnly, onChange, onMove, onRemove } = props;
  const { index, count } = place;
  const name = document.title.trim() || (file ? fileName(file) : t.media.untitled(document.file));
  // The button that was pressed keeps the focus: at the end of the list too, and where its document is put elsewhere.
  const moveFrom = (button: HTMLElement, to: number) => {
    if (to < 0 || to >= count) return;
    flushSync(() => onMove(to));
    button.focus();
  };
  const faultsOf = (field: 'title' | 'kind' | 'file') => faults[`/documents/${index}/${field}`] ?? [];
  return (
    <fieldset className={styles.document}>
      <legend className="visually-hidden">{t.products.documentName(index + 1, name)}</legend>
      <div className={styles.head}>
        <FileText size={18} aria-hidden="true" className={styles.sign} />
        <span className={styles.file}>
          {file ? (
            <>
              <a href={file.url} target="_blank" rel="noreferrer">
                {fileName(file)}
              </a>{' '}
              <span className={styles.size}>PDF, {formatBytes(file.size)}</span>
            </>
          ) : (
            t.media.untitled(document.file)
          )}
        </span>
        {!isReadOnly && (
          <span className={styles.tools}>
            <IconButton
              icon={ArrowUp}
              size="small"
              label={t.products.documentUp(name)}
              aria-disabled={index === 0}
              onClick={(event) => moveFrom(event.currentTarget, index - 1)}
            />
            <IconButton
              icon={ArrowDown}
              size="small"
              label={t.products.documentDown(name)}
              aria-disabled={index === count - 1}
              onClick={(event) => moveFrom(event.currentTarget, index + 1)}
            />
            <IconButton icon={Trash2} size="small" label={t.products.documentOut(name)} onClick={onRemove} />
          </span>
        )}
      </div>
      <FieldErrors errors={faultsOf('file')} />
      <FormRow>
        <Field
          label={t.products.fields.documentTitle}
          help={t.products.documentTitleHelp}
          errors={faultsOf('title')}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={LONGEST_DOCUMENT_TITLE}
              value={document.title}
              onChange={(event) => onChange({ ...document, title: event.target.value })}
            />
          )}
        </Field>
        <Field label={t.products.fields.documentKind} errors={faultsOf('kind')} required>
          {(control) => (
            <Select
              {...control}
              value={document.kind}
              onChange={(event) => onChange({ ...document, kind: event.target.value as ProductDocumentKind })}
            >
              {PRODUCT_DOCUMENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t.products.documentKinds[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FormRow>
    </fieldset>
  );
}
