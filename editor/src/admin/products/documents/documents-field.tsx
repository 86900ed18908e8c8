import { LONGEST_DOCUMENT_TITLE, type MediaFile, MOST_DOCUMENTS } from '@witryna/module-schemas';
import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import type { DocumentBody } from '../../../api/commerce/products.ts';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { moveEntry } from '../../../forms/move-entry.ts';
import { t } from '../../../i18n/pl.ts';
import { fileName, MediaPicker, useStoredFiles } from '../../../media/index.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldErrors } from '../../../ui/fields/field.tsx';
import { useToast } from '../../../ui/overlays/toasts.tsx';
import styles from '../entries-field.module.css';
import { DocumentFields } from './document-fields.tsx';

export interface DocumentsFieldProps {
  readonly value: readonly DocumentBody[];
  readonly faults: Faults;
  readonly isReadOnly: boolean;
  /** What is said of a document has changed. */
  readonly onChange: (documents: readonly DocumentBody[]) => void;
  /** There are others now, or in another order. */
  readonly onMove: (documents: readonly DocumentBody[]) => void;
}

/** The documents of a product's safety, PDFs from the library, in the order in which the shop shows them. */
export function DocumentsField({ value, faults, isReadOnly, onChange, onMove }: DocumentsFieldProps) {
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<readonly MediaFile[]>([]);
  const stored = useStoredFiles(value.map(({ file }) => file));
  const toast = useToast();
  const pick = (file: MediaFile) => {
    setPicking(false);
    if (value.some((document) => document.file === file.id)) {
      toast({ tone: 'danger', text: t.products.documentOnList });
      return;
    }
    setPicked([...picked, file]);
    onMove([...value, { kind: 'safetyData', title: fileName(file).slice(0, LONGEST_DOCUMENT_TITLE), file: file.id }]);
  };
  return (
    <>
      <p className={styles.help}>{t.products.documentsHelp}</p>
      {value.length > 0 && (
        <ol className={styles.list} aria-label={t.products.documents}>
          {value.map((document, index) => (
            <li key={document.file}>
              <DocumentFields
                document={document}
                file={[...picked, ...stored].find(({ id }) => id === document.file)}
                place={{ index, count: value.length }}
                faults={faults}
                isReadOnly={isReadOnly}
                onChange={(changed) => onChange(value.with(index, changed))}
                onMove={(to) => onMove(moveEntry(value, index, to))}
                onRemove={() => onMove(value.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      <FieldErrors errors={faults['/documents'] ?? []} />
      {!isReadOnly && value.length < MOST_DOCUMENTS && (
        <div>
          <Button icon={FilePlus} onClick={() => setPicking(true)}>
            {t.products.addDocument}
          </Button>
        </div>
      )}
      {value.length >= MOST_DOCUMENTS && <p className={styles.help}>{t.products.mostDocuments(MOST_DOCUMENTS)}</p>}
      {isPicking && <MediaPicker kind="attachment" origin="product" onPick={pick} onClose={() => setPicking(false)} />}
    </>
  );
}
