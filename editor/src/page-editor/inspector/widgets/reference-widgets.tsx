import type { WidgetProps } from '@rjsf/utils';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { categoriesQuery, namedEntitiesQuery } from '../../../api/commerce/catalogue.ts';
import { controlOf } from '../../../forms/rjsf/control-of.ts';
import { t } from '../../../i18n/pl.ts';
import type { FieldControlProps } from '../../../ui/fields/field.tsx';
import { ProductInput } from './product-input.tsx';
import { ReferenceInput } from './reference-input.tsx';

export interface CatalogueInputProps {
  readonly control: FieldControlProps;
  readonly value: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Keys that are not offered. */
  readonly without?: readonly string[];
  readonly onChange: (key: string | undefined) => void;
}

/** A category of the catalogue, with the ones above it. */
export function CategoryInput({ control, value, disabled, without = [], onChange }: CatalogueInputProps) {
  const categories = useQuery(categoriesQuery(useApi()));
  const choices = (categories.data ?? []).map(({ path, name, trail }) => ({
    key: path,
    name,
    detail: trail.length > 1 ? trail.slice(0, -1).join(' › ') : undefined,
  }));
  return (
    <ReferenceInput
      control={control}
      placeholder={t.inspector.reference.category}
      value={value}
      choices={choices.filter(({ key }) => !without.includes(key))}
      loading={categories.isPending}
      {...(disabled && { disabled })}
      onChange={onChange}
    />
  );
}

/** The same in a form of settings. */
export function CategoryWidget(props: WidgetProps) {
  return <CategoryInput {...catalogueProps(props)} />;
}

interface NamedEntityProps extends CatalogueInputProps {
  readonly kind: 'brands' | 'lines';
  readonly placeholder: string;
}

function NamedEntityInput({ control, value, disabled, onChange, kind, placeholder }: NamedEntityProps) {
  const entities = useQuery(namedEntitiesQuery(useApi(), kind));
  return (
    <ReferenceInput
      control={control}
      placeholder={placeholder}
      value={value}
      choices={(entities.data ?? []).map(({ code, name, description }) => ({ key: code, name, detail: description }))}
      loading={entities.isPending}
      {...(disabled && { disabled })}
      onChange={onChange}
    />
  );
}

/** A brand of the catalogue. */
export function BrandInput(props: CatalogueInputProps) {
  return <NamedEntityInput {...props} kind="brands" placeholder={t.inspector.reference.brand} />;
}

/** The same in a form of settings. */
export function BrandWidget(props: WidgetProps) {
  return <BrandInput {...catalogueProps(props)} />;
}

/** A line of the catalogue. */
export function LineWidget(props: WidgetProps) {
  return <NamedEntityInput {...catalogueProps(props)} kind="lines" placeholder={t.inspector.reference.line} />;
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

const catalogueProps = (widget: WidgetProps): CatalogueInputProps => ({
  control: controlOf(widget),
  value: widget.value,
  disabled: widget.disabled || widget.readonly,
  onChange: widget.onChange,
});
