import type { App } from '../../fastify-app.ts';
import { pageEditingRoutes } from './routes/page-editing.routes.ts';
import { pageHistoryRoutes } from './routes/page-history.routes.ts';
import { createPagePreview } from './routes/page-preview.ts';
import { pagePublishingRoutes } from './routes/page-publishing.routes.ts';
import { relatedRoutes } from './routes/related.routes.ts';

/** Routes of the editor; every refusal has its code in the contract. */
export function pagesRoutes(app: App): void {
  const preview = createPagePreview(app);
  pageEditingRoutes(app, preview);
  pagePublishingRoutes(app, preview);
  pageHistoryRoutes(app, preview);
  relatedRoutes(app, preview);
}
