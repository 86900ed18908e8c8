import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../../../api/api-context.tsx';
import { pagesQuery } from '../../../api/content/pages.ts';
import { t } from '../../../i18n/pl.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/inputs.tsx';

export interface SnippetSelectProps {
  readonly site: string;
  readonly label: string;
  readonly help: string;
  readonly errors?: readonly string[] | undefined;
  /** Slug; empty for none. */
  readonly value: string;
  readonly onChange: (slug: string) => void;
}

/** A site has a handful of them. */
const MOST = 100;

/** A shared snippet of the site, with the way to it. */
export function SnippetSelect({ site, label, help, errors = [], value, onChange }: SnippetSelectProps) {
  const found = useQuery(pagesQuery(useApi(), { type: 'snippet', site, sort: 'title', pageSize: MOST }));
  const snippets = (found.data?.items ?? []).map((page) => ({ ...page, slug: page.urlPath.slice(1) }));
  const chosen = snippets.find(({ slug }) => slug === value);
  const words = t.sites.appearance;
  return (
    <Field
      label={label}
      help={help}
      errors={errors}
      aside={chosen && <Link to={`/pages/${chosen.id}`}>{t.inspector.reference.open.snippet}</Link>}
    >
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{words.noSnippet}</option>
          {value !== '' && !chosen && (
            <option value={value}>{found.isPending ? value : words.missingSnippet(value)}</option>
          )}
          {snippets.map(({ id, slug, title, status }) => (
            <option key={id} value={slug}>
              {status === 'draft' ? words.draftSnippet(title) : title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
