import type { productSpecification } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import fold from '../shared/fold.module.css';
import { Picture } from '../shared/pictures/picture.tsx';
import { ratioOf } from '../shared/pictures/picture-sizes.ts';
import { type HeadingTag, headingBelow, headingTag } from '../shared/texts/heading-tag.ts';
import { wordsTogether } from '../shared/texts/keep-together.ts';
import { derive } from '../shop/derive.ts';
import { useShop } from '../shop/shop.ts';
import styles from './product-specification.module.css';
import { type Section, specificationContent } from './specification-content.ts';

/** `sizes` of the pictures; product-specification.module.css frames them so. */
const HERO_SIZES = '(max-width: 768px) 92vw, (max-width: 1280px) 47vw, 37rem';
const PART_SIZES = '(max-width: 768px) 92vw, (max-width: 1280px) 31vw, 24rem';
const UPRIGHT_SIZES = '(max-width: 768px) 36vw, 12rem';

/** The long story of a product: an opening, steps of use, columns. On a phone steps and columns fold. */
export function ProductSpecification(props: ModuleProps<typeof productSpecification>) {
  const { level, stepsHeading, columnsHeading } = props;
  const shop = useShop();
  const { t } = shop;
  const { hero, steps, columns, language } = specificationContent(shop, props);
  if (!hero && steps.length === 0 && columns.length === 0) return <EmptyModule />;
  const Tag = headingTag(level);
  return (
    <div id={props.anchor} className={`frame ${styles.root}`}>
      {hero && (
        <section className={styles.hero} data-plain={hero.picture ? undefined : true}>
          {hero.picture && <Picture className={styles.picture} {...hero.picture} sizes={HERO_SIZES} />}
          <div className={styles.words} lang={language}>
            <Tag className={styles.heading}>{derive(shop, wordsTogether, hero.heading)}</Tag>
            {hero.text && <p className={styles.lead}>{derive(shop, wordsTogether, hero.text)}</p>}
          </div>
        </section>
      )}
      {steps.length > 0 && (
        <Fold title={stepsHeading || t('stepsTitle')} tag={hero ? headingBelow(Tag) : Tag} isOpen>
          <ol
            className={`plain-list ${styles.parts}`}
            data-count={Math.min(steps.length, 4)}
            data-mixed={isMixed(steps)}
            data-upright={hasUpright(steps)}
          >
            {steps.map((step, place) => (
              <Part
                key={place.toString()}
                section={step}
                language={language}
                number={place + 1}
                sizes={partSizes(steps)}
                tag={headingBelow(headingBelow(Tag))}
              />
            ))}
          </ol>
        </Fold>
      )}
      {columns.length > 0 && (
        <Fold title={columnsHeading || t('columnsTitle')} tag={hero ? headingBelow(Tag) : Tag}>
          <ul
            className={`plain-list ${styles.parts}`}
            data-count={Math.min(columns.length, 4)}
            data-mixed={isMixed(columns)}
            data-upright={hasUpright(columns)}
          >
            {columns.map((column, place) => (
              <Part
                key={place.toString()}
                section={column}
                language={language}
                sizes={partSizes(columns)}
                tag={headingBelow(headingBelow(Tag))}
              />
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

/** Whether some of the parts have a picture and others none, as an attribute. */
function isMixed(parts: readonly Section[]): true | undefined {
  const pictured = parts.filter(({ picture }) => picture).length;
  return pictured > 0 && pictured < parts.length ? true : undefined;
}

/** Whether a picture of the parts is higher than wide, as an attribute: then all of them stand beside their words. */
function hasUpright(parts: readonly Section[]): true | undefined {
  const isUpright = ({ picture }: Section) => picture && (ratioOf(picture.file) ?? 1) < 1;
  return parts.some(isUpright) || undefined;
}

/** `sizes` of the parts' pictures: two parts side by side are as wide as the opening. */
function partSizes(parts: readonly Section[]): string {
  if (hasUpright(parts)) return UPRIGHT_SIZES;
  return parts.length <= 2 ? HERO_SIZES : PART_SIZES;
}

interface FoldProps {
  readonly title: string;
  readonly tag: HeadingTag;
  /** Shown on a phone before anybody asks for it. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part that opens and closes on phones; on wider screens it is always open, by the style sheet. */
function Fold({ title, tag: Tag, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={`${fold.head} ${styles.summary}`} data-phone="">
        <Tag className={styles.title}>{title}</Tag>
      </summary>
      {children}
    </details>
  );
}

interface PartProps {
  readonly section: Section;
  readonly language: string | undefined;
  readonly tag: HeadingTag;
  readonly number?: number;
  readonly sizes: string;
}

function Part({ section: { heading, text, picture }, language, tag: Tag, number, sizes }: PartProps) {
  const shop = useShop();
  return (
    <li className={styles.part} lang={language}>
      {picture && <Picture className={styles.picture} {...picture} sizes={sizes} />}
      {number !== undefined && (
        <p className={styles.number} aria-hidden="true">
          {number}
        </p>
      )}
      <Tag className={styles.name}>{derive(shop, wordsTogether, heading)}</Tag>
      {text && <p className={styles.text}>{derive(shop, wordsTogether, text)}</p>}
    </li>
  );
}
