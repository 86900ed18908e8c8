import { useQuery, useQueryClient } from '@tanstack/react-query';
import { primaryLanguage } from '@witryna/module-schemas';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { type SavedSection, savedSectionsQuery } from '../../api/content/saved-sections.ts';
import { languageName } from '../../i18n/language-name.ts';
import { useEditing } from '../editing/index.ts';
import { createInsertSection, type InsertSection } from './insert-section.ts';

/** The sections that were saved, as the palette of one page shows them. */
export interface SavedSections extends InsertSection {
  readonly items: readonly SavedSection[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
  /** Code of the site that the page is on. */
  readonly site: string;
  /** The language of a section's texts in words, where it is not that of the page. */
  readonly otherLanguageOf: (section: SavedSection) => string | undefined;
}

const SavedSectionsContext = createContext<SavedSections | undefined>(undefined);

/** The saved sections; undefined where pages are not edited, as in a preview. */
export const useSavedSections = (): SavedSections | undefined => use(SavedSectionsContext);

export interface SavedSectionsProviderProps {
  /** Code of the site that the page is on. */
  readonly site: string;
  /** Undefined until the site is known. */
  readonly language: string | undefined;
  readonly children: ReactNode;
}

/** Asks for the saved sections once for everything that shows them. */
export function SavedSectionsProvider({ site, language, children }: SavedSectionsProviderProps) {
  const api = useApi();
  const queries = useQueryClient();
  const editing = useEditing();
  const { data, isError, refetch } = useQuery(savedSectionsQuery(api));
  const { insert, carry } = useMemo(() => createInsertSection(api, queries, editing), [api, queries, editing]);
  const value = useMemo(
    (): SavedSections => ({
      items: data?.items ?? [],
      state: data ? 'ready' : isError ? 'failed' : 'loading',
      retry: () => void refetch(),
      site,
      insert,
      carry,
      otherLanguageOf: (section) =>
        language === undefined || primaryLanguage(section.language) === primaryLanguage(language)
          ? undefined
          : languageName(primaryLanguage(section.language)),
    }),
    [data, isError, refetch, site, language, insert, carry],
  );
  return <SavedSectionsContext value={value}>{children}</SavedSectionsContext>;
}
