/** Where a category is edited; its path keeps its slashes. */
export const categoryAddress = (path: string): string => `/categories/edit/${path}`;
