import type { MediaFile } from '@witryna/module-schemas';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { faultsUnder } from '../../../forms/faults-under.ts';
import { TypedField } from '../../../forms/typed-field.tsx';
import { t } from '../../../i18n/pl.ts';
import { PicturesField, useStoredFiles } from '../../../media/index.ts';
import { FieldErrors } from '../../../ui/fields/field.tsx';
import { EntriesField } from '../entries-field.tsx';
import {
  NO_SECTION,
  picturesOfStory,
  type SectionFormValues,
  STORY_LISTS,
  type StoryFormValues,
} from './story.form-values.ts';
import styles from './story-fields.module.css';

const MOST_SECTIONS = 20;
const LONGEST_HEADING = 200;
const LONGEST_TEXT = 4_000;

export interface StoryFieldsProps {
  readonly value: StoryFormValues;
  readonly faults: Faults;
  readonly isReadOnly: boolean;
  readonly onChange: (story: StoryFormValues) => void;
  /** The same with other parts, or in another order. */
  readonly onMove: (story: StoryFormValues) => void;
}

/** The long story that the page of a product tells: an opening, steps of use, columns. */
export function StoryFields({ value, faults, isReadOnly, onChange, onMove }: StoryFieldsProps) {
  const known = useStoredFiles(picturesOfStory(value));
  const words = t.products.story;
  const part = { known, isReadOnly };
  return (
    <>
      <p className={styles.help}>{words.help}</p>
      <fieldset className={styles.part}>
        <legend className={styles.title}>{words.hero}</legend>
        <SectionFields
          {...part}
          section={value.hero}
          name={words.hero}
          faults={faultsUnder(faults, '/specification/hero')}
          onChange={(change) => onChange({ ...value, hero: { ...value.hero, ...change } })}
        />
      </fieldset>
      {STORY_LISTS.map((list) => {
        const { title, add, nameOf, out } = words[list];
        const name = (section: SectionFormValues, index: number) => nameOf(index + 1, section.heading.trim());
        return (
          <fieldset key={list} className={styles.part}>
            <legend className={styles.title}>{title}</legend>
            <EntriesField
              label={title}
              value={value[list]}
              most={MOST_SECTIONS}
              isReadOnly={isReadOnly}
              addLabel={add}
              empty={NO_SECTION}
              nameOf={name}
              removeLabel={out}
              onChange={(sections) => onChange({ ...value, [list]: sections })}
              onMove={(sections) => onMove({ ...value, [list]: sections })}
            >
              {(section, index, set) => (
                <SectionFields
                  {...part}
                  section={section}
                  name={name(section, index)}
                  faults={faultsUnder(faults, `/specification/${list}/${index}`)}
                  isRequired
                  onChange={set}
                />
              )}
            </EntriesField>
          </fieldset>
        );
      })}
    </>
  );
}

interface SectionFieldsProps {
  readonly section: SectionFormValues;
  readonly name: string;
  readonly faults: Faults;
  readonly known: readonly MediaFile[];
  readonly isReadOnly: boolean;
  readonly isRequired?: boolean;
  readonly onChange: (change: Partial<SectionFormValues>) => void;
}

function SectionFields({ section, name, faults, known, isReadOnly, isRequired, onChange }: SectionFieldsProps) {
  const words = t.products.story;
  const text = { values: section, faults, onChange };
  return (
    <>
      <TypedField
        {...text}
        name="heading"
        label={words.heading}
        maxLength={LONGEST_HEADING}
        {...(isRequired && { isRequired })}
      />
      <TypedField {...text} name="text" label={words.text} maxLength={LONGEST_TEXT} rows={3} />
      <PicturesField
        label={words.imageOf(name)}
        addLabel={words.addImage}
        none={words.noImage}
        most={1}
        origin="product"
        value={section.images}
        known={known}
        isReadOnly={isReadOnly}
        onChange={(images) => onChange({ images })}
      />
      <FieldErrors errors={faults['/image'] ?? []} />
    </>
  );
}
