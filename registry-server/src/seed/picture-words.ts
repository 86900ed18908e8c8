import { pictureOfShade, shadesOf } from './product-pictures.ts';
import type { SeedCatalogue } from './seed-catalogue.ts';
import { readSeed } from './seed-files.ts';

/** Title and alternative text of a picture. */
export interface PictureWords {
  readonly title: string;
  readonly alt: string;
}

/** Title and alternative text of a seeded picture by its name; a product's pictures are named after the product. */
export type WordsOfPicture = (name: string) => PictureWords | undefined;

const PRODUCTS = 'products/';
const SECOND = '-2';

export function readPictureWords({ products, gifts }: Pick<SeedCatalogue, 'products' | 'gifts'>): WordsOfPicture {
  const written = readSeed<Readonly<Record<string, PictureWords>>>('pictures/words.json');
  // A gift may share the picture of its full-size product, which then gives the name.
  const nameOf = new Map([...gifts, ...products].map(({ picture, name }) => [picture, name]));
  const wordsOfShade = new Map(
    products.flatMap((product) =>
      shadesOf(product).map((shade) => {
        const title = `${product.name}, ${shade.colour?.label}`;
        return [pictureOfShade(product, shade), { title, alt: `${title} – smuga na płytkach w tonach skóry` }] as const;
      }),
    ),
  );
  return (name) => {
    const shade = wordsOfShade.get(name);
    if (shade) return shade;
    if (Object.hasOwn(written, name)) return written[name];
    if (!name.startsWith(PRODUCTS)) return undefined;
    const picture = name.slice(PRODUCTS.length);
    const first = nameOf.get(picture);
    if (first !== undefined) return { title: first, alt: `${first} – opakowanie` };
    const second = picture.endsWith(SECOND) ? nameOf.get(picture.slice(0, -SECOND.length)) : undefined;
    return second === undefined ? undefined : { title: `${second}, zbliżenie`, alt: `${second} – zbliżenie` };
  };
}
