import type { WidgetProps } from '@rjsf/utils';
import type { ContentKind } from '@witryna/module-schemas';
import { controlOf } from '../../../forms/rjsf/control-of.ts';
import { t } from '../../../i18n/pl.ts';
import { ContentInput } from './content-input.tsx';

interface ContentWidgetProps {
  readonly widget: WidgetProps;
  readonly kind: ContentKind;
  readonly placeholder?: string;
}

function ContentWidget({ widget, kind, placeholder }: ContentWidgetProps) {
  return (
    <ContentInput
      control={controlOf(widget)}
      kind={kind}
      {...(placeholder && { placeholder })}
      value={widget.value}
      disabled={widget.disabled || widget.readonly}
      onChange={widget.onChange}
    />
  );
}

/** One article. */
export function ArticleWidget(props: WidgetProps) {
  return <ContentWidget widget={props} kind="article" />;
}

/** An author of articles. */
export function AuthorWidget(props: WidgetProps) {
  return <ContentWidget widget={props} kind="author" />;
}

/** What articles are sorted into. */
export function ArticleCategoryWidget(props: WidgetProps) {
  return <ContentWidget widget={props} kind="article-category" />;
}

/** Which filters a list of articles offers. */
export function ArticleFilterWidget(props: WidgetProps) {
  return <ContentWidget widget={props} kind="article-filter" />;
}

/** Which filters a list of products offers. */
export function ProductFilterWidget(props: WidgetProps) {
  return <ContentWidget widget={props} kind="filter" />;
}

/** Links that menus and footers share. */
export function NavigationWidget(props: WidgetProps) {
  return <ContentWidget widget={props} kind="navigation" />;
}

/** A picture with words and an address, shared by tiles. */
export function BannerWidget(props: WidgetProps) {
  return <ContentWidget widget={props} kind="banner" />;
}

/** Pictures that lists share. */
export function GalleryWidget(props: WidgetProps) {
  return <ContentWidget widget={props} kind="gallery" />;
}

/** An address that buttons share. */
export function SharedLinkWidget(props: WidgetProps) {
  return <ContentWidget widget={props} kind="shared-link" />;
}

/** A shared snippet of the page's site. */
export function SnippetWidget(props: WidgetProps) {
  return <ContentWidget widget={props} kind="snippet" placeholder={t.inspector.reference.snippet} />;
}
