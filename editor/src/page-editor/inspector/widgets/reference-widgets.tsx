import type { WidgetProps } from '@rjsf/utils';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { categoriesQuery, namedEntitiesQuery } from '../../../api/catalogue.ts';
import { controlOf } from '../../../forms/rjsf/control-of.ts';
import { t } from '../../../i18n/pl.ts';
import { ProductInput } from './product-input.tsx';
import { ReferenceInput } from './reference-input.tsx';

/** A category of the catalogue, with the ones above it. */
export function CategoryWidget(props: WidgetProps) {
  const categories = useQuery(categoriesQuery(useApi()));
  const choices = (categories.data ?? []).map(({ path, name, trail }) => ({
    key: path,
    name,
    detail: trail.length > 1 ? trail.slice(0, -1).join(' › ') : undefined,
  }));
  return (
    <ReferenceInput
      control={controlOf(props)}
      placeholder={t.inspector.reference.category}
      value={props.value}
      choices={choices}
      loading={categories.isPending}
      disabled={props.disabled || props.readonly}
      onChange={props.onChange}
    />
  );
}

interface NamedEntityProps {
  readonly widget: WidgetProps;
  readonly kind: 'brands' | 'lines';
  readonly placeholder: string;
}

function NamedEntityInput({ widget, kind, placeholder }: NamedEntityProps) {
  const entities = useQuery(namedEntitiesQuery(useApi(), kind));
  return (
    <ReferenceInput
      control={controlOf(widget)}
      placeholder={placeholder}
      value={widget.value}
      choices={(entities.data ?? []).map(({ code, name, description }) => ({ key: code, name, detail: description }))}
      loading={entities.isPending}
      disabled={widget.disabled || widget.readonly}
      onChange={widget.onChange}
    />
  );
}

/** A brand of the catalogue. */
export function BrandWidget(props: WidgetProps) {
  return <NamedEntityInput widget={props} kind="brands" placeholder={t.inspector.reference.brand} />;
}

/** A line of the catalogue. */
export function LineWidget(props: WidgetProps) {
  return <NamedEntityInput widget={props} kind="lines" placeholder={t.inspector.reference.line} />;
}

/** One product of the catalogue. */
export function ProductWidget(props: WidgetProps) {
  return (
    <ProductInput
      control={controlOf(props)}
      value={props.value}
      disabled={props.disabled || props.readonly}
      onChange={props.onChange}
    />
  );
}
