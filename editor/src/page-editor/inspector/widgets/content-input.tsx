import { useQuery } from '@tanstack/react-query';
import { CONTENT_TYPES_OF_KIND, type ContentKind, type ContentType, isPageType } from '@witryna/module-schemas';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { pagesQuery } from '../../../api/content/pages.ts';
import type { PageSummary } from '../../../api/types.ts';
import { t } from '../../../i18n/pl.ts';
import type { FieldControlProps } from '../../../ui/fields/field.tsx';
import { useInspector } from '../inspector-context.tsx';
import { ContentLink } from './content-link.tsx';
import { ReferenceInput } from './reference-input.tsx';

/** As many as one look at a list takes in; typing finds the others. */
const FOUND_AT_ONCE = 50;

/** The type to ask for; undefined where there are several, which the answer is sorted by. */
function typeToAsk(kind: ContentKind): ContentType | undefined {
  // Lists of articles have filters of their own kind.
  if (kind === 'filter') return 'product-filter';
  if (kind === 'article') return 'article';
  const [type, another] = CONTENT_TYPES_OF_KIND[kind] as readonly ContentType[];
  return another ? undefined : type;
}

export interface ContentInputProps {
  readonly control: FieldControlProps;
  readonly kind: ContentKind;
  readonly value: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Slugs that are not offered. */
  readonly without?: readonly string[];
  readonly placeholder?: string;
  readonly onChange: (slug: string | undefined) => void;
}

/** The content of the page's site at an address; undefined until it is known, and where there is none. */
export function useContentAt(slug: string | undefined): PageSummary | undefined {
  const { site } = useInspector();
  const filter = { site, urlPath: `/${slug ?? ''}`, pageSize: 1 };
  const found = useQuery({ ...pagesQuery(useApi(), filter), enabled: Boolean(slug), placeholderData: undefined });
  return slug ? found.data?.items.find(({ urlPath }) => urlPath === `/${slug}`) : undefined;
}

/** The address of content of one kind, chosen by its title; what is chosen can be opened. */
export function ContentInput(props: ContentInputProps) {
  const { control, kind, value, disabled, without = [], placeholder = t.inspector.reference.content, onChange } = props;
  const { site } = useInspector();
  const [search, setSearch] = useState('');
  const type = typeToAsk(kind);
  const found = useQuery(
    pagesQuery(useApi(), { ...(type && { type }), site, search, sort: 'title', pageSize: FOUND_AT_ONCE }),
  );
  const chosen = useContentAt(value);
  const choices = (found.data?.items ?? [])
    .filter((page) => (type ? true : isPageType(page.type)) && !page.isTemplate && page.urlPath !== '/')
    .map(({ urlPath, title, status }) => ({
      key: urlPath.slice(1),
      name: title,
      detail: status === 'draft' ? t.inspector.reference.unpublished : urlPath,
    }))
    .filter(({ key }) => !without.includes(key));
  return (
    <>
      <ReferenceInput
        control={control}
        placeholder={placeholder}
        value={value}
        choices={choices}
        {...(value && { chosenName: chosen?.title ?? value })}
        loading={found.isPending}
        {...(disabled && { disabled })}
        searched
        onText={setSearch}
        onChange={(slug) => {
          setSearch('');
          onChange(slug);
        }}
      />
      {chosen && <ContentLink page={chosen}>{t.inspector.reference.open[kind]}</ContentLink>}
    </>
  );
}
