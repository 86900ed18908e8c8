import type { MediaFile } from '@witryna/module-schemas';
import { t } from '../../../i18n/pl.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { TextInput } from '../../../ui/fields/inputs.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import type { ImageValue } from './image-value.ts';

export interface AltFieldProps {
  /** By which a fault finds the control. */
  readonly id: string;
  readonly value: ImageValue;
  readonly file: MediaFile | undefined;
  /** Whether a picture without words is decoration in this place: then none are asked for. */
  readonly isOptional: boolean;
  readonly disabled: boolean;
  readonly onChange: (alt: string | undefined) => void;
}

/**
 * What a picture shows, in words: those of the library until it gets its own. None at all means decoration, as in HTML,
 * so a picture without words of either kind is asked about.
 */
export function AltField({ id, value: { alt }, file, isOptional, disabled, onChange }: AltFieldProps) {
  const words = t.inspector.image;
  const isOrnament = !isOptional && alt === '';
  const isWanted = !isOptional && alt === undefined && file !== undefined && !file.alt;
  return (
    <>
      {!isOrnament && (
        <Field id={id} label={words.alt} help={helpOf(alt, file, isOptional)}>
          {(control) => (
            <TextInput
              {...control}
              value={alt ?? ''}
              maxLength={250}
              disabled={disabled}
              onChange={(event) => onChange(event.target.value || undefined)}
            />
          )}
        </Field>
      )}
      {isWanted && !disabled && <Notice tone="warning">{words.altWanted}</Notice>}
      {!isOptional && (
        <Switch
          label={words.ornament}
          help={words.ornamentHelp}
          checked={isOrnament}
          disabled={disabled}
          onChange={(isOn) => onChange(isOn ? '' : undefined)}
        />
      )}
    </>
  );
}

function helpOf(alt: string | undefined, file: MediaFile | undefined, isOptional: boolean): string {
  if (isOptional) return t.inspector.image.altOptional;
  return alt === undefined && file?.alt ? t.inspector.image.libraryAlt(file.alt) : t.inspector.image.altHelp;
}
