import { urlPathOf } from '../slug.ts';
import type { ListedPage, ListedRequest, ListedSchedule } from './page-list.ts';
import { type PageRow, statusOf } from './page-row.ts';
import type { RevisionRow } from './store/page-history.ts';

/** A page as staff lists show it. */
export function summaryOf(page: PageRow) {
  const {
    id,
    site,
    type,
    title,
    slug,
    isTemplate,
    theme,
    version,
    publishedAt,
    visibleFrom,
    updatedAt,
    updatedBy,
    translationGroup,
  } = page;
  return {
    id,
    site,
    type,
    title,
    urlPath: urlPathOf(slug),
    isTemplate,
    theme,
    status: statusOf(page),
    version,
    ...(publishedAt ? { publishedAt: publishedAt.toISOString() } : {}),
    ...(visibleFrom && visibleFrom > new Date() ? { visibleFrom: visibleFrom.toISOString() } : {}),
    updatedAt: updatedAt.toISOString(),
    ...(translationGroup === null ? {} : { translationGroup }),
    ...(updatedBy === null ? {} : { updatedBy }),
  };
}

/** A page as the list of pages shows it. */
export function listedAnswer({ schedule, request, ...page }: ListedPage) {
  return {
    ...summaryOf(page),
    ...(schedule && { schedule: scheduleAnswer(schedule, page) }),
    ...(request && { request: requestAnswer(request) }),
  };
}

const requestAnswer = ({ state, askedBy, askedAt }: ListedRequest) => ({
  state,
  askedBy,
  askedAt: askedAt.toISOString(),
});

function scheduleAnswer({ revisionId, publishAt, unpublishAt, failedAt }: ListedSchedule, page: PageRow) {
  return {
    ...(publishAt && { publishAt: publishAt.toISOString() }),
    ...(unpublishAt && { unpublishAt: unpublishAt.toISOString() }),
    ...(revisionId && { isDraft: revisionId === page.draftRevisionId }),
    ...(failedAt && { failedAt: failedAt.toISOString() }),
  };
}

/** A revision in the history of its page. */
export function revisionAnswer(revision: RevisionRow, page: PageRow) {
  const { id, number, createdAt, createdBy, publishedAt } = revision;
  return {
    id,
    number,
    createdAt: createdAt.toISOString(),
    ...(createdBy === null ? {} : { createdBy }),
    ...(publishedAt ? { publishedAt: publishedAt.toISOString() } : {}),
    isPublished: id === page.publishedRevisionId,
    isDraft: id === page.draftRevisionId,
  };
}
