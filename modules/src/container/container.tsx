import type { container } from '@witryna/module-schemas';
import type { CSSProperties } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { colourValue, toneOf } from '../shared/colour.ts';
import { findPicture } from '../shared/current/current-picture.ts';
import { Picture } from '../shared/pictures/picture.tsx';
import { PlaceProvider, placeInContainer, usePlace } from '../shared/pictures/place.ts';
import { useShop } from '../shop/shop.ts';
import styles from './container.module.css';
import { groundPicture } from './lead-picture.ts';

type ContainerProps = ModuleProps<typeof container>;

/** Groups modules: a ground, spaces around and between, a width, and columns. */
export function Container(props: ContainerProps) {
  const { columns, align, width, variant, backgroundColour, image, isLead, slots } = props;
  const place = usePlace();
  const picture = findPicture(useShop(), image?.image);
  return (
    <div
      id={props.anchor}
      className={styles.root}
      data-variant={variant}
      data-tone={backgroundColour && toneOf(backgroundColour)}
      data-ground={backgroundColour || picture ? true : undefined}
      data-picture={picture && image?.position}
      style={containerStyle(props)}
    >
      <div className={styles.frame} data-width={width}>
        {picture && image && (
          <Picture
            className={styles.picture}
            {...picture}
            {...groundPicture(image.position, picture)}
            alt={picture.alt ?? ''}
            urgency={isLead ? 'lead' : undefined}
          />
        )}
        <div className={styles.content} data-columns={columns} data-align={align}>
          <PlaceProvider value={placeInContainer(place, props)}>{slots.content}</PlaceProvider>
        </div>
      </div>
    </div>
  );
}

function containerStyle(props: ContainerProps): CSSProperties {
  const { backgroundColour, margin, padding, gridGap, zIndex } = props;
  return {
    '--own-ground': backgroundColour && colourValue(backgroundColour),
    marginBlockStart: space(margin?.top),
    marginInlineEnd: space(margin?.right),
    marginBlockEnd: space(margin?.bottom),
    marginInlineStart: space(margin?.left),
    '--padding-top': space(padding?.top),
    '--padding-right': space(padding?.right),
    '--padding-bottom': space(padding?.bottom),
    '--padding-left': space(padding?.left),
    '--column-gap': space(gridGap?.column),
    '--row-gap': space(gridGap?.row),
    zIndex,
  };
}

const space = (level: number | undefined) => level && `var(--space-${level})`;
