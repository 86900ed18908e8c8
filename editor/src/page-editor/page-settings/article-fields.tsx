import { type ArticleProperties, articlePropertiesSchema } from '@witryna/module-schemas';
import { t } from '../../i18n/pl.ts';
import { FileInput } from '../inspector/index.ts';
import { LimitedText } from './limited-text.tsx';
import { LinesField } from './lines-field.tsx';
import { MomentSetting } from './moment-setting.tsx';
import { PictureSetting } from './picture-setting.tsx';

export interface ArticleFieldsProps {
  readonly article: ArticleProperties;
  readonly readOnly: boolean;
  readonly onChange: (change: Partial<ArticleProperties>) => void;
}

const limits = articlePropertiesSchema.properties;
const MOMENTS = ['publicationDate', 'delayed'] as const;
const LISTS = ['categories', 'tags', 'additionalTitles', 'relatedArticles'] as const;

/** The lines of a list; a draft may hold anything in its place. */
function linesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
}

/** What an article has beside its modules. */
export function ArticleFields({ article, readOnly, onChange }: ArticleFieldsProps) {
  return (
    <>
      <LimitedText
        multiline
        label={t.pageSettings.lead}
        pointer="/contentProperties/lead"
        value={article.lead}
        limit={limits.lead.maxLength}
        readOnly={readOnly}
        onChange={(lead) => onChange({ lead })}
      />
      <LimitedText
        label={t.pageSettings.author}
        pointer="/contentProperties/author"
        value={article.author}
        limit={limits.author.maxLength}
        readOnly={readOnly}
        onChange={(author) => onChange({ author })}
      />
      {MOMENTS.map((name) => (
        <MomentSetting
          key={name}
          label={t.pageSettings[name]}
          help={t.pageSettings[`${name}Help`]}
          pointer={`/contentProperties/${name}`}
          value={article[name]}
          readOnly={readOnly}
          onChange={(moment) => onChange({ [name]: moment })}
        />
      ))}
      <PictureSetting label={t.pageSettings.cover} pointer="/contentProperties/cover">
        <FileInput value={article.cover} disabled={readOnly} onChange={(cover) => onChange({ cover })} />
      </PictureSetting>
      {LISTS.map((name) => (
        <LinesField
          key={name}
          label={t.pageSettings[name]}
          pointer={`/contentProperties/${name}`}
          value={linesOf(article[name])}
          maxItems={limits[name].maxItems}
          readOnly={readOnly}
          onChange={(lines) => onChange({ [name]: lines })}
        />
      ))}
      <LimitedText
        label={t.pageSettings.layout}
        pointer="/contentProperties/layout"
        value={article.layout}
        limit={limits.layout.maxLength}
        readOnly={readOnly}
        onChange={(layout) => onChange({ layout })}
      />
    </>
  );
}
