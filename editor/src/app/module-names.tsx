import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../i18n/pl.ts';
import { loadSharedWords } from '../i18n/shared-words.tsx';
import { type FormLanguage, loadDefinitions } from '../page-editor/definitions/index.ts';
import styles from './sign-in-gate.module.css';

interface ModuleNamesProps {
  readonly language: FormLanguage;
  readonly children: ReactNode;
}

/**
 * Has modules shown in the language of the person below it. It waits for their words once; when they cannot be loaded,
 * modules are Polish.
 */
export function ModuleNames({ language, children }: ModuleNamesProps) {
  const { isPending } = useQuery({
    queryKey: ['definitions', language],
    queryFn: async () => {
      await loadSharedWords(language);
      return loadDefinitions(language);
    },
    // Whoever changes the language back has to have it shown again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  return isPending ? <p className={styles.centre}>{t.common.loading}</p> : children;
}
