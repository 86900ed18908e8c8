import type { RegistryWidgetsType } from '@rjsf/utils';
import { ChoiceWidget } from '../../../forms/rjsf/choice-widget.tsx';
import { SwitchWidget } from '../../../forms/rjsf/switch-widget.tsx';
import { ColourWidget } from './colour-widget.tsx';
import {
  ArticleCategoryWidget,
  ArticleFilterWidget,
  ArticleWidget,
  AuthorWidget,
  BannerWidget,
  GalleryWidget,
  NavigationWidget,
  ProductFilterWidget,
  SharedLinkWidget,
  SnippetWidget,
} from './content-widgets.tsx';
import { FileWidget } from './file-widget.tsx';
import { HrefWidget } from './href-widget.tsx';
import { BrandWidget, CategoryWidget, LineWidget, ProductWidget } from './reference-widgets.tsx';
import { SpacerWidget } from './spacer-widget.tsx';
import { TextAreaWidget, TextWidget } from './text-widgets.tsx';
import { WidthWidget } from './width-widget.tsx';

/** The controls of single values, by the names that the modules' form hints use. */
export const formWidgets: RegistryWidgetsType = {
  TextWidget,
  TextareaWidget: TextAreaWidget,
  SelectWidget: ChoiceWidget,
  CheckboxWidget: SwitchWidget,
  article: ArticleWidget,
  articleCategory: ArticleCategoryWidget,
  articleFilter: ArticleFilterWidget,
  author: AuthorWidget,
  banner: BannerWidget,
  brand: BrandWidget,
  category: CategoryWidget,
  colour: ColourWidget,
  file: FileWidget,
  gallery: GalleryWidget,
  href: HrefWidget,
  line: LineWidget,
  navigation: NavigationWidget,
  product: ProductWidget,
  productFilter: ProductFilterWidget,
  sharedLink: SharedLinkWidget,
  snippet: SnippetWidget,
  spacer: SpacerWidget,
  width: WidthWidget,
};
