import type { ReactNode } from 'react';
import { FieldErrors } from '../../ui/fields/field.tsx';
import { useSentencesAt } from '../faults/index.ts';
import styles from './page-settings.module.css';

interface PictureSettingProps {
  readonly label: string;
  /** Where it lies in the page, a JSON pointer: its faults are told here. */
  readonly pointer: string;
  readonly children: ReactNode;
}

/** A picture among the settings, with its name. */
export function PictureSetting({ label, pointer, children }: PictureSettingProps) {
  const sentences = useSentencesAt(pointer);
  return (
    <fieldset className={styles.field} data-pointer={pointer}>
      <legend className={styles.label}>{label}</legend>
      {children}
      <FieldErrors errors={sentences} />
    </fieldset>
  );
}
