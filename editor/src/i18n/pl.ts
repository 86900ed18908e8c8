import { common } from './common.pl.ts';
import { errors } from './errors.pl.ts';
import { inspector } from './inspector.pl.ts';
import { media } from './media.pl.ts';
import { pageSettings } from './page-settings.pl.ts';
import { pages } from './pages.pl.ts';
import { publishing } from './publishing.pl.ts';
import { session } from './session.pl.ts';
import { workspace } from './workspace.pl.ts';

/** Every sentence that the editor says. The canvas keeps its own section beside this one. */
export const t = { common, errors, inspector, media, pageSettings, pages, publishing, session, workspace };
