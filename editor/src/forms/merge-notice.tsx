import { errorSentence } from '../api/error-sentence.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { mergeEdits } from './merge-edits.ts';

export interface MergeNoticeProps<Stored, Values> {
  /** That somebody else was quicker. */
  readonly sentence: string;
  /** Asks for what the other person has saved. */
  readonly newest: { readonly data: Stored | undefined; readonly isFetching: boolean; readonly error: unknown };
  readonly toFormValues: (stored: Stored) => Values;
  readonly opened: Values;
  readonly typed: Values;
  readonly fieldNames: Readonly<Record<keyof Values, string>>;
  /** Goes on from what the other person has saved, with what was typed here over it. */
  readonly onMerge: (newest: Stored, values: Values) => void;
}

/** Somebody else was quicker: what they have changed, and the way on without losing anything. */
export function MergeNotice<Stored, Values extends object>(props: MergeNoticeProps<Stored, Values>) {
  const { sentence, newest, toFormValues, opened, typed, fieldNames, onMerge } = props;
  const { data } = newest;
  if (newest.error)
    return (
      <p>
        {sentence} {errorSentence(newest.error)}
      </p>
    );
  // The query may still have it as it was opened.
  if (data === undefined || newest.isFetching) return <p>{sentence}</p>;
  const { values, theirs, both } = mergeEdits(opened, toFormValues(data), typed);
  const namesOf = (fields: typeof theirs) => fields.map((field) => fieldNames[field]).join(', ');
  return (
    <>
      <p>
        {sentence} {theirs.length > 0 && t.forms.conflictFields(namesOf(theirs))}
      </p>
      {both.length > 0 && <p>{t.forms.conflictBoth(namesOf(both))}</p>}
      <div>
        <Button onClick={() => onMerge(data, values)}>{t.forms.mergeConflict}</Button>
      </div>
    </>
  );
}
