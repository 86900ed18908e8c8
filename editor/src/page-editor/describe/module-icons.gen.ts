// Written by scripts/generate-icons.ts from the icons that the module schemas name; not edited by hand.
import { GalleryVerticalEnd, Heading, Image, LayoutGrid, PanelBottom, PanelTop, RectangleHorizontal, Rows3, SquareDashed, Text } from 'lucide-react';

/** Icons by the name that the schemas use; only these reach the browser. */
export const moduleIcons = {
  'gallery-vertical-end': GalleryVerticalEnd,
  'heading': Heading,
  'image': Image,
  'layout-grid': LayoutGrid,
  'panel-bottom': PanelBottom,
  'panel-top': PanelTop,
  'rectangle-horizontal': RectangleHorizontal,
  'rows-3': Rows3,
  'square-dashed': SquareDashed,
  'text': Text,
};
