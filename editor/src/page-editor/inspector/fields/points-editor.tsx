import { MAX_IMAGE_POINTS, type MediaFile, type PicturePoint } from '@witryna/module-schemas';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '../../../i18n/pl.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { TextInput } from '../../../ui/fields/inputs.tsx';
import { ProductInput } from '../widgets/product-input.tsx';
import { BoardMark } from './board-mark.tsx';
import styles from './image-editors.module.css';
import { findFreePlace, moveOver, refusePoint, toPercent } from './image-points.ts';
import type { ImagePoint } from './image-value.ts';
import { PictureBoard } from './picture-board.tsx';
import { type Crop, isCutAway } from './picture-crop.ts';

export interface PointsEditorProps {
  readonly file: MediaFile;
  readonly points: readonly ImagePoint[];
  /** The part of the picture that the module shows; the whole of it when absent. */
  readonly crop?: Crop | undefined;
  /** The part that a phone shows, where it is another. */
  readonly phoneCrop?: Crop | undefined;
  readonly onChange: (points: readonly ImagePoint[]) => void;
}

const middleOf = ({ left, top, width, height }: Crop) => ({ x: left + width / 2, y: top + height / 2 });

/** Up to five points placed on the picture itself, none of them on another. */
export function PointsEditor({ file, points, crop, phoneCrop, onChange }: PointsEditorProps) {
  const [selected, setSelected] = useState(0);
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState('');
  const labels = useRef<HTMLDivElement>(null);

  const refuse = (reason: 'full' | 'on-point' | 'no-room') => {
    const sentence = {
      full: t.inspector.image.full(MAX_IMAGE_POINTS),
      'on-point': t.inspector.image.onPoint,
      'no-room': t.inspector.image.noRoom,
    };
    setRefusal(sentence[reason]);
  };
  const say = (index: number, { x, y }: PicturePoint) => {
    // Placed all the same: another ratio or focal point may bring it back.
    setRefusal(isCutAway({ x, y }, crop) ? t.inspector.image.cutAwayNow(index + 1) : '');
    setSaid(t.inspector.image.placed(index + 1, toPercent(x), toPercent(y)));
  };
  const add = (place: PicturePoint | undefined) => {
    if (points.length >= MAX_IMAGE_POINTS) return refuse('full');
    if (!place) return refuse('no-room');
    const reason = refusePoint(points, place);
    if (reason) return refuse(reason);
    onChange([...points, { ...place, label: t.inspector.image.point(points.length + 1) }]);
    setSelected(points.length);
    say(points.length, place);
  };
  const update = (index: number, change: Partial<ImagePoint>) =>
    onChange(points.map((point, at) => (at === index ? { ...point, ...change } : point)));
  const setProduct = (index: number, sku: string | undefined) =>
    onChange(
      points.map((point, at) => {
        if (at !== index) return point;
        const { sku: _, ...rest } = point;
        return sku === undefined ? rest : { ...rest, sku };
      }),
    );
  const move = (index: number, place: PicturePoint) => {
    if (refusePoint(points, place, index)) return refuse('on-point');
    update(index, place);
    say(index, place);
  };
  const remove = (index: number) => {
    onChange(points.filter((_, at) => at !== index));
    setSelected(Math.max(0, index - 1));
    setRefusal('');
  };
  const markLabel = (index: number, point: ImagePoint) => {
    const name = t.inspector.image.pointNamed(index + 1, point.label);
    return isCutAway(point, crop) ? t.inspector.image.cutAwayNamed(name) : name;
  };
  const onKey = (event: React.KeyboardEvent, index: number) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return remove(index);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      return labels.current?.querySelectorAll<HTMLInputElement>('[data-point-label]')[index]?.focus();
    }
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const place = moveOver(points, index, event.key, event.shiftKey);
    if (place) move(index, place);
  };

  return (
    <div className={styles.editor}>
      <p className={styles.help}>
        {[
          t.inspector.image.pointsHelp,
          crop && t.inspector.image.cropHelp,
          phoneCrop && t.inspector.image.phoneCropHelp,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <PictureBoard file={file} label={t.inspector.image.picture} crop={crop} phoneCrop={phoneCrop} onPlace={add}>
        {points.map((point, index) => (
          <BoardMark
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its number, on the picture and in the list
            key={index}
            kind="point"
            place={point}
            label={markLabel(index, point)}
            cutAway={isCutAway(point, crop)}
            selected={index === selected}
            onSelect={() => setSelected(index)}
            onDrag={(place) => move(index, place)}
            onKey={(event) => onKey(event, index)}
          >
            {index + 1}
          </BoardMark>
        ))}
      </PictureBoard>
      <div className={styles.below}>
        <span role="status" className="visually-hidden">
          {said}
        </span>
        <span role="alert" className={styles.refusal}>
          {refusal}
        </span>
        <Button
          icon={Plus}
          disabled={points.length >= MAX_IMAGE_POINTS}
          onClick={() => add(findFreePlace(points, crop && middleOf(crop)))}
        >
          {t.inspector.image.addPoint}
        </Button>
      </div>
      <div ref={labels} className={styles.points}>
        {points.length === 0 && <p className={styles.help}>{t.inspector.image.noPoints}</p>}
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <fieldset key={index} className={styles.point} data-selected={index === selected}>
            <legend className="visually-hidden">{t.inspector.image.point(index + 1)}</legend>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <Field
              label={t.inspector.image.pointLabel}
              errors={point.label === '' ? [t.inspector.required] : []}
              required
            >
              {(control) => (
                <TextInput
                  {...control}
                  data-point-label
                  maxLength={120}
                  value={point.label}
                  onFocus={() => setSelected(index)}
                  onChange={(event) => update(index, { label: event.target.value })}
                />
              )}
            </Field>
            <Field label={t.inspector.image.pointProduct}>
              {(control) => (
                <ProductInput control={control} value={point.sku} onChange={(sku) => setProduct(index, sku)} />
              )}
            </Field>
            <IconButton
              icon={Trash2}
              size="small"
              label={t.inspector.image.removePoint(index + 1)}
              onClick={() => remove(index)}
            />
            {isCutAway(point, crop) && <p className={styles.cut}>{t.inspector.image.cutAway}</p>}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
