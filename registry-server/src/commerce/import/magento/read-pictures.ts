import type { NamedPicture } from '../imported-product.ts';
import type { Cells } from '../lines/read-csv.ts';

/** The pictures of a row, the main one first, each once. */
export function readPictures(cells: Cells): NamedPicture[] {
  const main = cells.base_image ?? cells.small_image;
  const more = split(cells.additional_images);
  const labels = (cells.additional_image_labels ?? '').split(',').map((label) => label.trim());
  const pictures = [
    ...(main ? [picture(main, cells.base_image ? 'base_image' : 'small_image', cells.base_image_label)] : []),
    ...more.map((path, index) => picture(path, 'additional_images', labels[index])),
  ];
  return [...new Map(pictures.toReversed().map((each) => [each.path, each])).values()].toReversed();
}

function picture(path: string, field: string, alt: string | undefined): NamedPicture {
  return { path, field, ...(alt && { alt }) };
}

function split(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((path) => path.trim() || []);
}
