import type { FileKind, MediaFile } from '@witryna/module-schemas';
import { useState } from 'react';
import { useUploadMedia } from '../api/content/media.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { useSharedWords } from '../i18n/shared-words.tsx';
import { refuseFile } from './check-file.ts';

export interface Uploads {
  /** Names of the files on their way. */
  readonly running: readonly string[];
  /** One sentence for each file that did not come through. */
  readonly faults: readonly string[];
  readonly dismissFaults: () => void;
  /** Sends files one after the other; gives those that arrived. */
  readonly send: (files: Iterable<File>) => Promise<MediaFile[]>;
}

/** Sends files of a kind to the library; a refused one does not hold up the others. */
export function useUploads(kind: FileKind): Uploads {
  const { errors, media } = useSharedWords();
  const { mutateAsync } = useUploadMedia();
  const [running, setRunning] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);

  const send = async (files: Iterable<File>) => {
    setFaults([]);
    const arrived: MediaFile[] = [];
    for (const file of files) {
      const refusal = refuseFile(file, kind, media);
      if (refusal) {
        setFaults((known) => [...known, media.failed(file.name, refusal)]);
        continue;
      }
      setRunning((names) => [...names, file.name]);
      try {
        arrived.push(await mutateAsync(file));
      } catch (error) {
        setFaults((known) => [...known, media.failed(file.name, errorSentence(error, errors))]);
      }
      setRunning((names) => names.filter((name) => name !== file.name));
    }
    return arrived;
  };
  return { running, faults, dismissFaults: () => setFaults([]), send };
}
