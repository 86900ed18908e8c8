import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorSentence } from '../api/error-sentence.ts';
import { type Faults, faultsAtFields, faultsElsewhere } from './faults-at-fields.ts';

export interface RecordFaults {
  /** At their fields. */
  readonly faults: Faults;
  /** Why it was not saved, with the faults of fields that the form does not show. */
  readonly problem: ReactNode;
  /** Shows what was found before sending, in place of what was said of the last try; true when nothing was. */
  readonly accepts: (found: Faults) => boolean;
  /** Forgets what was found and said. */
  readonly clear: () => void;
}

/** What is wrong with the record of a form, found here before it is sent or said by the server. */
export function useRecordFaults(
  save: Pick<UseMutationResult<unknown, unknown, never>, 'error' | 'isError' | 'reset'>,
  isShown: (path: string) => boolean,
): RecordFaults {
  const [found, setFound] = useState<Faults>({});
  const refused = faultsAtFields(save.error);
  const accepts = (wrong: Faults) => {
    setFound(wrong);
    save.reset();
    return Object.keys(wrong).length === 0;
  };
  return {
    faults: { ...refused, ...found },
    problem:
      save.isError &&
      [errorSentence(save.error), ...faultsElsewhere(refused, isShown)].map((words) => <p key={words}>{words}</p>),
    accepts,
    clear: () => void accepts({}),
  };
}
