/** The packages whose documents are read: PWA Studio's. */
export const CLIENT_PACKAGES = ['@magento/peregrine', '@magento/venia-ui'] as const;
