import { type PageMeta, pageMetaSchema } from '@witryna/module-schemas';
import { t } from '../../i18n/pl.ts';
import { FileInput } from '../inspector/index.ts';
import { LimitedText } from './limited-text.tsx';
import styles from './page-settings.module.css';
import { PictureSetting } from './picture-setting.tsx';

export interface SocialFieldsProps {
  readonly meta: PageMeta;
  readonly readOnly: boolean;
  readonly onChange: (change: Partial<PageMeta>) => void;
}

const limits = pageMetaSchema.properties;
const NETWORKS = [
  { title: 'ogTitle', description: 'ogDescription', image: 'ogImage' },
  { title: 'twitterTitle', description: 'twitterDescription', image: 'twitterImage' },
] as const;

/** How the page looks where people share it. */
export function SocialFields({ meta, readOnly, onChange }: SocialFieldsProps) {
  return (
    <>
      <p className={styles.help}>{t.pageSettings.socialHelp}</p>
      {NETWORKS.map(({ title, description, image }) => (
        <div key={title} className={styles.group}>
          <LimitedText
            label={t.pageSettings[title]}
            pointer={`/properties/meta/${title}`}
            value={meta[title]}
            placeholder={meta.title}
            limit={limits[title].maxLength}
            readOnly={readOnly}
            onChange={(next) => onChange({ [title]: next })}
          />
          <LimitedText
            multiline
            label={t.pageSettings[description]}
            pointer={`/properties/meta/${description}`}
            value={meta[description]}
            placeholder={meta.description}
            limit={limits[description].maxLength}
            readOnly={readOnly}
            onChange={(next) => onChange({ [description]: next })}
          />
          <PictureSetting label={t.pageSettings[image]} pointer={`/properties/meta/${image}`}>
            <FileInput value={meta[image]} disabled={readOnly} onChange={(file) => onChange({ [image]: file })} />
          </PictureSetting>
        </div>
      ))}
    </>
  );
}
