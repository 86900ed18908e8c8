// Written by scripts/generate-contract-types.ts from the contract of the registry; not edited by hand.

export type Error = {
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
};

export type MediaFile = {
  readonly id: number;
  readonly mime: string;
  readonly size: number;
  readonly type: string;
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly srcset?: readonly ({
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly ratio: string;
    readonly mime: string;
  })[];
  readonly placeholder?: string;
  readonly colour?: string;
  readonly alt?: string;
  readonly title?: string;
  readonly author?: string;
  readonly caption?: string;
  readonly focalPoint?: {
    readonly x: number;
    readonly y: number;
  };
};

export type ProductCard = {
  readonly sku: string;
  readonly name: string;
  readonly urlPath: string;
  readonly line?: {
    readonly code: string;
    readonly name: string;
    readonly language?: string;
  };
  readonly brand?: {
    readonly code: string;
    readonly name: string;
    readonly language?: string;
  };
  readonly summary?: string;
  readonly languages?: Readonly<Record<string, string>>;
  readonly images: readonly (MediaFile)[];
  readonly flags: Readonly<Record<string, boolean>>;
  readonly isWithdrawn?: boolean;
  readonly inStock: boolean;
  readonly price?: {
    readonly final: {
      readonly amount: number;
      readonly currency: string;
    };
    readonly regular: {
      readonly amount: number;
      readonly currency: string;
    };
    readonly lowest30?: {
      readonly amount: number;
      readonly currency: string;
    };
    readonly discountPercent?: number;
    readonly unit?: {
      readonly price: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly per: string;
    };
    readonly isFriendsAndFamily?: boolean;
  };
  readonly priceVaries: boolean;
  readonly variants: readonly ({
    readonly sku: string;
    readonly inStock: boolean;
    readonly remaining?: number;
    readonly size?: {
      readonly value: number;
      readonly unit: string;
    };
    readonly colour?: {
      readonly code: string;
      readonly label: string;
      readonly language?: string;
      readonly hex: string;
      readonly pantone?: string;
    };
    readonly price?: {
      readonly final: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly regular: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly lowest30?: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly discountPercent?: number;
      readonly unit?: {
        readonly price: {
          readonly amount: number;
          readonly currency: string;
        };
        readonly per: string;
      };
      readonly isFriendsAndFamily?: boolean;
    };
    readonly images?: readonly (MediaFile)[];
  })[];
};

export type PageSummary = {
  readonly id: number;
  readonly site: string;
  readonly type: "article" | "page" | "product" | "product-category" | "snippet" | "banner" | "author" | "article-category" | "gallery" | "link" | "navigation" | "product-filter" | "article-filter";
  readonly title: string;
  readonly urlPath: string;
  readonly isTemplate: boolean;
  readonly theme: "default" | "u20";
  readonly status: "draft" | "published" | "changed";
  readonly version: number;
  readonly publishedAt?: string;
  readonly visibleFrom?: string;
  readonly updatedAt: string;
  readonly translationGroup?: string;
  readonly updatedBy?: string;
  readonly schedule?: {
    readonly publishAt?: string;
    readonly unpublishAt?: string;
    readonly isDraft?: boolean;
    readonly failedAt?: string;
  };
  readonly request?: {
    readonly state: "waiting" | "returned";
    readonly askedBy: string;
    readonly askedAt: string;
  };
};

export type PageFault = {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
  readonly placedModuleId?: string;
};

export type PageForEditing = {
  readonly page: PageSummary;
  readonly document: unknown;
  readonly version: number;
  readonly faults: readonly (PageFault)[];
  readonly related: unknown;
  readonly current?: unknown;
  readonly words: Readonly<Record<string, string>>;
  readonly frame: {
    readonly header?: string;
    readonly footer?: string;
  };
};

export type CommentThread = {
  readonly id: string;
  readonly moduleId?: string;
  readonly driver?: string;
  readonly startedAt: string;
  readonly resolvedAt?: string;
  readonly resolvedBy?: string;
  readonly mayResolve: boolean;
  readonly comments: readonly ({
    readonly id: string;
    readonly author: string;
    readonly text: string;
    readonly createdAt: string;
    readonly isMine: boolean;
    readonly isDeleted: boolean;
    readonly mayDelete: boolean;
    readonly mayEdit: boolean;
    readonly editedAt?: string;
  })[];
};

export type SavedSection = {
  readonly id: number;
  readonly name: string;
  readonly group?: string;
  readonly site?: string;
  readonly language: string;
  readonly moduleCount: number;
  readonly unknownDrivers: readonly (string)[];
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly updatedBy: string;
  readonly mayChange: boolean;
};

export interface StaffContract {
  readonly 'GET /staff/audit': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly actor?: number;
      readonly action?: string;
      readonly from?: string;
      readonly to?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly at: string;
        readonly actor: {
          readonly id?: number;
          readonly name: string;
        };
        readonly action: string;
        readonly subject: Readonly<Record<string, unknown>>;
        readonly subjectName?: string;
        readonly orderId?: number;
        readonly details: Readonly<Record<string, unknown>>;
        readonly status?: number;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'GET /staff/retention': {
    readonly answer: {
      readonly lastRunAt: string | null;
      readonly items: readonly ({
        readonly kind: "cookie-consents" | "web-vitals" | "staff-audit" | "mail-recipients" | "webhook-deliveries" | "guest-carts" | "repeated-requests" | "refund-accounts" | "contact-messages" | "search-phrases";
        readonly title: string;
        readonly help: string;
        readonly days: number;
        readonly defaultDays: number;
        readonly minDays: number;
        readonly maxDays: number;
      })[];
    };
  };
  readonly 'PUT /staff/retention': {
    readonly body: {
      readonly "cookie-consents"?: number;
      readonly "web-vitals"?: number;
      readonly "staff-audit"?: number;
      readonly "mail-recipients"?: number;
      readonly "webhook-deliveries"?: number;
      readonly "guest-carts"?: number;
      readonly "repeated-requests"?: number;
      readonly "refund-accounts"?: number;
      readonly "contact-messages"?: number;
      readonly "search-phrases"?: number;
    };
    readonly answer: {
      readonly lastRunAt: string | null;
      readonly items: readonly ({
        readonly kind: "cookie-consents" | "web-vitals" | "staff-audit" | "mail-recipients" | "webhook-deliveries" | "guest-carts" | "repeated-requests" | "refund-accounts" | "contact-messages" | "search-phrases";
        readonly title: string;
        readonly help: string;
        readonly days: number;
        readonly defaultDays: number;
        readonly minDays: number;
        readonly maxDays: number;
      })[];
    };
  };
  readonly 'POST /staff/session': {
    readonly body: {
      readonly email: string;
      readonly password: string;
    };
    readonly answer: {
      readonly user: {
        readonly id: number;
        readonly email: string;
        readonly name: string;
        readonly role: "viewer" | "editor" | "publisher" | "admin";
      };
      readonly formLanguage: "pl" | "en" | "hu";
      readonly mails: {
        readonly publication: boolean;
        readonly comments: boolean;
      };
      readonly csrfToken: string;
      readonly next?: "factor" | "setup";
    };
  };
  readonly 'GET /staff/session': {
    readonly answer: {
      readonly user: {
        readonly id: number;
        readonly email: string;
        readonly name: string;
        readonly role: "viewer" | "editor" | "publisher" | "admin";
      };
      readonly formLanguage: "pl" | "en" | "hu";
      readonly mails: {
        readonly publication: boolean;
        readonly comments: boolean;
      };
      readonly csrfToken: string;
      readonly next?: "factor" | "setup";
    };
  };
  readonly 'DELETE /staff/session': {

  };
  readonly 'PUT /staff/session/password': {
    readonly body: {
      readonly password: string;
      readonly newPassword: string;
    };
    readonly answer: {
      readonly user: {
        readonly id: number;
        readonly email: string;
        readonly name: string;
        readonly role: "viewer" | "editor" | "publisher" | "admin";
      };
      readonly formLanguage: "pl" | "en" | "hu";
      readonly mails: {
        readonly publication: boolean;
        readonly comments: boolean;
      };
      readonly csrfToken: string;
      readonly next?: "factor" | "setup";
    };
  };
  readonly 'PUT /staff/session/form-language': {
    readonly body: {
      readonly formLanguage: "pl" | "en" | "hu";
    };
    readonly answer: {
      readonly user: {
        readonly id: number;
        readonly email: string;
        readonly name: string;
        readonly role: "viewer" | "editor" | "publisher" | "admin";
      };
      readonly formLanguage: "pl" | "en" | "hu";
      readonly mails: {
        readonly publication: boolean;
        readonly comments: boolean;
      };
      readonly csrfToken: string;
      readonly next?: "factor" | "setup";
    };
  };
  readonly 'PUT /staff/session/mails': {
    readonly body: {
      readonly publication: boolean;
      readonly comments: boolean;
    };
    readonly answer: {
      readonly user: {
        readonly id: number;
        readonly email: string;
        readonly name: string;
        readonly role: "viewer" | "editor" | "publisher" | "admin";
      };
      readonly formLanguage: "pl" | "en" | "hu";
      readonly mails: {
        readonly publication: boolean;
        readonly comments: boolean;
      };
      readonly csrfToken: string;
      readonly next?: "factor" | "setup";
    };
  };
  readonly 'POST /staff/session/factor': {
    readonly body: {
      readonly code: string;
    };
    readonly answer: {
      readonly user: {
        readonly id: number;
        readonly email: string;
        readonly name: string;
        readonly role: "viewer" | "editor" | "publisher" | "admin";
      };
      readonly formLanguage: "pl" | "en" | "hu";
      readonly mails: {
        readonly publication: boolean;
        readonly comments: boolean;
      };
      readonly csrfToken: string;
      readonly next?: "factor" | "setup";
    };
  };
  readonly 'GET /staff/session/factor': {
    readonly answer: {
      readonly isOn: boolean;
      readonly isRequired: boolean;
      readonly recoveryCodesLeft: number;
    };
  };
  readonly 'POST /staff/session/factor/begin': {
    readonly body: {
      readonly password?: string;
    };
    readonly answer: {
      readonly secret: string;
      readonly address: string;
    };
  };
  readonly 'POST /staff/session/factor/confirm': {
    readonly body: {
      readonly code: string;
    };
    readonly answer: {
      readonly recoveryCodes: readonly (string)[];
      readonly session: {
        readonly user: {
          readonly id: number;
          readonly email: string;
          readonly name: string;
          readonly role: "viewer" | "editor" | "publisher" | "admin";
        };
        readonly formLanguage: "pl" | "en" | "hu";
        readonly mails: {
          readonly publication: boolean;
          readonly comments: boolean;
        };
        readonly csrfToken: string;
        readonly next?: "factor" | "setup";
      };
    };
  };
  readonly 'POST /staff/session/factor/recovery-codes': {
    readonly body: {
      readonly code: string;
    };
    readonly answer: {
      readonly recoveryCodes: readonly (string)[];
    };
  };
  readonly 'POST /staff/session/factor/remove': {
    readonly body: {
      readonly code: string;
    };
  };
  readonly 'DELETE /staff/users/{id}/factor': {

  };
  readonly 'GET /staff/factor-policy': {
    readonly answer: {
      readonly roles: readonly ("viewer" | "editor" | "publisher" | "admin")[];
    };
  };
  readonly 'PUT /staff/factor-policy': {
    readonly body: {
      readonly roles: readonly ("viewer" | "editor" | "publisher" | "admin")[];
    };
    readonly answer: {
      readonly roles: readonly ("viewer" | "editor" | "publisher" | "admin")[];
    };
  };
  readonly 'GET /staff/users': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly email: string;
        readonly name: string;
        readonly role: "viewer" | "editor" | "publisher" | "admin";
        readonly isActive: boolean;
        readonly hasSecondFactor: boolean;
        readonly createdAt: string;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'POST /staff/users': {
    readonly body: {
      readonly email: string;
      readonly name: string;
      readonly role: "viewer" | "editor" | "publisher" | "admin";
      readonly password: string;
    };
    readonly answer: {
      readonly id: number;
      readonly email: string;
      readonly name: string;
      readonly role: "viewer" | "editor" | "publisher" | "admin";
      readonly isActive: boolean;
      readonly hasSecondFactor: boolean;
      readonly createdAt: string;
    };
  };
  readonly 'PATCH /staff/users/{id}': {
    readonly body: {
      readonly name?: string;
      readonly role?: "viewer" | "editor" | "publisher" | "admin";
      readonly password?: string;
      readonly isActive?: boolean;
    };
    readonly answer: {
      readonly id: number;
      readonly email: string;
      readonly name: string;
      readonly role: "viewer" | "editor" | "publisher" | "admin";
      readonly isActive: boolean;
      readonly hasSecondFactor: boolean;
      readonly createdAt: string;
    };
  };
  readonly 'GET /staff/api-keys': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly name: string;
        readonly hint: string;
        readonly scopes: readonly (string)[];
        readonly createdBy: string;
        readonly createdAt: string;
        readonly expiresAt: string | null;
        readonly lastUsedAt: string | null;
        readonly revokedAt: string | null;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'POST /staff/api-keys': {
    readonly body: {
      readonly name: string;
      readonly scopes: readonly ("content:read" | "catalogue:read" | "catalogue:write" | "orders:read" | "graphql:read")[];
      readonly expiresAt?: string;
    };
    readonly answer: {
      readonly id: number;
      readonly name: string;
      readonly hint: string;
      readonly scopes: readonly (string)[];
      readonly createdBy: string;
      readonly createdAt: string;
      readonly expiresAt: string | null;
      readonly lastUsedAt: string | null;
      readonly revokedAt: string | null;
      readonly key: string;
    };
  };
  readonly 'DELETE /staff/api-keys/{id}': {
    readonly answer: {
      readonly id: number;
      readonly name: string;
      readonly hint: string;
      readonly scopes: readonly (string)[];
      readonly createdBy: string;
      readonly createdAt: string;
      readonly expiresAt: string | null;
      readonly lastUsedAt: string | null;
      readonly revokedAt: string | null;
    };
  };
  readonly 'GET /staff/sites': {

  };
  readonly 'PUT /staff/sites/{code}': {
    readonly body: {
      readonly name: string;
      readonly locale: string;
      readonly language: string;
      readonly currency: string;
      readonly address: string;
      readonly domain: string;
      readonly basePath?: string;
      readonly isDefault?: boolean;
      readonly postfix?: string;
      readonly favicon?: string;
      readonly logo?: {
        readonly light?: string;
        readonly dark?: string;
      };
      readonly features?: {
        readonly cart?: boolean;
        readonly user?: boolean;
        readonly search?: boolean;
        readonly chat?: boolean;
        readonly unavailableVariants?: boolean;
        readonly cookieConsent?: boolean;
      };
      readonly properties?: {
        readonly terms?: string;
        readonly privacy?: string;
        readonly returnOrder?: string;
        readonly contact?: string;
        readonly whereToBuy?: string;
        readonly maintenance?: boolean;
        readonly headerSnippet?: string;
        readonly footerSnippet?: string;
        readonly socialMeta?: {
          readonly image?: string;
          readonly description?: string;
        };
        readonly seller?: {
          readonly name: string;
          readonly street: string;
          readonly postcode: string;
          readonly city: string;
          readonly nip: string;
          readonly regon?: string;
          readonly register?: string;
          readonly email: string;
          readonly phone: string;
          readonly complaintEmail?: string;
          readonly returnEmail?: string;
        };
        readonly rating?: {
          readonly image?: string;
          readonly link?: string;
          readonly periods: readonly ({
            readonly period: "month" | "quarter" | "year" | "all";
            readonly rate: number;
            readonly amount: number;
          })[];
          readonly distribution?: {
            readonly "1": number;
            readonly "2": number;
            readonly "3": number;
            readonly "4": number;
            readonly "5": number;
          };
        };
        readonly shop?: {
          readonly orderNumberPrefix?: string;
          readonly orderNumberStart?: number;
          readonly freeDeliveryFrom?: number;
          readonly giftSkuMarkers?: readonly (string)[];
          readonly giftsFrom?: number;
          readonly samplesFrom?: number;
          readonly maxSamples?: number;
          readonly maxQuantity?: number;
          readonly maxCartLines?: number;
          readonly maxCoupons?: number;
          readonly guestCartDays?: number;
          readonly customerCartDays?: number;
          readonly countries?: readonly (string)[];
          readonly accountConfirmation?: boolean;
          readonly hidesTakenEmails?: boolean;
          readonly consentVersion?: string;
          readonly requiresConsentRecords?: boolean;
          readonly maxWishlists?: number;
          readonly maxWishlistItems?: number;
          readonly maxComparedProducts?: number;
          readonly retryStatuses?: readonly ("new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud")[];
          readonly highlightedStatuses?: readonly ("new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud")[];
          readonly returnableStatuses?: readonly ("new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud")[];
          readonly returnDays?: number;
          readonly cancellableStatuses?: readonly ("new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud")[];
          readonly cancellationReasons?: readonly (string)[];
          readonly shippingCountries?: readonly (string)[];
        };
        readonly loyalty?: {
          readonly approval?: boolean;
        };
      };
      readonly generalSettings?: {
        readonly search?: {
          readonly minLength?: number;
          readonly perPage?: number;
          readonly maxPerPage?: number;
          readonly provider?: "shop" | "synerise";
        };
        readonly externalServices?: {
          readonly videoHosts?: readonly ("youtube" | "vimeo")[];
          readonly mapTiles?: {
            readonly url: string;
            readonly attribution: string;
            readonly attributionUrl?: string;
          };
          readonly geolocation?: boolean;
          readonly googlePay?: boolean;
          readonly marketing?: {
            readonly key?: string;
            readonly endpoint?: string;
            readonly origins?: readonly (string)[];
            readonly hasOwnStyles?: boolean;
          };
          readonly tags?: {
            readonly key?: string;
            readonly endpoint?: string;
            readonly origins?: readonly (string)[];
            readonly hasOwnStyles?: boolean;
          };
        };
        readonly auth?: {
          readonly strategy?: "route" | "drawer";
          readonly social?: "tab" | "window";
          readonly isBackOffice?: boolean;
        };
        readonly cart?: {
          readonly afterAdding?: "modal" | "drawer" | "nothing";
          readonly layout?: "rich" | "basic";
          readonly linksCategory?: boolean;
          readonly keepsRemoved?: boolean;
        };
        readonly favourites?: {
          readonly afterAdding?: "modal" | "nothing";
        };
        readonly account?: {
          readonly home?: "panel" | "orders";
        };
        readonly benefitBarGroup?: readonly (string)[];
        readonly shippingTimer?: {
          readonly cutOffHour?: number;
        };
      };
      readonly revision?: number;
      readonly staticRouting?: Readonly<Record<string, string>>;
    };
  };
  readonly 'GET /staff/references': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly kind: "product" | "file" | "brand" | "category" | "line" | "article" | "snippet" | "filter" | "author" | "article-category" | "article-filter" | "navigation" | "banner" | "gallery" | "shared-link" | "page";
      readonly key: string;
      readonly site?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly page: {
          readonly id: number;
          readonly title: string;
          readonly urlPath: string;
          readonly type: "article" | "page" | "product" | "product-category" | "snippet" | "banner" | "author" | "article-category" | "gallery" | "link" | "navigation" | "product-filter" | "article-filter";
          readonly isTemplate: boolean;
          readonly site: string;
        };
        readonly states: readonly ("draft" | "published")[];
        readonly places: readonly ({
          readonly path: string;
          readonly placedModuleId?: string;
          readonly driver?: string;
        })[];
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
      readonly sites: readonly ({
        readonly site: string;
        readonly name: string;
        readonly place: "header" | "footer" | "logo" | "darkLogo" | "favicon" | "socialImage" | "rating";
        readonly key: string;
      })[];
      readonly catalogue: readonly ({
        readonly kind: "product" | "brand" | "line" | "category" | "ingredient" | "coupon";
        readonly key: string;
        readonly name: string;
      })[];
      readonly catalogueTotal: number;
      readonly sections: readonly ({
        readonly id: number;
        readonly name: string;
      })[];
      readonly sectionsTotal: number;
    };
  };
  readonly 'GET /staff/references/broken': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly site?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly kind: "product" | "file" | "brand" | "category" | "line" | "article" | "snippet" | "filter" | "author" | "article-category" | "article-filter" | "navigation" | "banner" | "gallery" | "shared-link" | "page" | "link";
        readonly key: string;
        readonly name?: string;
        readonly page: {
          readonly id: number;
          readonly title: string;
          readonly urlPath: string;
          readonly type: "article" | "page" | "product" | "product-category" | "snippet" | "banner" | "author" | "article-category" | "gallery" | "link" | "navigation" | "product-filter" | "article-filter";
          readonly isTemplate: boolean;
          readonly site: string;
        };
        readonly place: {
          readonly path: string;
          readonly placedModuleId?: string;
          readonly driver?: string;
        };
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
      readonly sites: readonly ({
        readonly site: string;
        readonly name: string;
        readonly place: "header" | "footer";
        readonly key: string;
      })[];
    };
  };
  readonly 'GET /staff/page-texts': {
    readonly query: {
      readonly search: string;
      readonly matchCase?: boolean;
      readonly wholeWords?: boolean;
      readonly site?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly page: {
          readonly id: number;
          readonly site: string;
          readonly type: "article" | "page" | "product" | "product-category" | "snippet" | "banner" | "author" | "article-category" | "gallery" | "link" | "navigation" | "product-filter" | "article-filter";
          readonly title: string;
          readonly urlPath: string;
          readonly isTemplate: boolean;
          readonly status: "draft" | "published" | "changed";
          readonly version: number;
        };
        readonly texts: readonly ({
          readonly path: string;
          readonly text: string;
          readonly placedModuleId?: string;
          readonly driver?: string;
        })[];
      })[];
      readonly isWhole: boolean;
    };
  };
  readonly 'GET /staff/mails/given-up': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly template: string;
        readonly attempts: number;
        readonly createdAt: string;
        readonly gaveUpAt: string;
        readonly lastError: string;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'POST /staff/mails/{id}/retry': {

  };
  readonly 'GET /staff/mails': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly state?: "waiting" | "sent" | "given-up";
      readonly template?: "welcome" | "password-reset" | "password-changed" | "confirm-email" | "email-changed" | "passkey-added" | "account-exists" | "account-deletion-link" | "account-deletion-scheduled" | "account-deleted" | "newsletter-confirm" | "newsletter-welcome" | "stock-alert-confirm" | "back-in-stock" | "contact-message" | "contact-answer" | "webhook-lost" | "page-news" | "order-accepted" | "order-paid" | "order-payment-failed" | "order-transfer" | "order-point-changed" | "order-shipped" | "order-delivered" | "order-cancel-asked" | "order-canceled" | "order-refunded" | "refund-account-asked" | "refund-account-saved" | "withdrawal-received";
      readonly to?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly template: string;
        readonly recipient: string;
        readonly language: string;
        readonly state: "waiting" | "sent" | "given-up";
        readonly attempts: number;
        readonly createdAt: string;
        readonly sentAt?: string;
        readonly nextAttemptAt?: string;
        readonly lastError?: string;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'GET /staff/mails/templates': {
    readonly query: {
      readonly language?: "pl" | "en";
    };
    readonly answer: readonly ({
      readonly template: string;
      readonly subject: string;
    })[];
  };
  readonly 'GET /staff/mails/templates/{template}/{language}': {
    readonly answer: {
      readonly subject: string;
      readonly html: string;
      readonly text: string;
    };
  };
  readonly 'GET /staff/webhooks': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly url: string;
        readonly description: string;
        readonly events: readonly (string)[];
        readonly isActive: boolean;
        readonly failedAt: string | null;
        readonly lastSuccessAt: string | null;
        readonly oldSecretUntil: string | null;
        readonly createdAt: string;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'POST /staff/webhooks': {
    readonly body: {
      readonly url: string;
      readonly description?: string;
      readonly events: readonly ("page.published" | "page.unpublished" | "order.placed" | "order.paid" | "order.address" | "order.shipped" | "order.status" | "stock.changed")[];
    };
    readonly answer: {
      readonly id: number;
      readonly url: string;
      readonly description: string;
      readonly events: readonly (string)[];
      readonly isActive: boolean;
      readonly failedAt: string | null;
      readonly lastSuccessAt: string | null;
      readonly oldSecretUntil: string | null;
      readonly createdAt: string;
      readonly secret: string;
    };
  };
  readonly 'PATCH /staff/webhooks/{id}': {
    readonly body: {
      readonly url?: string;
      readonly description?: string;
      readonly events?: readonly ("page.published" | "page.unpublished" | "order.placed" | "order.paid" | "order.address" | "order.shipped" | "order.status" | "stock.changed")[];
      readonly isActive?: boolean;
    };
    readonly answer: {
      readonly id: number;
      readonly url: string;
      readonly description: string;
      readonly events: readonly (string)[];
      readonly isActive: boolean;
      readonly failedAt: string | null;
      readonly lastSuccessAt: string | null;
      readonly oldSecretUntil: string | null;
      readonly createdAt: string;
    };
  };
  readonly 'DELETE /staff/webhooks/{id}': {

  };
  readonly 'POST /staff/webhooks/{id}/secret': {
    readonly answer: {
      readonly id: number;
      readonly url: string;
      readonly description: string;
      readonly events: readonly (string)[];
      readonly isActive: boolean;
      readonly failedAt: string | null;
      readonly lastSuccessAt: string | null;
      readonly oldSecretUntil: string | null;
      readonly createdAt: string;
      readonly secret: string;
    };
  };
  readonly 'POST /staff/webhooks/{id}/test': {
    readonly answer: {
      readonly id: number;
      readonly eventId: string;
      readonly event: string;
      readonly state: "waiting" | "delivered" | "given-up";
      readonly attempts: number;
      readonly log: readonly ({
        readonly at: string;
        readonly status?: number;
        readonly error?: string;
        readonly durationMs: number;
      })[];
      readonly body: string;
      readonly createdAt: string;
      readonly nextAttemptAt: string | null;
    };
  };
  readonly 'GET /staff/webhooks/{id}/deliveries': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly eventId: string;
        readonly event: string;
        readonly state: "waiting" | "delivered" | "given-up";
        readonly attempts: number;
        readonly log: readonly ({
          readonly at: string;
          readonly status?: number;
          readonly error?: string;
          readonly durationMs: number;
        })[];
        readonly body: string;
        readonly createdAt: string;
        readonly nextAttemptAt: string | null;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'POST /staff/webhooks/deliveries/{id}/resend': {
    readonly answer: {
      readonly id: number;
      readonly eventId: string;
      readonly event: string;
      readonly state: "waiting" | "delivered" | "given-up";
      readonly attempts: number;
      readonly log: readonly ({
        readonly at: string;
        readonly status?: number;
        readonly error?: string;
        readonly durationMs: number;
      })[];
      readonly body: string;
      readonly createdAt: string;
      readonly nextAttemptAt: string | null;
    };
  };
  readonly 'GET /staff/customers': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly search?: string;
      readonly friendsAndFamilyStatus?: "waiting" | "member" | "refused";
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly email: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly phone?: string;
        readonly createdAt: string;
        readonly isSubscribed: boolean;
        readonly isPremium: boolean;
        readonly friendsAndFamilyStatus: "none" | "waiting" | "member" | "refused";
        readonly isActive: boolean;
        readonly deletedAt?: string;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'GET /staff/customers/{id}': {
    readonly answer: {
      readonly id: number;
      readonly email: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly phone?: string;
      readonly createdAt: string;
      readonly isSubscribed: boolean;
      readonly isPremium: boolean;
      readonly friendsAndFamilyStatus: "none" | "waiting" | "member" | "refused";
      readonly isActive: boolean;
      readonly deletedAt?: string;
      readonly dateOfBirth?: string;
      readonly language: string;
      readonly emailConfirmedAt?: string;
      readonly deletionAt?: string;
      readonly signInProviders?: readonly (string)[];
      readonly consents: readonly ({
        readonly kind: "terms" | "privacy";
        readonly textVersion: string;
        readonly source: string;
        readonly acceptedAt: string;
      })[];
      readonly addresses: readonly ({
        readonly id: number;
        readonly firstName: string;
        readonly lastName: string;
        readonly company?: string;
        readonly vatId?: string;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode?: string;
        readonly countryCode: string;
        readonly region?: string;
        readonly phone: string;
        readonly isDefaultShipping: boolean;
        readonly isDefaultBilling: boolean;
      })[];
    };
  };
  readonly 'PATCH /staff/customers/{id}': {
    readonly body: {
      readonly isActive?: boolean;
      readonly friendsAndFamilyStatus?: "member" | "refused";
    };
    readonly answer: {
      readonly id: number;
      readonly email: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly phone?: string;
      readonly createdAt: string;
      readonly isSubscribed: boolean;
      readonly isPremium: boolean;
      readonly friendsAndFamilyStatus: "none" | "waiting" | "member" | "refused";
      readonly isActive: boolean;
      readonly deletedAt?: string;
      readonly dateOfBirth?: string;
      readonly language: string;
      readonly emailConfirmedAt?: string;
      readonly deletionAt?: string;
      readonly signInProviders?: readonly (string)[];
      readonly consents: readonly ({
        readonly kind: "terms" | "privacy";
        readonly textVersion: string;
        readonly source: string;
        readonly acceptedAt: string;
      })[];
      readonly addresses: readonly ({
        readonly id: number;
        readonly firstName: string;
        readonly lastName: string;
        readonly company?: string;
        readonly vatId?: string;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode?: string;
        readonly countryCode: string;
        readonly region?: string;
        readonly phone: string;
        readonly isDefaultShipping: boolean;
        readonly isDefaultBilling: boolean;
      })[];
    };
  };
  readonly 'POST /staff/customers/{id}/deletion': {
    readonly answer: {
      readonly id: number;
      readonly email: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly phone?: string;
      readonly createdAt: string;
      readonly isSubscribed: boolean;
      readonly isPremium: boolean;
      readonly friendsAndFamilyStatus: "none" | "waiting" | "member" | "refused";
      readonly isActive: boolean;
      readonly deletedAt?: string;
      readonly dateOfBirth?: string;
      readonly language: string;
      readonly emailConfirmedAt?: string;
      readonly deletionAt?: string;
      readonly signInProviders?: readonly (string)[];
      readonly consents: readonly ({
        readonly kind: "terms" | "privacy";
        readonly textVersion: string;
        readonly source: string;
        readonly acceptedAt: string;
      })[];
      readonly addresses: readonly ({
        readonly id: number;
        readonly firstName: string;
        readonly lastName: string;
        readonly company?: string;
        readonly vatId?: string;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode?: string;
        readonly countryCode: string;
        readonly region?: string;
        readonly phone: string;
        readonly isDefaultShipping: boolean;
        readonly isDefaultBilling: boolean;
      })[];
    };
  };
  readonly 'DELETE /staff/customers/{id}/deletion': {
    readonly answer: {
      readonly id: number;
      readonly email: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly phone?: string;
      readonly createdAt: string;
      readonly isSubscribed: boolean;
      readonly isPremium: boolean;
      readonly friendsAndFamilyStatus: "none" | "waiting" | "member" | "refused";
      readonly isActive: boolean;
      readonly deletedAt?: string;
      readonly dateOfBirth?: string;
      readonly language: string;
      readonly emailConfirmedAt?: string;
      readonly deletionAt?: string;
      readonly signInProviders?: readonly (string)[];
      readonly consents: readonly ({
        readonly kind: "terms" | "privacy";
        readonly textVersion: string;
        readonly source: string;
        readonly acceptedAt: string;
      })[];
      readonly addresses: readonly ({
        readonly id: number;
        readonly firstName: string;
        readonly lastName: string;
        readonly company?: string;
        readonly vatId?: string;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode?: string;
        readonly countryCode: string;
        readonly region?: string;
        readonly phone: string;
        readonly isDefaultShipping: boolean;
        readonly isDefaultBilling: boolean;
      })[];
    };
  };
  readonly 'GET /staff/newsletter': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly status?: "NOT_ACTIVE" | "SUBSCRIBED" | "UNSUBSCRIBED" | "UNCONFIRMED";
      readonly search?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly email: string;
        readonly siteId: number;
        readonly status: "NOT_ACTIVE" | "SUBSCRIBED" | "UNSUBSCRIBED" | "UNCONFIRMED";
        readonly emailPromotion: boolean;
        readonly smsPromotion: boolean;
        readonly phone?: string;
        readonly createdAt: string;
        readonly updatedAt: string;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'GET /staff/newsletter/export': {
    readonly query: {
      readonly status?: "NOT_ACTIVE" | "SUBSCRIBED" | "UNSUBSCRIBED" | "UNCONFIRMED";
      readonly search?: string;
    };
  };
  readonly 'GET /staff/contact-messages': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly status?: "new" | "answered";
      readonly search?: string;
      readonly orderId?: number;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly site: string;
        readonly name: string;
        readonly email: string;
        readonly telephone?: string;
        readonly topic?: string;
        readonly orderNumber?: string;
        readonly comment: string;
        readonly status: "new" | "answered";
        readonly version: number;
        readonly createdAt: string;
        readonly settledAt?: string;
        readonly settledBy?: string;
        readonly answers: readonly ({
          readonly text: string;
          readonly at: string;
          readonly by?: string;
          readonly mail: "waiting" | "sent" | "given-up";
        })[];
        readonly order?: {
          readonly id: number;
          readonly number: string;
          readonly isSameEmail: boolean;
        };
        readonly account?: {
          readonly id: number;
          readonly wasSignedIn: boolean;
        };
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'POST /staff/contact-messages/{id}/answers': {
    readonly body: {
      readonly text: string;
      readonly version: number;
    };
    readonly answer: {
      readonly id: number;
      readonly site: string;
      readonly name: string;
      readonly email: string;
      readonly telephone?: string;
      readonly topic?: string;
      readonly orderNumber?: string;
      readonly comment: string;
      readonly status: "new" | "answered";
      readonly version: number;
      readonly createdAt: string;
      readonly settledAt?: string;
      readonly settledBy?: string;
      readonly answers: readonly ({
        readonly text: string;
        readonly at: string;
        readonly by?: string;
        readonly mail: "waiting" | "sent" | "given-up";
      })[];
      readonly order?: {
        readonly id: number;
        readonly number: string;
        readonly isSameEmail: boolean;
      };
      readonly account?: {
        readonly id: number;
        readonly wasSignedIn: boolean;
      };
    };
  };
  readonly 'PUT /staff/contact-messages/{id}/status': {
    readonly body: {
      readonly status: "new" | "answered";
      readonly version: number;
    };
    readonly answer: {
      readonly id: number;
      readonly site: string;
      readonly name: string;
      readonly email: string;
      readonly telephone?: string;
      readonly topic?: string;
      readonly orderNumber?: string;
      readonly comment: string;
      readonly status: "new" | "answered";
      readonly version: number;
      readonly createdAt: string;
      readonly settledAt?: string;
      readonly settledBy?: string;
      readonly answers: readonly ({
        readonly text: string;
        readonly at: string;
        readonly by?: string;
        readonly mail: "waiting" | "sent" | "given-up";
      })[];
      readonly order?: {
        readonly id: number;
        readonly number: string;
        readonly isSameEmail: boolean;
      };
      readonly account?: {
        readonly id: number;
        readonly wasSignedIn: boolean;
      };
    };
  };
  readonly 'DELETE /staff/contact-messages/{id}': {

  };
  readonly 'GET /staff/cookie-consents': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly visitor?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: string;
        readonly visitor: string;
        readonly siteId: number;
        readonly language: string;
        readonly textVersion: string;
        readonly way: "all" | "required" | "selected";
        readonly functional: boolean;
        readonly analytics: boolean;
        readonly marketing: boolean;
        readonly recordedAt: string;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'GET /staff/vitals': {
    readonly query: {
      readonly days?: 7 | 28;
    };
    readonly answer: {
      readonly days: number;
      readonly since: string;
      readonly thresholds: readonly ({
        readonly metric: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
        readonly good: number;
        readonly poor: number;
      })[];
      readonly items: readonly ({
        readonly page: "home" | "category" | "product" | "article" | "other";
        readonly device: "phone" | "tablet" | "desktop";
        readonly metric: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
        readonly samples: number;
        readonly p75: number;
        readonly rating: "good" | "needs-improvement" | "poor";
      })[];
    };
  };
  readonly 'GET /staff/media': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly search?: string;
      readonly kind?: "image" | "video" | "attachment" | "captions";
      readonly ids?: string;
      readonly shownIn?: "products" | "hero" | "articles" | "nothing";
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly mime: string;
        readonly size: number;
        readonly type: "attachment" | "image" | "video";
        readonly url: string;
        readonly width?: number;
        readonly height?: number;
        readonly srcset?: readonly ({
          readonly url: string;
          readonly width: number;
          readonly height: number;
          readonly ratio: "original" | "square";
          readonly mime: string;
        })[];
        readonly placeholder?: string;
        readonly colour?: string;
        readonly focalPoint?: {
          readonly x: number;
          readonly y: number;
        };
        readonly alt?: string;
        readonly author?: string;
        readonly caption?: string;
        readonly title?: string;
        readonly uses: number;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'POST /staff/media': {
    readonly answer: {
      readonly id: number;
      readonly mime: string;
      readonly size: number;
      readonly type: "attachment" | "image" | "video";
      readonly url: string;
      readonly width?: number;
      readonly height?: number;
      readonly srcset?: readonly ({
        readonly url: string;
        readonly width: number;
        readonly height: number;
        readonly ratio: "original" | "square";
        readonly mime: string;
      })[];
      readonly placeholder?: string;
      readonly colour?: string;
      readonly focalPoint?: {
        readonly x: number;
        readonly y: number;
      };
      readonly alt?: string;
      readonly author?: string;
      readonly caption?: string;
      readonly title?: string;
    };
  };
  readonly 'PATCH /staff/media/{id}': {
    readonly body: {
      readonly alt?: string;
      readonly title?: string;
      readonly caption?: string;
      readonly author?: string;
      readonly focalPoint?: {
        readonly x: number;
        readonly y: number;
      } | null;
    };
    readonly answer: {
      readonly id: number;
      readonly mime: string;
      readonly size: number;
      readonly type: "attachment" | "image" | "video";
      readonly url: string;
      readonly width?: number;
      readonly height?: number;
      readonly srcset?: readonly ({
        readonly url: string;
        readonly width: number;
        readonly height: number;
        readonly ratio: "original" | "square";
        readonly mime: string;
      })[];
      readonly placeholder?: string;
      readonly colour?: string;
      readonly focalPoint?: {
        readonly x: number;
        readonly y: number;
      };
      readonly alt?: string;
      readonly author?: string;
      readonly caption?: string;
      readonly title?: string;
    };
  };
  readonly 'DELETE /staff/media/{id}': {

  };
  readonly 'GET /staff/catalogue/products': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly search?: string;
      readonly skus?: string;
      readonly sort?: "newest" | "name";
      readonly category?: string;
      readonly line?: string;
      readonly brand?: string;
      readonly state?: "sold-out" | "low-stock" | "withdrawn";
      readonly currency?: string;
    };
  };
  readonly 'GET /staff/catalogue/products/{sku}': {

  };
  readonly 'PUT /staff/catalogue/products/{sku}': {
    readonly body: {
      readonly revision?: string;
      readonly name: string;
      readonly urlKey: string;
      readonly isActive?: boolean;
      readonly visibility?: "both" | "catalog" | "search" | "hidden";
      readonly brand?: string;
      readonly line?: string;
      readonly categories: readonly (string)[];
      readonly position?: number;
      readonly summary?: string;
      readonly description?: readonly (string)[];
      readonly usage?: readonly (string)[];
      readonly benefits?: readonly (string)[];
      readonly inci?: readonly (string)[];
      readonly application?: "day" | "night" | "day-night";
      readonly skinType?: readonly (string)[];
      readonly certifications?: readonly (string)[];
      readonly certificates?: readonly ({
        readonly code: string;
        readonly number?: string;
        readonly issuer: string;
        readonly validUntil?: string;
        readonly scope?: string;
      })[];
      readonly pao?: string;
      readonly warnings?: readonly (string)[];
      readonly documents?: readonly ({
        readonly kind: "safetyData" | "instructions" | "declaration" | "certificate" | "other";
        readonly title: string;
        readonly file: number;
      })[];
      readonly flags?: {
        readonly isNew?: boolean;
        readonly isBestseller?: boolean;
        readonly isSale?: boolean;
        readonly isPromotion?: boolean;
        readonly isSponsored?: boolean;
        readonly isGift?: boolean;
        readonly hasGift?: boolean;
        readonly hasSamples?: boolean;
        readonly hasFreeDelivery?: boolean;
        readonly isNatural?: boolean;
        readonly isPresale?: boolean;
        readonly isSample?: boolean;
      };
      readonly taxClass?: 0 | 5 | 8 | 23;
      readonly complementary?: readonly (string)[];
      readonly recommended?: readonly (string)[];
      readonly giftsSku?: readonly (string)[];
      readonly samplesSku?: readonly (string)[];
      readonly contents?: readonly (string)[];
      readonly loyaltyPrograms?: readonly ("friendsAndFamily" | "kameleon" | "milesAndMore")[];
      readonly specification?: {
        readonly hero?: {
          readonly heading: string;
          readonly text?: string;
          readonly image?: number;
        };
        readonly steps?: readonly ({
          readonly heading: string;
          readonly text?: string;
          readonly image?: number;
        })[];
        readonly columns?: readonly ({
          readonly heading: string;
          readonly text?: string;
          readonly image?: number;
        })[];
      };
      readonly meta?: {
        readonly title?: string;
        readonly description?: string;
        readonly keywords?: string;
      };
      readonly images?: readonly (number)[];
      readonly variants: readonly ({
        readonly sku: string;
        readonly size?: {
          readonly value: number;
          readonly unit: "ml" | "g" | "szt.";
        };
        readonly colour?: {
          readonly code: string;
          readonly label: string;
          readonly hex: string;
          readonly pantone?: string;
        };
        readonly ean?: string;
        readonly weightGrams?: number;
        readonly dimensions?: {
          readonly lengthMm: number;
          readonly widthMm: number;
          readonly heightMm: number;
        };
        readonly images?: readonly (number)[];
        readonly prices: Readonly<Record<string, {
          readonly regular: number;
          readonly special?: number;
          readonly specialFrom?: string;
          readonly specialTo?: string;
          readonly friendsAndFamily?: number;
        }>>;
        readonly stock?: number;
      })[];
      readonly priceHistory?: readonly ({
        readonly variantSku: string;
        readonly currency: string;
        readonly amount: number;
        readonly from: string;
        readonly to: string;
      })[];
    };
  };
  readonly 'DELETE /staff/catalogue/products/{sku}': {
    readonly query: {
      readonly redirectTo?: string;
    };
  };
  readonly 'GET /staff/catalogue/brands': {

  };
  readonly 'GET /staff/catalogue/lines': {

  };
  readonly 'PUT /staff/catalogue/products/{sku}/state': {
    readonly body: {
      readonly isActive: boolean;
      readonly visibility?: "both" | "catalog" | "search" | "hidden";
      readonly redirectTo?: string;
    };
  };
  readonly 'PUT /staff/catalogue/variants/{sku}/price': {
    readonly body: {
      readonly currency: string;
      readonly regular: number;
      readonly special?: number;
      readonly specialFrom?: string;
      readonly specialTo?: string;
      readonly friendsAndFamily?: number;
    };
  };
  readonly 'PUT /staff/catalogue/variants/{sku}/stock': {
    readonly body: {
      readonly quantity: number;
    };
  };
  readonly 'PUT /staff/catalogue/brands/{code}': {
    readonly body: {
      readonly name: string;
      readonly description?: string;
      readonly manufacturer?: {
        readonly name: string;
        readonly address?: string;
        readonly email?: string;
        readonly responsiblePerson?: {
          readonly name: string;
          readonly address?: string;
          readonly email?: string;
        };
      };
      readonly logo?: number;
      readonly urlPath?: string;
    };
  };
  readonly 'PUT /staff/catalogue/lines/{code}': {
    readonly body: {
      readonly name: string;
      readonly description?: string;
      readonly colour?: string;
      readonly theme?: "default" | "u20";
      readonly image?: number;
    };
  };
  readonly 'GET /staff/catalogue/categories': {

  };
  readonly 'PUT /staff/catalogue/categories': {
    readonly body: {
      readonly path: string;
      readonly isNew?: boolean;
      readonly revision?: string;
      readonly name: string;
      readonly description?: string;
      readonly position?: number;
      readonly image?: number;
      readonly theme?: "default" | "u20";
      readonly isHidden?: boolean;
    };
  };
  readonly 'PUT /staff/catalogue/categories/order': {
    readonly body: {
      readonly parent?: string;
      readonly paths: readonly (string)[];
    };
  };
  readonly 'PUT /staff/catalogue/categories/{path}/place': {
    readonly body: {
      readonly path: string;
      readonly revision?: string;
    };
  };
  readonly 'DELETE /staff/catalogue/categories/{path}': {
    readonly query: {
      readonly redirectTo?: string;
    };
  };
  readonly 'GET /staff/catalogue/ingredients': {
    readonly answer: {
      readonly items: readonly ({
        readonly code: string;
        readonly name: string;
        readonly inci: readonly (string)[];
        readonly description?: string;
        readonly image?: number;
        readonly urlPath?: string;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'GET /staff/catalogue/ingredients/{code}': {
    readonly answer: {
      readonly code: string;
      readonly name: string;
      readonly inci: readonly (string)[];
      readonly description?: string;
      readonly image?: number;
      readonly urlPath?: string;
    };
  };
  readonly 'PUT /staff/catalogue/ingredients/{code}': {
    readonly body: {
      readonly name: string;
      readonly inci: readonly (string)[];
      readonly description?: string;
      readonly image?: number;
      readonly urlPath?: string;
    };
  };
  readonly 'DELETE /staff/catalogue/ingredients/{code}': {

  };
  readonly 'GET /staff/catalogue/translations/{language}': {

  };
  readonly 'PUT /staff/catalogue/translations/{language}': {
    readonly body: {
      readonly items: readonly ({
        readonly kind: "product" | "category" | "brand" | "line" | "colour" | "ingredient";
        readonly key: string;
        readonly address?: string;
        readonly page?: string;
        readonly name?: string;
        readonly text?: string;
        readonly summary?: string;
        readonly description?: readonly (string)[];
        readonly benefits?: readonly (string)[];
        readonly usage?: readonly (string)[];
        readonly warnings?: readonly (string)[];
        readonly documents?: readonly ({
          readonly file: number;
          readonly title: string;
        })[];
        readonly specification?: {
          readonly hero?: {
            readonly heading: string;
            readonly text?: string;
            readonly image?: number;
          };
          readonly steps?: readonly ({
            readonly heading: string;
            readonly text?: string;
            readonly image?: number;
          })[];
          readonly columns?: readonly ({
            readonly heading: string;
            readonly text?: string;
            readonly image?: number;
          })[];
        };
        readonly meta?: {
          readonly title?: string;
          readonly description?: string;
          readonly keywords?: string;
        };
      })[];
    };
  };
  readonly 'GET /staff/catalogue/translations/{language}/overview': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly kind: "product" | "category" | "brand" | "line" | "colour" | "ingredient";
      readonly search?: string;
      readonly state?: "missing" | "named";
    };
    readonly answer: {
      readonly items: readonly ({
        readonly kind: "product" | "category" | "brand" | "line" | "colour" | "ingredient";
        readonly key: string;
        readonly name: string;
        readonly translatedName?: string;
        readonly missing: readonly ("name" | "address" | "page" | "text" | "summary" | "description" | "benefits" | "usage" | "warnings" | "documents" | "specification" | "meta")[];
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'GET /staff/catalogue/translations/entry': {
    readonly query: {
      readonly kind: "product" | "category" | "brand" | "line" | "colour" | "ingredient";
      readonly key: string;
    };
    readonly answer: {
      readonly original: {
        readonly kind: "product" | "category" | "brand" | "line" | "colour" | "ingredient";
        readonly key: string;
        readonly address?: string;
        readonly page?: string;
        readonly name: string;
        readonly text?: string;
        readonly summary?: string;
        readonly description?: readonly (string)[];
        readonly benefits?: readonly (string)[];
        readonly usage?: readonly (string)[];
        readonly warnings?: readonly (string)[];
        readonly documents?: readonly ({
          readonly file: number;
          readonly title: string;
        })[];
        readonly specification?: {
          readonly hero?: {
            readonly heading: string;
            readonly text?: string;
            readonly image?: number;
          };
          readonly steps?: readonly ({
            readonly heading: string;
            readonly text?: string;
            readonly image?: number;
          })[];
          readonly columns?: readonly ({
            readonly heading: string;
            readonly text?: string;
            readonly image?: number;
          })[];
        };
        readonly meta?: {
          readonly title?: string;
          readonly description?: string;
          readonly keywords?: string;
        };
      };
      readonly translations: readonly ({
        readonly language: string;
        readonly missing: readonly ("name" | "address" | "page" | "text" | "summary" | "description" | "benefits" | "usage" | "warnings" | "documents" | "specification" | "meta")[];
        readonly address?: string;
        readonly page?: string;
        readonly name?: string;
        readonly text?: string;
        readonly summary?: string;
        readonly description?: readonly (string)[];
        readonly benefits?: readonly (string)[];
        readonly usage?: readonly (string)[];
        readonly warnings?: readonly (string)[];
        readonly documents?: readonly ({
          readonly file: number;
          readonly title: string;
        })[];
        readonly specification?: {
          readonly hero?: {
            readonly heading: string;
            readonly text?: string;
            readonly image?: number;
          };
          readonly steps?: readonly ({
            readonly heading: string;
            readonly text?: string;
            readonly image?: number;
          })[];
          readonly columns?: readonly ({
            readonly heading: string;
            readonly text?: string;
            readonly image?: number;
          })[];
        };
        readonly meta?: {
          readonly title?: string;
          readonly description?: string;
          readonly keywords?: string;
        };
      })[];
    };
  };
  readonly 'GET /staff/reviews': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly status?: "pending" | "approved" | "rejected";
      readonly sku?: string;
      readonly search?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly sku: string;
        readonly productName: string;
        readonly shade?: string;
        readonly nickname: string;
        readonly summary: string;
        readonly text: string;
        readonly language: string;
        readonly rating: number;
        readonly isVerified: boolean;
        readonly status: "pending" | "approved" | "rejected";
        readonly createdAt: string;
        readonly decidedAt?: string;
        readonly decidedBy?: string;
        readonly reason?: string;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'POST /staff/reviews/{id}/approve': {
    readonly answer: {
      readonly id: number;
      readonly sku: string;
      readonly productName: string;
      readonly shade?: string;
      readonly nickname: string;
      readonly summary: string;
      readonly text: string;
      readonly language: string;
      readonly rating: number;
      readonly isVerified: boolean;
      readonly status: "pending" | "approved" | "rejected";
      readonly createdAt: string;
      readonly decidedAt?: string;
      readonly decidedBy?: string;
      readonly reason?: string;
    };
  };
  readonly 'POST /staff/reviews/{id}/reject': {
    readonly body: {
      readonly reason?: string;
    } | null;
    readonly answer: {
      readonly id: number;
      readonly sku: string;
      readonly productName: string;
      readonly shade?: string;
      readonly nickname: string;
      readonly summary: string;
      readonly text: string;
      readonly language: string;
      readonly rating: number;
      readonly isVerified: boolean;
      readonly status: "pending" | "approved" | "rejected";
      readonly createdAt: string;
      readonly decidedAt?: string;
      readonly decidedBy?: string;
      readonly reason?: string;
    };
  };
  readonly 'PUT /staff/reviews/{id}/language': {
    readonly body: {
      readonly language: string;
    };
    readonly answer: {
      readonly id: number;
      readonly sku: string;
      readonly productName: string;
      readonly shade?: string;
      readonly nickname: string;
      readonly summary: string;
      readonly text: string;
      readonly language: string;
      readonly rating: number;
      readonly isVerified: boolean;
      readonly status: "pending" | "approved" | "rejected";
      readonly createdAt: string;
      readonly decidedAt?: string;
      readonly decidedBy?: string;
      readonly reason?: string;
    };
  };
  readonly 'POST /staff/reviews/import': {
    readonly body: {
      readonly reviews: readonly ({
        readonly sku: string;
        readonly shade?: string;
        readonly nickname: string;
        readonly summary?: string;
        readonly text: string;
        readonly language?: string;
        readonly rating: number;
        readonly isVerified: boolean;
        readonly createdAt: string;
      })[];
    };
    readonly answer: {
      readonly added: number;
      readonly kept: number;
    };
  };
  readonly 'GET /staff/search/status': {
    readonly answer: {
      readonly version: number;
      readonly products: number;
      readonly words: number;
      readonly isBuilding: boolean;
      readonly builtAt?: string;
    };
  };
  readonly 'POST /staff/search/rebuild': {

  };
  readonly 'GET /staff/coupons': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly site?: string;
      readonly search?: string;
      readonly status?: "active" | "scheduled" | "expired" | "used-up" | "inactive";
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly site: string;
        readonly code: string;
        readonly name: string;
        readonly kind: "percent" | "fixed" | "freeDelivery";
        readonly percent?: number;
        readonly amount?: number;
        readonly startsAt?: string;
        readonly endsAt?: string;
        readonly minimum?: number;
        readonly categoryPaths: readonly (string)[];
        readonly usageLimit?: number;
        readonly usagePerCustomer?: number;
        readonly isActive: boolean;
        readonly giftSkus: readonly (string)[];
        readonly uses: number;
        readonly status: "active" | "scheduled" | "expired" | "used-up" | "inactive";
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'POST /staff/coupons': {
    readonly body: {
      readonly site?: string;
      readonly code: string;
      readonly name: string;
      readonly kind: "percent" | "fixed" | "freeDelivery";
      readonly percent?: number;
      readonly amount?: number;
      readonly startsAt?: string;
      readonly endsAt?: string;
      readonly minimum?: number;
      readonly categoryPaths?: readonly (string)[];
      readonly usageLimit?: number;
      readonly usagePerCustomer?: number;
      readonly isActive?: boolean;
      readonly giftSkus?: readonly (string)[];
    };
    readonly answer: {
      readonly id: number;
      readonly site: string;
      readonly code: string;
      readonly name: string;
      readonly kind: "percent" | "fixed" | "freeDelivery";
      readonly percent?: number;
      readonly amount?: number;
      readonly startsAt?: string;
      readonly endsAt?: string;
      readonly minimum?: number;
      readonly categoryPaths: readonly (string)[];
      readonly usageLimit?: number;
      readonly usagePerCustomer?: number;
      readonly isActive: boolean;
      readonly giftSkus: readonly (string)[];
      readonly uses: number;
      readonly status: "active" | "scheduled" | "expired" | "used-up" | "inactive";
    };
  };
  readonly 'GET /staff/coupons/{id}': {
    readonly answer: {
      readonly id: number;
      readonly site: string;
      readonly code: string;
      readonly name: string;
      readonly kind: "percent" | "fixed" | "freeDelivery";
      readonly percent?: number;
      readonly amount?: number;
      readonly startsAt?: string;
      readonly endsAt?: string;
      readonly minimum?: number;
      readonly categoryPaths: readonly (string)[];
      readonly usageLimit?: number;
      readonly usagePerCustomer?: number;
      readonly isActive: boolean;
      readonly giftSkus: readonly (string)[];
      readonly uses: number;
      readonly status: "active" | "scheduled" | "expired" | "used-up" | "inactive";
    };
  };
  readonly 'PUT /staff/coupons/{id}': {
    readonly body: {
      readonly site?: string;
      readonly code: string;
      readonly name: string;
      readonly kind: "percent" | "fixed" | "freeDelivery";
      readonly percent?: number;
      readonly amount?: number;
      readonly startsAt?: string;
      readonly endsAt?: string;
      readonly minimum?: number;
      readonly categoryPaths?: readonly (string)[];
      readonly usageLimit?: number;
      readonly usagePerCustomer?: number;
      readonly isActive?: boolean;
      readonly giftSkus?: readonly (string)[];
    };
    readonly answer: {
      readonly id: number;
      readonly site: string;
      readonly code: string;
      readonly name: string;
      readonly kind: "percent" | "fixed" | "freeDelivery";
      readonly percent?: number;
      readonly amount?: number;
      readonly startsAt?: string;
      readonly endsAt?: string;
      readonly minimum?: number;
      readonly categoryPaths: readonly (string)[];
      readonly usageLimit?: number;
      readonly usagePerCustomer?: number;
      readonly isActive: boolean;
      readonly giftSkus: readonly (string)[];
      readonly uses: number;
      readonly status: "active" | "scheduled" | "expired" | "used-up" | "inactive";
    };
  };
  readonly 'DELETE /staff/coupons/{id}': {

  };
  readonly 'GET /staff/gift-rules': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly site?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly site: string;
        readonly name: string;
        readonly kind: "gift" | "sample";
        readonly threshold?: number;
        readonly skus: readonly (string)[];
        readonly choices: number;
        readonly startsAt?: string;
        readonly endsAt?: string;
        readonly isActive: boolean;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'POST /staff/gift-rules': {
    readonly body: {
      readonly site?: string;
      readonly name: string;
      readonly kind: "gift" | "sample";
      readonly threshold?: number;
      readonly skus: readonly (string)[];
      readonly choices?: number;
      readonly startsAt?: string;
      readonly endsAt?: string;
      readonly isActive?: boolean;
    };
    readonly answer: {
      readonly id: number;
      readonly site: string;
      readonly name: string;
      readonly kind: "gift" | "sample";
      readonly threshold?: number;
      readonly skus: readonly (string)[];
      readonly choices: number;
      readonly startsAt?: string;
      readonly endsAt?: string;
      readonly isActive: boolean;
    };
  };
  readonly 'GET /staff/gift-rules/{id}': {
    readonly answer: {
      readonly id: number;
      readonly site: string;
      readonly name: string;
      readonly kind: "gift" | "sample";
      readonly threshold?: number;
      readonly skus: readonly (string)[];
      readonly choices: number;
      readonly startsAt?: string;
      readonly endsAt?: string;
      readonly isActive: boolean;
    };
  };
  readonly 'PUT /staff/gift-rules/{id}': {
    readonly body: {
      readonly site?: string;
      readonly name: string;
      readonly kind: "gift" | "sample";
      readonly threshold?: number;
      readonly skus: readonly (string)[];
      readonly choices?: number;
      readonly startsAt?: string;
      readonly endsAt?: string;
      readonly isActive?: boolean;
    };
    readonly answer: {
      readonly id: number;
      readonly site: string;
      readonly name: string;
      readonly kind: "gift" | "sample";
      readonly threshold?: number;
      readonly skus: readonly (string)[];
      readonly choices: number;
      readonly startsAt?: string;
      readonly endsAt?: string;
      readonly isActive: boolean;
    };
  };
  readonly 'DELETE /staff/gift-rules/{id}': {

  };
  readonly 'GET /staff/delivery-settings': {
    readonly query: {
      readonly site?: string;
    };
    readonly answer: {
      readonly site: string;
      readonly currency: string;
      readonly revision: number;
      readonly updatedAt?: string;
      readonly freeDeliveryFrom: number;
      readonly settings: {
        readonly cutOffHour: number;
        readonly handlingDays: number;
        readonly methods: readonly ({
          readonly methodCode: "inpostcourier" | "inpostlocker" | "inpostlockercod" | "inpost" | "2" | "Glsshipping" | "Dpdshipping" | "Dpdshippingcod" | "3" | "Dhlshipping" | "flatrate" | "upsshipping" | "95_0" | "95_1" | "freeshipping" | "SMD" | "OND" | "ONP" | "CDS";
          readonly isActive: boolean;
          readonly priority: number;
          readonly carrierTitle: string;
          readonly methodTitle: string;
          readonly displayInfo: string;
          readonly price: number;
          readonly taxRate: number;
          readonly isFreeFromThreshold: boolean;
          readonly maxWeightGrams: number;
          readonly maxParcel?: {
            readonly lengthMm: number;
            readonly widthMm: number;
            readonly heightMm: number;
          } | null;
          readonly maxValue?: number;
          readonly transitDays: {
            readonly from: number;
            readonly to: number;
          };
          readonly countries: readonly (string)[];
          readonly disabledPaymentMethods: readonly (string)[];
        })[];
      };
      readonly methods: readonly ({
        readonly carrierCode: string;
        readonly methodCode: string;
        readonly cashOnDelivery: boolean;
        readonly onlyWhenFree: boolean;
        readonly needsPoint?: "inpost" | "orlen";
      })[];
    };
  };
  readonly 'PUT /staff/delivery-settings': {
    readonly body: {
      readonly site?: string;
      readonly revision: number;
      readonly settings: {
        readonly cutOffHour: number;
        readonly handlingDays: number;
        readonly methods: readonly ({
          readonly methodCode: "inpostcourier" | "inpostlocker" | "inpostlockercod" | "inpost" | "2" | "Glsshipping" | "Dpdshipping" | "Dpdshippingcod" | "3" | "Dhlshipping" | "flatrate" | "upsshipping" | "95_0" | "95_1" | "freeshipping" | "SMD" | "OND" | "ONP" | "CDS";
          readonly isActive: boolean;
          readonly priority: number;
          readonly carrierTitle: string;
          readonly methodTitle: string;
          readonly displayInfo: string;
          readonly price: number;
          readonly taxRate: number;
          readonly isFreeFromThreshold: boolean;
          readonly maxWeightGrams: number;
          readonly maxParcel?: {
            readonly lengthMm: number;
            readonly widthMm: number;
            readonly heightMm: number;
          } | null;
          readonly maxValue?: number;
          readonly transitDays: {
            readonly from: number;
            readonly to: number;
          };
          readonly countries: readonly (string)[];
          readonly disabledPaymentMethods: readonly (string)[];
        })[];
      };
    };
    readonly answer: {
      readonly site: string;
      readonly currency: string;
      readonly revision: number;
      readonly updatedAt?: string;
      readonly freeDeliveryFrom: number;
      readonly settings: {
        readonly cutOffHour: number;
        readonly handlingDays: number;
        readonly methods: readonly ({
          readonly methodCode: "inpostcourier" | "inpostlocker" | "inpostlockercod" | "inpost" | "2" | "Glsshipping" | "Dpdshipping" | "Dpdshippingcod" | "3" | "Dhlshipping" | "flatrate" | "upsshipping" | "95_0" | "95_1" | "freeshipping" | "SMD" | "OND" | "ONP" | "CDS";
          readonly isActive: boolean;
          readonly priority: number;
          readonly carrierTitle: string;
          readonly methodTitle: string;
          readonly displayInfo: string;
          readonly price: number;
          readonly taxRate: number;
          readonly isFreeFromThreshold: boolean;
          readonly maxWeightGrams: number;
          readonly maxParcel?: {
            readonly lengthMm: number;
            readonly widthMm: number;
            readonly heightMm: number;
          } | null;
          readonly maxValue?: number;
          readonly transitDays: {
            readonly from: number;
            readonly to: number;
          };
          readonly countries: readonly (string)[];
          readonly disabledPaymentMethods: readonly (string)[];
        })[];
      };
      readonly methods: readonly ({
        readonly carrierCode: string;
        readonly methodCode: string;
        readonly cashOnDelivery: boolean;
        readonly onlyWhenFree: boolean;
        readonly needsPoint?: "inpost" | "orlen";
      })[];
    };
  };
  readonly 'GET /staff/payment-settings': {
    readonly query: {
      readonly site?: string;
    };
    readonly answer: {
      readonly site: string;
      readonly currency: string;
      readonly revision: number;
      readonly updatedAt?: string;
      readonly settings: {
        readonly transferDays: number;
        readonly onlineHours: number;
        readonly transfer: {
          readonly recipient: string;
          readonly account: string;
          readonly bank: string;
        };
        readonly methods: readonly ({
          readonly code: "paynow_gateway" | "paynow_blik_gateway" | "przelewy24" | "przelewy24_blik" | "przelewy24_card" | "przelewy24_paypo" | "payu_gateway" | "payu_gateway_card" | "apple-pay" | "gpay" | "paypal" | "cashondelivery" | "banktransfer" | "ngeniusonline";
          readonly isActive: boolean;
          readonly priority: number;
          readonly title: string;
          readonly least: number;
          readonly most: number;
        })[];
      };
      readonly methods: readonly ({
        readonly code: string;
        readonly provider?: string;
        readonly isDeferred: boolean;
        readonly isConfigured: boolean;
        readonly isResting: boolean;
      })[];
    };
  };
  readonly 'PUT /staff/payment-settings': {
    readonly body: {
      readonly site?: string;
      readonly revision: number;
      readonly settings: {
        readonly transferDays: number;
        readonly onlineHours: number;
        readonly transfer: {
          readonly recipient: string;
          readonly account: string;
          readonly bank: string;
        };
        readonly methods: readonly ({
          readonly code: "paynow_gateway" | "paynow_blik_gateway" | "przelewy24" | "przelewy24_blik" | "przelewy24_card" | "przelewy24_paypo" | "payu_gateway" | "payu_gateway_card" | "apple-pay" | "gpay" | "paypal" | "cashondelivery" | "banktransfer" | "ngeniusonline";
          readonly isActive: boolean;
          readonly priority: number;
          readonly title: string;
          readonly least: number;
          readonly most: number;
        })[];
      };
    };
    readonly answer: {
      readonly site: string;
      readonly currency: string;
      readonly revision: number;
      readonly updatedAt?: string;
      readonly settings: {
        readonly transferDays: number;
        readonly onlineHours: number;
        readonly transfer: {
          readonly recipient: string;
          readonly account: string;
          readonly bank: string;
        };
        readonly methods: readonly ({
          readonly code: "paynow_gateway" | "paynow_blik_gateway" | "przelewy24" | "przelewy24_blik" | "przelewy24_card" | "przelewy24_paypo" | "payu_gateway" | "payu_gateway_card" | "apple-pay" | "gpay" | "paypal" | "cashondelivery" | "banktransfer" | "ngeniusonline";
          readonly isActive: boolean;
          readonly priority: number;
          readonly title: string;
          readonly least: number;
          readonly most: number;
        })[];
      };
      readonly methods: readonly ({
        readonly code: string;
        readonly provider?: string;
        readonly isDeferred: boolean;
        readonly isConfigured: boolean;
        readonly isResting: boolean;
      })[];
    };
  };
  readonly 'GET /staff/payment-problems': {
    readonly query: {
      readonly open?: boolean;
      readonly page?: number;
      readonly pageSize?: number;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly kind: string;
        readonly provider?: string;
        readonly orderId?: number;
        readonly attemptId?: number;
        readonly details: Readonly<Record<string, unknown>>;
        readonly seen: number;
        readonly firstAt: string;
        readonly lastAt: string;
        readonly dealtAt?: string;
        readonly dealtBy?: number;
        readonly note?: string;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'POST /staff/payment-problems/{id}/dealt': {
    readonly body: {
      readonly note?: string;
    };
    readonly answer: {
      readonly id: number;
      readonly kind: string;
      readonly provider?: string;
      readonly orderId?: number;
      readonly attemptId?: number;
      readonly details: Readonly<Record<string, unknown>>;
      readonly seen: number;
      readonly firstAt: string;
      readonly lastAt: string;
      readonly dealtAt?: string;
      readonly dealtBy?: number;
      readonly note?: string;
    };
  };
  readonly 'GET /staff/orders/{orderId}/payments': {
    readonly answer: {
      readonly outcome?: "paid" | "pending" | "failed" | "refunded";
      readonly captured: number;
      readonly refunded: number;
      readonly attempts: readonly ({
        readonly id: number;
        readonly method: string;
        readonly provider?: string;
        readonly state: string;
        readonly amount: number;
        readonly currency: string;
        readonly refunded: number;
        readonly externalId?: string;
        readonly reasonCode?: string;
        readonly createdAt: string;
        readonly capturedAt?: string;
        readonly expiresAt?: string;
      })[];
      readonly refunds: readonly ({
        readonly id: number;
        readonly orderId: number;
        readonly amount: number;
        readonly currency: string;
        readonly state: "requested" | "pending" | "done" | "failed";
        readonly isByHand: boolean;
        readonly reason: string;
        readonly createdAt: string;
        readonly doneAt?: string;
      })[];
    };
  };
  readonly 'POST /staff/orders/{orderId}/refunds': {
    readonly body: {
      readonly amount?: number;
      readonly reason: string;
      readonly key: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly orderId: number;
        readonly amount: number;
        readonly currency: string;
        readonly state: "requested" | "pending" | "done" | "failed";
        readonly isByHand: boolean;
        readonly reason: string;
        readonly createdAt: string;
        readonly doneAt?: string;
      })[];
    };
  };
  readonly 'POST /staff/orders/{orderId}/payment-received': {
    readonly body: Readonly<Record<string, never>> | null;
    readonly answer: {
      readonly id: number;
      readonly method: string;
      readonly provider?: string;
      readonly state: string;
      readonly amount: number;
      readonly currency: string;
      readonly refunded: number;
      readonly externalId?: string;
      readonly reasonCode?: string;
      readonly createdAt: string;
      readonly capturedAt?: string;
      readonly expiresAt?: string;
    };
  };
  readonly 'POST /staff/payment-refunds/{id}/done': {
    readonly body: {
      readonly sentOn?: string;
    } | null;
    readonly answer: {
      readonly id: number;
      readonly orderId: number;
      readonly amount: number;
      readonly currency: string;
      readonly state: "requested" | "pending" | "done" | "failed";
      readonly isByHand: boolean;
      readonly reason: string;
      readonly createdAt: string;
      readonly doneAt?: string;
    };
  };
  readonly 'POST /staff/payment-refunds/{id}/retry': {
    readonly answer: {
      readonly id: number;
      readonly orderId: number;
      readonly amount: number;
      readonly currency: string;
      readonly state: "requested" | "pending" | "done" | "failed";
      readonly isByHand: boolean;
      readonly reason: string;
      readonly createdAt: string;
      readonly doneAt?: string;
    };
  };
  readonly 'GET /staff/bank-refunds': {
    readonly query: {
      readonly sent?: boolean;
      readonly orderId?: number;
      readonly page?: number;
      readonly pageSize?: number;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly orderId: number;
        readonly orderNumber: string;
        readonly returnId?: number;
        readonly returnNumber?: string;
        readonly amount: number;
        readonly currency: string;
        readonly reason: string;
        readonly dueOn: string;
        readonly isOverdue: boolean;
        readonly sentAt?: string;
        readonly account?: {
          readonly number: string;
          readonly holder?: string;
          readonly changedAt: string;
        };
        readonly recipient: string;
        readonly title: string;
        readonly isRefused: boolean;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'GET /staff/bank-refunds/export': {

  };
  readonly 'GET /staff/orders/{orderId}/refund-account': {
    readonly answer: {
      readonly isByTransfer: boolean;
      readonly isAwaited: boolean;
      readonly account?: {
        readonly number: string;
        readonly holder?: string;
        readonly changedAt: string;
      };
      readonly recipient: string;
    };
  };
  readonly 'PUT /staff/orders/{orderId}/refund-account': {
    readonly body: {
      readonly number: string;
      readonly holder?: string;
      readonly source: "phone" | "letter" | "in-person";
    };
    readonly answer: {
      readonly isByTransfer: boolean;
      readonly isAwaited: boolean;
      readonly account?: {
        readonly number: string;
        readonly holder?: string;
        readonly changedAt: string;
      };
      readonly recipient: string;
    };
  };
  readonly 'GET /staff/orders': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly site?: string;
      readonly status?: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
      readonly search?: string;
      readonly paymentMethod?: string;
      readonly toShip?: boolean;
      readonly toPay?: boolean;
      readonly untracked?: boolean;
      readonly from?: string;
      readonly to?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly number: string;
        readonly site: string;
        readonly status: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly statusLabel: string;
        readonly statusAt: string;
        readonly isHighlighted: boolean;
        readonly name: string;
        readonly email: string;
        readonly customerId: number | null;
        readonly total: number;
        readonly currency: string;
        readonly paymentMethod: string;
        readonly paymentTitle: string;
        readonly methodCode: string;
        readonly carrierTitle: string;
        readonly methodTitle: string;
        readonly createdAt: string;
        readonly paidAt: string | null;
        readonly shippedAt: string | null;
        readonly deliveredAt: string | null;
        readonly version: number;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
      readonly hasMore: boolean;
    };
  };
  readonly 'GET /staff/orders/statuses': {
    readonly answer: {
      readonly items: readonly ({
        readonly status: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
        readonly dateLabel: string;
      })[];
    };
  };
  readonly 'GET /staff/orders/{id}': {
    readonly answer: {
      readonly id: number;
      readonly number: string;
      readonly site: string;
      readonly status: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
      readonly statusLabel: string;
      readonly statusAt: string;
      readonly isHighlighted: boolean;
      readonly name: string;
      readonly email: string;
      readonly customerId: number | null;
      readonly total: number;
      readonly currency: string;
      readonly paymentMethod: string;
      readonly paymentTitle: string;
      readonly methodCode: string;
      readonly carrierTitle: string;
      readonly methodTitle: string;
      readonly createdAt: string;
      readonly paidAt: string | null;
      readonly shippedAt: string | null;
      readonly deliveredAt: string | null;
      readonly version: number;
      readonly language: string;
      readonly note: string | null;
      readonly point: null | {
        readonly provider: string;
        readonly code: string;
        readonly address: string;
      };
      readonly estimateFrom: string | null;
      readonly estimateTo: string | null;
      readonly subtotal: number;
      readonly discount: number;
      readonly goods: number;
      readonly deliveryPrice: number;
      readonly deliveryDiscount: number;
      readonly delivery: number;
      readonly tax: number;
      readonly taxes: readonly ({
        readonly rate: number;
        readonly amount: number;
      })[];
      readonly discounts: readonly ({
        readonly code: string;
        readonly label: string;
        readonly goods: number;
        readonly delivery: number;
      })[];
      readonly lines: readonly ({
        readonly id: number;
        readonly sku: string;
        readonly productSku: string;
        readonly ean: string | null;
        readonly name: string;
        readonly catalogueName: string | null;
        readonly kind: "item" | "gift" | "sample";
        readonly options: readonly ({
          readonly label: string;
          readonly value: string;
        })[];
        readonly quantity: number;
        readonly shipped: number;
        readonly canceled: number;
        readonly returned: number;
        readonly unitPrice: number;
        readonly regularPrice: number;
        readonly taxRate: number;
        readonly total: number;
        readonly discount: number;
        readonly payable: number;
        readonly tax: number;
      })[];
      readonly shippingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly isAddressOpen: boolean;
      readonly isPointOpen: boolean;
      readonly billingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly history: readonly ({
        readonly from: string | null;
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
        readonly at: string;
        readonly actorKind: "shopper" | "staff" | "payment" | "system";
        readonly actorName: string | null;
        readonly note: string | null;
      })[];
      readonly consents: readonly ({
        readonly agreement: string;
        readonly isGranted: boolean;
        readonly textVersion: string;
        readonly source: string;
        readonly at: string;
      })[];
      readonly comments: readonly ({
        readonly id: number;
        readonly at: string;
        readonly message: string;
        readonly isVisible: boolean;
        readonly authorName: string | null;
      })[];
      readonly shipments: readonly ({
        readonly id: number;
        readonly number: string;
        readonly note: string | null;
        readonly createdAt: string;
        readonly lines: readonly ({
          readonly lineId: number;
          readonly quantity: number;
        })[];
        readonly tracking: readonly ({
          readonly id: number;
          readonly carrierCode: string;
          readonly title: string;
          readonly number: string;
          readonly url: string | null;
        })[];
      })[];
      readonly allowedMoves: readonly ({
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
      })[];
      readonly mails: readonly (string)[];
    };
  };
  readonly 'POST /staff/orders/{id}/moves': {
    readonly body: {
      readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
      readonly note?: string;
      readonly version: number;
      readonly refund?: boolean;
    };
    readonly answer: {
      readonly id: number;
      readonly number: string;
      readonly site: string;
      readonly status: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
      readonly statusLabel: string;
      readonly statusAt: string;
      readonly isHighlighted: boolean;
      readonly name: string;
      readonly email: string;
      readonly customerId: number | null;
      readonly total: number;
      readonly currency: string;
      readonly paymentMethod: string;
      readonly paymentTitle: string;
      readonly methodCode: string;
      readonly carrierTitle: string;
      readonly methodTitle: string;
      readonly createdAt: string;
      readonly paidAt: string | null;
      readonly shippedAt: string | null;
      readonly deliveredAt: string | null;
      readonly version: number;
      readonly language: string;
      readonly note: string | null;
      readonly point: null | {
        readonly provider: string;
        readonly code: string;
        readonly address: string;
      };
      readonly estimateFrom: string | null;
      readonly estimateTo: string | null;
      readonly subtotal: number;
      readonly discount: number;
      readonly goods: number;
      readonly deliveryPrice: number;
      readonly deliveryDiscount: number;
      readonly delivery: number;
      readonly tax: number;
      readonly taxes: readonly ({
        readonly rate: number;
        readonly amount: number;
      })[];
      readonly discounts: readonly ({
        readonly code: string;
        readonly label: string;
        readonly goods: number;
        readonly delivery: number;
      })[];
      readonly lines: readonly ({
        readonly id: number;
        readonly sku: string;
        readonly productSku: string;
        readonly ean: string | null;
        readonly name: string;
        readonly catalogueName: string | null;
        readonly kind: "item" | "gift" | "sample";
        readonly options: readonly ({
          readonly label: string;
          readonly value: string;
        })[];
        readonly quantity: number;
        readonly shipped: number;
        readonly canceled: number;
        readonly returned: number;
        readonly unitPrice: number;
        readonly regularPrice: number;
        readonly taxRate: number;
        readonly total: number;
        readonly discount: number;
        readonly payable: number;
        readonly tax: number;
      })[];
      readonly shippingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly isAddressOpen: boolean;
      readonly isPointOpen: boolean;
      readonly billingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly history: readonly ({
        readonly from: string | null;
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
        readonly at: string;
        readonly actorKind: "shopper" | "staff" | "payment" | "system";
        readonly actorName: string | null;
        readonly note: string | null;
      })[];
      readonly consents: readonly ({
        readonly agreement: string;
        readonly isGranted: boolean;
        readonly textVersion: string;
        readonly source: string;
        readonly at: string;
      })[];
      readonly comments: readonly ({
        readonly id: number;
        readonly at: string;
        readonly message: string;
        readonly isVisible: boolean;
        readonly authorName: string | null;
      })[];
      readonly shipments: readonly ({
        readonly id: number;
        readonly number: string;
        readonly note: string | null;
        readonly createdAt: string;
        readonly lines: readonly ({
          readonly lineId: number;
          readonly quantity: number;
        })[];
        readonly tracking: readonly ({
          readonly id: number;
          readonly carrierCode: string;
          readonly title: string;
          readonly number: string;
          readonly url: string | null;
        })[];
      })[];
      readonly allowedMoves: readonly ({
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
      })[];
      readonly mails: readonly (string)[];
    };
  };
  readonly 'PUT /staff/orders/{id}/shipping-address': {
    readonly body: {
      readonly version: number;
      readonly firstName: string;
      readonly lastName: string;
      readonly company?: string;
      readonly street: readonly (string)[];
      readonly city: string;
      readonly postcode: string;
      readonly phone: string;
      readonly alsoBilling?: boolean;
    };
    readonly answer: {
      readonly id: number;
      readonly number: string;
      readonly site: string;
      readonly status: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
      readonly statusLabel: string;
      readonly statusAt: string;
      readonly isHighlighted: boolean;
      readonly name: string;
      readonly email: string;
      readonly customerId: number | null;
      readonly total: number;
      readonly currency: string;
      readonly paymentMethod: string;
      readonly paymentTitle: string;
      readonly methodCode: string;
      readonly carrierTitle: string;
      readonly methodTitle: string;
      readonly createdAt: string;
      readonly paidAt: string | null;
      readonly shippedAt: string | null;
      readonly deliveredAt: string | null;
      readonly version: number;
      readonly language: string;
      readonly note: string | null;
      readonly point: null | {
        readonly provider: string;
        readonly code: string;
        readonly address: string;
      };
      readonly estimateFrom: string | null;
      readonly estimateTo: string | null;
      readonly subtotal: number;
      readonly discount: number;
      readonly goods: number;
      readonly deliveryPrice: number;
      readonly deliveryDiscount: number;
      readonly delivery: number;
      readonly tax: number;
      readonly taxes: readonly ({
        readonly rate: number;
        readonly amount: number;
      })[];
      readonly discounts: readonly ({
        readonly code: string;
        readonly label: string;
        readonly goods: number;
        readonly delivery: number;
      })[];
      readonly lines: readonly ({
        readonly id: number;
        readonly sku: string;
        readonly productSku: string;
        readonly ean: string | null;
        readonly name: string;
        readonly catalogueName: string | null;
        readonly kind: "item" | "gift" | "sample";
        readonly options: readonly ({
          readonly label: string;
          readonly value: string;
        })[];
        readonly quantity: number;
        readonly shipped: number;
        readonly canceled: number;
        readonly returned: number;
        readonly unitPrice: number;
        readonly regularPrice: number;
        readonly taxRate: number;
        readonly total: number;
        readonly discount: number;
        readonly payable: number;
        readonly tax: number;
      })[];
      readonly shippingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly isAddressOpen: boolean;
      readonly isPointOpen: boolean;
      readonly billingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly history: readonly ({
        readonly from: string | null;
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
        readonly at: string;
        readonly actorKind: "shopper" | "staff" | "payment" | "system";
        readonly actorName: string | null;
        readonly note: string | null;
      })[];
      readonly consents: readonly ({
        readonly agreement: string;
        readonly isGranted: boolean;
        readonly textVersion: string;
        readonly source: string;
        readonly at: string;
      })[];
      readonly comments: readonly ({
        readonly id: number;
        readonly at: string;
        readonly message: string;
        readonly isVisible: boolean;
        readonly authorName: string | null;
      })[];
      readonly shipments: readonly ({
        readonly id: number;
        readonly number: string;
        readonly note: string | null;
        readonly createdAt: string;
        readonly lines: readonly ({
          readonly lineId: number;
          readonly quantity: number;
        })[];
        readonly tracking: readonly ({
          readonly id: number;
          readonly carrierCode: string;
          readonly title: string;
          readonly number: string;
          readonly url: string | null;
        })[];
      })[];
      readonly allowedMoves: readonly ({
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
      })[];
      readonly mails: readonly (string)[];
    };
  };
  readonly 'PUT /staff/orders/{id}/point': {
    readonly body: {
      readonly version: number;
      readonly code: string;
    };
    readonly answer: {
      readonly id: number;
      readonly number: string;
      readonly site: string;
      readonly status: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
      readonly statusLabel: string;
      readonly statusAt: string;
      readonly isHighlighted: boolean;
      readonly name: string;
      readonly email: string;
      readonly customerId: number | null;
      readonly total: number;
      readonly currency: string;
      readonly paymentMethod: string;
      readonly paymentTitle: string;
      readonly methodCode: string;
      readonly carrierTitle: string;
      readonly methodTitle: string;
      readonly createdAt: string;
      readonly paidAt: string | null;
      readonly shippedAt: string | null;
      readonly deliveredAt: string | null;
      readonly version: number;
      readonly language: string;
      readonly note: string | null;
      readonly point: null | {
        readonly provider: string;
        readonly code: string;
        readonly address: string;
      };
      readonly estimateFrom: string | null;
      readonly estimateTo: string | null;
      readonly subtotal: number;
      readonly discount: number;
      readonly goods: number;
      readonly deliveryPrice: number;
      readonly deliveryDiscount: number;
      readonly delivery: number;
      readonly tax: number;
      readonly taxes: readonly ({
        readonly rate: number;
        readonly amount: number;
      })[];
      readonly discounts: readonly ({
        readonly code: string;
        readonly label: string;
        readonly goods: number;
        readonly delivery: number;
      })[];
      readonly lines: readonly ({
        readonly id: number;
        readonly sku: string;
        readonly productSku: string;
        readonly ean: string | null;
        readonly name: string;
        readonly catalogueName: string | null;
        readonly kind: "item" | "gift" | "sample";
        readonly options: readonly ({
          readonly label: string;
          readonly value: string;
        })[];
        readonly quantity: number;
        readonly shipped: number;
        readonly canceled: number;
        readonly returned: number;
        readonly unitPrice: number;
        readonly regularPrice: number;
        readonly taxRate: number;
        readonly total: number;
        readonly discount: number;
        readonly payable: number;
        readonly tax: number;
      })[];
      readonly shippingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly isAddressOpen: boolean;
      readonly isPointOpen: boolean;
      readonly billingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly history: readonly ({
        readonly from: string | null;
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
        readonly at: string;
        readonly actorKind: "shopper" | "staff" | "payment" | "system";
        readonly actorName: string | null;
        readonly note: string | null;
      })[];
      readonly consents: readonly ({
        readonly agreement: string;
        readonly isGranted: boolean;
        readonly textVersion: string;
        readonly source: string;
        readonly at: string;
      })[];
      readonly comments: readonly ({
        readonly id: number;
        readonly at: string;
        readonly message: string;
        readonly isVisible: boolean;
        readonly authorName: string | null;
      })[];
      readonly shipments: readonly ({
        readonly id: number;
        readonly number: string;
        readonly note: string | null;
        readonly createdAt: string;
        readonly lines: readonly ({
          readonly lineId: number;
          readonly quantity: number;
        })[];
        readonly tracking: readonly ({
          readonly id: number;
          readonly carrierCode: string;
          readonly title: string;
          readonly number: string;
          readonly url: string | null;
        })[];
      })[];
      readonly allowedMoves: readonly ({
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
      })[];
      readonly mails: readonly (string)[];
    };
  };
  readonly 'POST /staff/orders/{id}/shipments': {
    readonly body: {
      readonly version: number;
      readonly note?: string;
      readonly lines?: readonly ({
        readonly lineId: number;
        readonly quantity: number;
      })[];
      readonly tracking?: readonly ({
        readonly carrierCode: string;
        readonly title?: string;
        readonly number: string;
      })[];
    };
    readonly answer: {
      readonly id: number;
      readonly number: string;
      readonly site: string;
      readonly status: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
      readonly statusLabel: string;
      readonly statusAt: string;
      readonly isHighlighted: boolean;
      readonly name: string;
      readonly email: string;
      readonly customerId: number | null;
      readonly total: number;
      readonly currency: string;
      readonly paymentMethod: string;
      readonly paymentTitle: string;
      readonly methodCode: string;
      readonly carrierTitle: string;
      readonly methodTitle: string;
      readonly createdAt: string;
      readonly paidAt: string | null;
      readonly shippedAt: string | null;
      readonly deliveredAt: string | null;
      readonly version: number;
      readonly language: string;
      readonly note: string | null;
      readonly point: null | {
        readonly provider: string;
        readonly code: string;
        readonly address: string;
      };
      readonly estimateFrom: string | null;
      readonly estimateTo: string | null;
      readonly subtotal: number;
      readonly discount: number;
      readonly goods: number;
      readonly deliveryPrice: number;
      readonly deliveryDiscount: number;
      readonly delivery: number;
      readonly tax: number;
      readonly taxes: readonly ({
        readonly rate: number;
        readonly amount: number;
      })[];
      readonly discounts: readonly ({
        readonly code: string;
        readonly label: string;
        readonly goods: number;
        readonly delivery: number;
      })[];
      readonly lines: readonly ({
        readonly id: number;
        readonly sku: string;
        readonly productSku: string;
        readonly ean: string | null;
        readonly name: string;
        readonly catalogueName: string | null;
        readonly kind: "item" | "gift" | "sample";
        readonly options: readonly ({
          readonly label: string;
          readonly value: string;
        })[];
        readonly quantity: number;
        readonly shipped: number;
        readonly canceled: number;
        readonly returned: number;
        readonly unitPrice: number;
        readonly regularPrice: number;
        readonly taxRate: number;
        readonly total: number;
        readonly discount: number;
        readonly payable: number;
        readonly tax: number;
      })[];
      readonly shippingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly isAddressOpen: boolean;
      readonly isPointOpen: boolean;
      readonly billingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly history: readonly ({
        readonly from: string | null;
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
        readonly at: string;
        readonly actorKind: "shopper" | "staff" | "payment" | "system";
        readonly actorName: string | null;
        readonly note: string | null;
      })[];
      readonly consents: readonly ({
        readonly agreement: string;
        readonly isGranted: boolean;
        readonly textVersion: string;
        readonly source: string;
        readonly at: string;
      })[];
      readonly comments: readonly ({
        readonly id: number;
        readonly at: string;
        readonly message: string;
        readonly isVisible: boolean;
        readonly authorName: string | null;
      })[];
      readonly shipments: readonly ({
        readonly id: number;
        readonly number: string;
        readonly note: string | null;
        readonly createdAt: string;
        readonly lines: readonly ({
          readonly lineId: number;
          readonly quantity: number;
        })[];
        readonly tracking: readonly ({
          readonly id: number;
          readonly carrierCode: string;
          readonly title: string;
          readonly number: string;
          readonly url: string | null;
        })[];
      })[];
      readonly allowedMoves: readonly ({
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
      })[];
      readonly mails: readonly (string)[];
    };
  };
  readonly 'POST /staff/orders/{id}/shipments/{shipmentId}/tracking': {
    readonly body: {
      readonly carrierCode: string;
      readonly title?: string;
      readonly number: string;
    };
    readonly answer: {
      readonly id: number;
      readonly number: string;
      readonly site: string;
      readonly status: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
      readonly statusLabel: string;
      readonly statusAt: string;
      readonly isHighlighted: boolean;
      readonly name: string;
      readonly email: string;
      readonly customerId: number | null;
      readonly total: number;
      readonly currency: string;
      readonly paymentMethod: string;
      readonly paymentTitle: string;
      readonly methodCode: string;
      readonly carrierTitle: string;
      readonly methodTitle: string;
      readonly createdAt: string;
      readonly paidAt: string | null;
      readonly shippedAt: string | null;
      readonly deliveredAt: string | null;
      readonly version: number;
      readonly language: string;
      readonly note: string | null;
      readonly point: null | {
        readonly provider: string;
        readonly code: string;
        readonly address: string;
      };
      readonly estimateFrom: string | null;
      readonly estimateTo: string | null;
      readonly subtotal: number;
      readonly discount: number;
      readonly goods: number;
      readonly deliveryPrice: number;
      readonly deliveryDiscount: number;
      readonly delivery: number;
      readonly tax: number;
      readonly taxes: readonly ({
        readonly rate: number;
        readonly amount: number;
      })[];
      readonly discounts: readonly ({
        readonly code: string;
        readonly label: string;
        readonly goods: number;
        readonly delivery: number;
      })[];
      readonly lines: readonly ({
        readonly id: number;
        readonly sku: string;
        readonly productSku: string;
        readonly ean: string | null;
        readonly name: string;
        readonly catalogueName: string | null;
        readonly kind: "item" | "gift" | "sample";
        readonly options: readonly ({
          readonly label: string;
          readonly value: string;
        })[];
        readonly quantity: number;
        readonly shipped: number;
        readonly canceled: number;
        readonly returned: number;
        readonly unitPrice: number;
        readonly regularPrice: number;
        readonly taxRate: number;
        readonly total: number;
        readonly discount: number;
        readonly payable: number;
        readonly tax: number;
      })[];
      readonly shippingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly isAddressOpen: boolean;
      readonly isPointOpen: boolean;
      readonly billingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly history: readonly ({
        readonly from: string | null;
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
        readonly at: string;
        readonly actorKind: "shopper" | "staff" | "payment" | "system";
        readonly actorName: string | null;
        readonly note: string | null;
      })[];
      readonly consents: readonly ({
        readonly agreement: string;
        readonly isGranted: boolean;
        readonly textVersion: string;
        readonly source: string;
        readonly at: string;
      })[];
      readonly comments: readonly ({
        readonly id: number;
        readonly at: string;
        readonly message: string;
        readonly isVisible: boolean;
        readonly authorName: string | null;
      })[];
      readonly shipments: readonly ({
        readonly id: number;
        readonly number: string;
        readonly note: string | null;
        readonly createdAt: string;
        readonly lines: readonly ({
          readonly lineId: number;
          readonly quantity: number;
        })[];
        readonly tracking: readonly ({
          readonly id: number;
          readonly carrierCode: string;
          readonly title: string;
          readonly number: string;
          readonly url: string | null;
        })[];
      })[];
      readonly allowedMoves: readonly ({
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
      })[];
      readonly mails: readonly (string)[];
    };
  };
  readonly 'POST /staff/orders/{id}/comments': {
    readonly body: {
      readonly message: string;
      readonly isVisible?: boolean;
    };
    readonly answer: {
      readonly id: number;
      readonly number: string;
      readonly site: string;
      readonly status: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
      readonly statusLabel: string;
      readonly statusAt: string;
      readonly isHighlighted: boolean;
      readonly name: string;
      readonly email: string;
      readonly customerId: number | null;
      readonly total: number;
      readonly currency: string;
      readonly paymentMethod: string;
      readonly paymentTitle: string;
      readonly methodCode: string;
      readonly carrierTitle: string;
      readonly methodTitle: string;
      readonly createdAt: string;
      readonly paidAt: string | null;
      readonly shippedAt: string | null;
      readonly deliveredAt: string | null;
      readonly version: number;
      readonly language: string;
      readonly note: string | null;
      readonly point: null | {
        readonly provider: string;
        readonly code: string;
        readonly address: string;
      };
      readonly estimateFrom: string | null;
      readonly estimateTo: string | null;
      readonly subtotal: number;
      readonly discount: number;
      readonly goods: number;
      readonly deliveryPrice: number;
      readonly deliveryDiscount: number;
      readonly delivery: number;
      readonly tax: number;
      readonly taxes: readonly ({
        readonly rate: number;
        readonly amount: number;
      })[];
      readonly discounts: readonly ({
        readonly code: string;
        readonly label: string;
        readonly goods: number;
        readonly delivery: number;
      })[];
      readonly lines: readonly ({
        readonly id: number;
        readonly sku: string;
        readonly productSku: string;
        readonly ean: string | null;
        readonly name: string;
        readonly catalogueName: string | null;
        readonly kind: "item" | "gift" | "sample";
        readonly options: readonly ({
          readonly label: string;
          readonly value: string;
        })[];
        readonly quantity: number;
        readonly shipped: number;
        readonly canceled: number;
        readonly returned: number;
        readonly unitPrice: number;
        readonly regularPrice: number;
        readonly taxRate: number;
        readonly total: number;
        readonly discount: number;
        readonly payable: number;
        readonly tax: number;
      })[];
      readonly shippingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly isAddressOpen: boolean;
      readonly isPointOpen: boolean;
      readonly billingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly history: readonly ({
        readonly from: string | null;
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
        readonly at: string;
        readonly actorKind: "shopper" | "staff" | "payment" | "system";
        readonly actorName: string | null;
        readonly note: string | null;
      })[];
      readonly consents: readonly ({
        readonly agreement: string;
        readonly isGranted: boolean;
        readonly textVersion: string;
        readonly source: string;
        readonly at: string;
      })[];
      readonly comments: readonly ({
        readonly id: number;
        readonly at: string;
        readonly message: string;
        readonly isVisible: boolean;
        readonly authorName: string | null;
      })[];
      readonly shipments: readonly ({
        readonly id: number;
        readonly number: string;
        readonly note: string | null;
        readonly createdAt: string;
        readonly lines: readonly ({
          readonly lineId: number;
          readonly quantity: number;
        })[];
        readonly tracking: readonly ({
          readonly id: number;
          readonly carrierCode: string;
          readonly title: string;
          readonly number: string;
          readonly url: string | null;
        })[];
      })[];
      readonly allowedMoves: readonly ({
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
      })[];
      readonly mails: readonly (string)[];
    };
  };
  readonly 'POST /staff/orders/{id}/mails': {
    readonly body: {
      readonly mail: string;
    };
    readonly answer: {
      readonly id: number;
      readonly number: string;
      readonly site: string;
      readonly status: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
      readonly statusLabel: string;
      readonly statusAt: string;
      readonly isHighlighted: boolean;
      readonly name: string;
      readonly email: string;
      readonly customerId: number | null;
      readonly total: number;
      readonly currency: string;
      readonly paymentMethod: string;
      readonly paymentTitle: string;
      readonly methodCode: string;
      readonly carrierTitle: string;
      readonly methodTitle: string;
      readonly createdAt: string;
      readonly paidAt: string | null;
      readonly shippedAt: string | null;
      readonly deliveredAt: string | null;
      readonly version: number;
      readonly language: string;
      readonly note: string | null;
      readonly point: null | {
        readonly provider: string;
        readonly code: string;
        readonly address: string;
      };
      readonly estimateFrom: string | null;
      readonly estimateTo: string | null;
      readonly subtotal: number;
      readonly discount: number;
      readonly goods: number;
      readonly deliveryPrice: number;
      readonly deliveryDiscount: number;
      readonly delivery: number;
      readonly tax: number;
      readonly taxes: readonly ({
        readonly rate: number;
        readonly amount: number;
      })[];
      readonly discounts: readonly ({
        readonly code: string;
        readonly label: string;
        readonly goods: number;
        readonly delivery: number;
      })[];
      readonly lines: readonly ({
        readonly id: number;
        readonly sku: string;
        readonly productSku: string;
        readonly ean: string | null;
        readonly name: string;
        readonly catalogueName: string | null;
        readonly kind: "item" | "gift" | "sample";
        readonly options: readonly ({
          readonly label: string;
          readonly value: string;
        })[];
        readonly quantity: number;
        readonly shipped: number;
        readonly canceled: number;
        readonly returned: number;
        readonly unitPrice: number;
        readonly regularPrice: number;
        readonly taxRate: number;
        readonly total: number;
        readonly discount: number;
        readonly payable: number;
        readonly tax: number;
      })[];
      readonly shippingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly isAddressOpen: boolean;
      readonly isPointOpen: boolean;
      readonly billingAddress: {
        readonly firstName: string;
        readonly lastName: string;
        readonly company: string | null;
        readonly vatId: string | null;
        readonly street: readonly (string)[];
        readonly city: string;
        readonly postcode: string | null;
        readonly countryCode: string;
        readonly region: string | null;
        readonly phone: string | null;
      };
      readonly history: readonly ({
        readonly from: string | null;
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
        readonly at: string;
        readonly actorKind: "shopper" | "staff" | "payment" | "system";
        readonly actorName: string | null;
        readonly note: string | null;
      })[];
      readonly consents: readonly ({
        readonly agreement: string;
        readonly isGranted: boolean;
        readonly textVersion: string;
        readonly source: string;
        readonly at: string;
      })[];
      readonly comments: readonly ({
        readonly id: number;
        readonly at: string;
        readonly message: string;
        readonly isVisible: boolean;
        readonly authorName: string | null;
      })[];
      readonly shipments: readonly ({
        readonly id: number;
        readonly number: string;
        readonly note: string | null;
        readonly createdAt: string;
        readonly lines: readonly ({
          readonly lineId: number;
          readonly quantity: number;
        })[];
        readonly tracking: readonly ({
          readonly id: number;
          readonly carrierCode: string;
          readonly title: string;
          readonly number: string;
          readonly url: string | null;
        })[];
      })[];
      readonly allowedMoves: readonly ({
        readonly to: "new" | "accepted" | "pending" | "pendingPayment" | "ngeniusDeclined" | "paymentReview" | "processing" | "onHold" | "complete" | "ngeniusComplete" | "returned-to-sender" | "close" | "closed" | "canceled" | "fraud";
        readonly label: string;
      })[];
      readonly mails: readonly (string)[];
    };
  };
  readonly 'GET /staff/shipping-labels': {
    readonly query: {
      readonly orders: string;
    };
    readonly answer: {
      readonly isOffered: boolean;
      readonly items: readonly ({
        readonly orderId: number;
        readonly number: string;
        readonly carrier: string | null;
        readonly service: "locker" | "courier" | null;
        readonly canMake: boolean;
        readonly proposal: {
          readonly size: string | null;
          readonly weightGrams: number | null;
          readonly dimensions: {
            readonly lengthMm: number;
            readonly widthMm: number;
            readonly heightMm: number;
          } | null;
          readonly unknownPieces: number;
        };
        readonly toCollect: number;
        readonly labels: readonly ({
          readonly id: number;
          readonly orderId: number;
          readonly provider: "inpost";
          readonly carrier: string;
          readonly reference: string;
          readonly status: "requested" | "pending" | "ready" | "refused" | "canceled" | "discarded";
          readonly service: "locker" | "courier";
          readonly size: string | null;
          readonly point: string | null;
          readonly weightGrams: number | null;
          readonly cod: number;
          readonly trackingNumber: string | null;
          readonly problem: string | null;
          readonly isUsed: boolean;
          readonly formats: readonly ("A6" | "A4")[];
          readonly createdAt: string;
        })[];
      })[];
    };
  };
  readonly 'POST /staff/orders/{id}/labels': {
    readonly body: {
      readonly service: "locker" | "courier";
      readonly size?: "A" | "B" | "C";
      readonly weightGrams?: number;
      readonly lengthMm?: number;
      readonly widthMm?: number;
      readonly heightMm?: number;
      readonly isAnother?: boolean;
    };
    readonly answer: {
      readonly id: number;
      readonly orderId: number;
      readonly provider: "inpost";
      readonly carrier: string;
      readonly reference: string;
      readonly status: "requested" | "pending" | "ready" | "refused" | "canceled" | "discarded";
      readonly service: "locker" | "courier";
      readonly size: string | null;
      readonly point: string | null;
      readonly weightGrams: number | null;
      readonly cod: number;
      readonly trackingNumber: string | null;
      readonly problem: string | null;
      readonly isUsed: boolean;
      readonly formats: readonly ("A6" | "A4")[];
      readonly createdAt: string;
    };
  };
  readonly 'POST /staff/shipping-labels/{id}/refresh': {
    readonly answer: {
      readonly id: number;
      readonly orderId: number;
      readonly provider: "inpost";
      readonly carrier: string;
      readonly reference: string;
      readonly status: "requested" | "pending" | "ready" | "refused" | "canceled" | "discarded";
      readonly service: "locker" | "courier";
      readonly size: string | null;
      readonly point: string | null;
      readonly weightGrams: number | null;
      readonly cod: number;
      readonly trackingNumber: string | null;
      readonly problem: string | null;
      readonly isUsed: boolean;
      readonly formats: readonly ("A6" | "A4")[];
      readonly createdAt: string;
    };
  };
  readonly 'DELETE /staff/shipping-labels/{id}': {
    readonly answer: {
      readonly id: number;
      readonly orderId: number;
      readonly provider: "inpost";
      readonly carrier: string;
      readonly reference: string;
      readonly status: "requested" | "pending" | "ready" | "refused" | "canceled" | "discarded";
      readonly service: "locker" | "courier";
      readonly size: string | null;
      readonly point: string | null;
      readonly weightGrams: number | null;
      readonly cod: number;
      readonly trackingNumber: string | null;
      readonly problem: string | null;
      readonly isUsed: boolean;
      readonly formats: readonly ("A6" | "A4")[];
      readonly createdAt: string;
    };
  };
  readonly 'GET /staff/shipping-labels/file': {
    readonly query: {
      readonly ids: string;
      readonly format: "A6" | "A4";
    };
  };
  readonly 'GET /staff/orders/{id}/documents': {
    readonly answer: readonly ({
      readonly id: number;
      readonly kind: "invoice" | "correction";
      readonly number: string;
      readonly issuedAt: string;
    })[];
  };
  readonly 'GET /staff/orders/{id}/documents/{document}': {

  };
  readonly 'POST /staff/orders/{id}/documents/invoice': {
    readonly answer: {
      readonly id: number;
      readonly kind: "invoice" | "correction";
      readonly number: string;
      readonly issuedAt: string;
    };
  };
  readonly 'GET /staff/orders/export': {
    readonly query: {
      readonly from: string;
      readonly to: string;
      readonly format?: "csv" | "jsonl";
    };
  };
  readonly 'GET /staff/returns': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly status?: "requested" | "received" | "refunded" | "rejected";
      readonly open?: boolean;
      readonly order?: string;
      readonly search?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly number: string;
        readonly orderId: number;
        readonly orderNumber: string;
        readonly status: "requested" | "received" | "refunded" | "rejected";
        readonly moves: readonly ("requested" | "received" | "refunded" | "rejected")[];
        readonly name: string;
        readonly email: string;
        readonly reason?: string;
        readonly currency: string;
        readonly suggestedRefund: number;
        readonly version: number;
        readonly createdAt: string;
        readonly statusAt: string;
        readonly lines: readonly ({
          readonly orderLineId: number;
          readonly name: string;
          readonly sku: string;
          readonly options?: string;
          readonly quantity: number;
        })[];
        readonly history: readonly ({
          readonly from?: "requested" | "received" | "refunded" | "rejected";
          readonly to: "requested" | "received" | "refunded" | "rejected";
          readonly at: string;
          readonly staffId?: number;
          readonly actorName?: string;
          readonly note?: string;
        })[];
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'GET /staff/returns/{id}': {
    readonly answer: {
      readonly id: number;
      readonly number: string;
      readonly orderId: number;
      readonly orderNumber: string;
      readonly status: "requested" | "received" | "refunded" | "rejected";
      readonly moves: readonly ("requested" | "received" | "refunded" | "rejected")[];
      readonly name: string;
      readonly email: string;
      readonly reason?: string;
      readonly currency: string;
      readonly suggestedRefund: number;
      readonly version: number;
      readonly createdAt: string;
      readonly statusAt: string;
      readonly lines: readonly ({
        readonly orderLineId: number;
        readonly name: string;
        readonly sku: string;
        readonly options?: string;
        readonly quantity: number;
      })[];
      readonly history: readonly ({
        readonly from?: "requested" | "received" | "refunded" | "rejected";
        readonly to: "requested" | "received" | "refunded" | "rejected";
        readonly at: string;
        readonly staffId?: number;
        readonly actorName?: string;
        readonly note?: string;
      })[];
    };
  };
  readonly 'POST /staff/returns/{id}/moves': {
    readonly body: {
      readonly to: "received" | "refunded" | "rejected";
      readonly version: number;
      readonly restock?: boolean;
      readonly note?: string;
      readonly refund?: {
        readonly amount: number;
        readonly isManual: boolean;
      };
    };
    readonly answer: {
      readonly id: number;
      readonly number: string;
      readonly orderId: number;
      readonly orderNumber: string;
      readonly status: "requested" | "received" | "refunded" | "rejected";
      readonly moves: readonly ("requested" | "received" | "refunded" | "rejected")[];
      readonly name: string;
      readonly email: string;
      readonly reason?: string;
      readonly currency: string;
      readonly suggestedRefund: number;
      readonly version: number;
      readonly createdAt: string;
      readonly statusAt: string;
      readonly lines: readonly ({
        readonly orderLineId: number;
        readonly name: string;
        readonly sku: string;
        readonly options?: string;
        readonly quantity: number;
      })[];
      readonly history: readonly ({
        readonly from?: "requested" | "received" | "refunded" | "rejected";
        readonly to: "requested" | "received" | "refunded" | "rejected";
        readonly at: string;
        readonly staffId?: number;
        readonly actorName?: string;
        readonly note?: string;
      })[];
    };
  };
  readonly 'GET /staff/redirects': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly site?: string;
      readonly search?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: number;
        readonly site: string;
        readonly from: string;
        readonly to: string;
        readonly code: 301 | 302 | 303 | 307 | 308;
        readonly updatedAt: string;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'POST /staff/redirects': {
    readonly body: {
      readonly site?: string;
      readonly from: string;
      readonly to: string;
      readonly code?: 301 | 302 | 303 | 307 | 308;
    };
    readonly answer: {
      readonly id: number;
      readonly site: string;
      readonly from: string;
      readonly to: string;
      readonly code: 301 | 302 | 303 | 307 | 308;
      readonly updatedAt: string;
    };
  };
  readonly 'PUT /staff/redirects': {
    readonly body: {
      readonly site?: string;
      readonly from: string;
      readonly to: string;
      readonly code?: 301 | 302 | 303 | 307 | 308;
    };
    readonly answer: {
      readonly id: number;
      readonly site: string;
      readonly from: string;
      readonly to: string;
      readonly code: 301 | 302 | 303 | 307 | 308;
      readonly updatedAt: string;
    };
  };
  readonly 'GET /staff/redirects/{id}': {
    readonly answer: {
      readonly id: number;
      readonly site: string;
      readonly from: string;
      readonly to: string;
      readonly code: 301 | 302 | 303 | 307 | 308;
      readonly updatedAt: string;
    };
  };
  readonly 'PUT /staff/redirects/{id}': {
    readonly body: {
      readonly site?: string;
      readonly from: string;
      readonly to: string;
      readonly code?: 301 | 302 | 303 | 307 | 308;
    };
    readonly answer: {
      readonly id: number;
      readonly site: string;
      readonly from: string;
      readonly to: string;
      readonly code: 301 | 302 | 303 | 307 | 308;
      readonly updatedAt: string;
    };
  };
  readonly 'DELETE /staff/redirects/{id}': {

  };
  readonly 'GET /staff/job-offers': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly q?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly code: string;
        readonly title: string;
        readonly location: string;
        readonly employment: "full-time" | "part-time" | "contract" | "internship";
        readonly summary: string;
        readonly url?: string;
        readonly publishedAt: string;
        readonly expiresAt?: string;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'PUT /staff/job-offers/{code}': {
    readonly body: {
      readonly title: string;
      readonly location: string;
      readonly employment: "full-time" | "part-time" | "contract" | "internship";
      readonly summary: string;
      readonly url?: string;
      readonly publishedAt?: string;
      readonly expiresAt?: string;
    };
  };
  readonly 'DELETE /staff/job-offers/{code}': {

  };
  readonly 'GET /staff/pages': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly search?: string;
      readonly urlPath?: string;
      readonly type?: "article" | "page" | "product" | "product-category" | "snippet" | "banner" | "author" | "article-category" | "gallery" | "link" | "navigation" | "product-filter" | "article-filter";
      readonly status?: "draft" | "published" | "changed";
      readonly scheduled?: boolean;
      readonly requested?: "waiting" | "returned" | "returned-to-me";
      readonly answered?: boolean;
      readonly mine?: boolean;
      readonly site?: string;
      readonly sort?: "updated" | "title" | "path" | "published";
    };
    readonly answer: {
      readonly items: readonly (PageSummary)[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'POST /staff/pages': {
    readonly body: {
      readonly site?: string;
      readonly type: "article" | "page" | "product" | "product-category" | "snippet" | "banner" | "author" | "article-category" | "gallery" | "link" | "navigation" | "product-filter" | "article-filter";
      readonly title: string;
      readonly urlPath: string;
      readonly isTemplate?: boolean;
      readonly translationGroup?: string;
      readonly document?: Readonly<Record<string, unknown>>;
    };
    readonly answer: PageForEditing;
  };
  readonly 'GET /staff/pages/{id}': {
    readonly answer: PageForEditing;
  };
  readonly 'PATCH /staff/pages/{id}': {
    readonly body: {
      readonly urlPath?: string;
      readonly version: number;
    };
    readonly answer: PageSummary;
  };
  readonly 'DELETE /staff/pages/{id}': {

  };
  readonly 'PUT /staff/pages/{id}/draft': {
    readonly body: {
      readonly version: number;
      readonly document: Readonly<Record<string, unknown>>;
    };
    readonly answer: {
      readonly version: number;
      readonly savedAt: string;
      readonly faults: readonly (PageFault)[];
    };
  };
  readonly 'POST /staff/pages/{id}/publish': {
    readonly body: {
      readonly version: number;
    };
    readonly answer: PageSummary;
  };
  readonly 'POST /staff/pages/{id}/unpublish': {
    readonly answer: PageSummary;
  };
  readonly 'POST /staff/pages/{id}/rollback': {
    readonly body: {
      readonly revisionId: string;
      readonly version: number;
    };
    readonly answer: PageForEditing;
  };
  readonly 'GET /staff/pages/{id}/revisions': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly id: string;
        readonly number: number;
        readonly createdAt: string;
        readonly createdBy?: string;
        readonly publishedAt?: string;
        readonly isPublished: boolean;
        readonly isDraft: boolean;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'GET /staff/pages/{id}/revisions/{revisionId}': {
    readonly answer: {
      readonly document?: unknown;
    };
  };
  readonly 'POST /staff/pages/{id}/restore': {
    readonly body: {
      readonly revisionId: string;
      readonly version: number;
    };
    readonly answer: PageForEditing;
  };
  readonly 'POST /staff/related': {
    readonly body: {
      readonly site?: string;
      readonly document: Readonly<Record<string, unknown>>;
      readonly isTemplate?: boolean;
      readonly urlPath?: string;
      readonly params?: {
        readonly page?: number;
        readonly sort?: string;
      };
    };
    readonly answer: {
      readonly related: unknown;
      readonly current?: unknown;
      readonly words: Readonly<Record<string, string>>;
      readonly frame: {
        readonly header?: string;
        readonly footer?: string;
      };
    };
  };
  readonly 'GET /staff/address-problems': {
    readonly answer: {
      readonly items: readonly ({
        readonly kind: "sites-share-address" | "page-reserved" | "page-under-site";
        readonly address?: string;
        readonly sites?: readonly (string)[];
        readonly site?: string;
        readonly over?: string;
        readonly page?: {
          readonly id: number;
          readonly title: string;
          readonly urlPath: string;
        };
      })[];
    };
  };
  readonly 'PUT /staff/pages/{id}/presence': {
    readonly answer: {
      readonly page: PageSummary;
      readonly people: readonly ({
        readonly name: string;
      })[];
    };
  };
  readonly 'GET /staff/pages/presence': {
    readonly answer: {
      readonly items: readonly ({
        readonly pageId: number;
        readonly people: readonly ({
          readonly name: string;
        })[];
      })[];
    };
  };
  readonly 'GET /staff/pages/{id}/comment-threads': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly state?: "open" | "resolved";
    };
    readonly answer: {
      readonly items: readonly (CommentThread)[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
      readonly maximum: number;
    };
  };
  readonly 'PUT /staff/pages/{id}/comment-threads/{threadId}': {
    readonly body: {
      readonly moduleId?: string;
      readonly text: string;
    };
    readonly answer: CommentThread;
  };
  readonly 'PUT /staff/pages/{id}/comment-threads/{threadId}/comments/{commentId}': {
    readonly body: {
      readonly text: string;
    };
    readonly answer: CommentThread;
  };
  readonly 'PATCH /staff/pages/{id}/comment-threads/{threadId}/comments/{commentId}': {
    readonly body: {
      readonly text: string;
    };
    readonly answer: CommentThread;
  };
  readonly 'DELETE /staff/pages/{id}/comment-threads/{threadId}/comments/{commentId}': {

  };
  readonly 'POST /staff/pages/{id}/comment-threads/{threadId}/resolve': {
    readonly body: {
      readonly lastCommentId: string;
    };
    readonly answer: CommentThread;
  };
  readonly 'POST /staff/pages/{id}/comment-threads/{threadId}/reopen': {
    readonly answer: CommentThread;
  };
  readonly 'GET /staff/saved-sections': {
    readonly answer: {
      readonly items: readonly (SavedSection)[];
      readonly maximum: number;
    };
  };
  readonly 'POST /staff/saved-sections': {
    readonly body: {
      readonly name: string;
      readonly group?: string;
      readonly site?: string;
      readonly modules: readonly (Readonly<Record<string, unknown>>)[];
    };
    readonly answer: SavedSection;
  };
  readonly 'GET /staff/saved-sections/texts': {
    readonly query: {
      readonly search: string;
      readonly matchCase?: boolean;
      readonly wholeWords?: boolean;
      readonly site?: string;
    };
    readonly answer: {
      readonly items: readonly ({
        readonly section: SavedSection;
        readonly texts: readonly ({
          readonly path: string;
          readonly text: string;
          readonly placedModuleId?: string;
          readonly driver?: string;
        })[];
      })[];
    };
  };
  readonly 'GET /staff/saved-sections/{id}': {
    readonly answer: {
      readonly section: SavedSection;
      readonly modules: readonly (Readonly<Record<string, unknown>>)[];
    };
  };
  readonly 'PATCH /staff/saved-sections/{id}': {
    readonly body: {
      readonly version: number;
      readonly name: string;
      readonly group?: string;
    };
    readonly answer: SavedSection;
  };
  readonly 'DELETE /staff/saved-sections/{id}': {

  };
  readonly 'PUT /staff/saved-sections/{id}/modules': {
    readonly body: {
      readonly version: number;
      readonly site?: string;
      readonly modules: readonly (Readonly<Record<string, unknown>>)[];
    };
    readonly answer: SavedSection;
  };
  readonly 'GET /staff/pages/{id}/schedule': {
    readonly answer: {
      readonly publishAt?: string;
      readonly unpublishAt?: string;
      readonly revisionId?: string;
      readonly isDraft?: boolean;
      readonly setBy?: string;
      readonly failedAt?: string;
    };
  };
  readonly 'PUT /staff/pages/{id}/schedule': {
    readonly body: {
      readonly version: number;
      readonly publishAt?: string;
      readonly unpublishAt?: string;
    };
    readonly answer: {
      readonly publishAt?: string;
      readonly unpublishAt?: string;
      readonly revisionId?: string;
      readonly isDraft?: boolean;
      readonly setBy?: string;
      readonly failedAt?: string;
    };
  };
  readonly 'DELETE /staff/pages/{id}/schedule': {

  };
  readonly 'GET /staff/pages/{id}/publication-request': {
    readonly answer: {
      readonly state?: "waiting" | "returned";
      readonly note?: string;
      readonly askedBy?: string;
      readonly askedAt?: string;
      readonly isMine?: boolean;
      readonly isDraft?: boolean;
      readonly returnedBy?: string;
      readonly returnedAt?: string;
      readonly reply?: string;
    };
  };
  readonly 'PUT /staff/pages/{id}/publication-request': {
    readonly body: {
      readonly version: number;
      readonly note?: string;
    };
    readonly answer: {
      readonly state?: "waiting" | "returned";
      readonly note?: string;
      readonly askedBy?: string;
      readonly askedAt?: string;
      readonly isMine?: boolean;
      readonly isDraft?: boolean;
      readonly returnedBy?: string;
      readonly returnedAt?: string;
      readonly reply?: string;
    };
  };
  readonly 'DELETE /staff/pages/{id}/publication-request': {

  };
  readonly 'POST /staff/pages/{id}/publication-request/return': {
    readonly body: {
      readonly askedAt: string;
      readonly reply: string;
    };
    readonly answer: {
      readonly state?: "waiting" | "returned";
      readonly note?: string;
      readonly askedBy?: string;
      readonly askedAt?: string;
      readonly isMine?: boolean;
      readonly isDraft?: boolean;
      readonly returnedBy?: string;
      readonly returnedAt?: string;
      readonly reply?: string;
    };
  };
  readonly 'GET /staff/overview': {
    readonly answer: {
      readonly reviews: number;
      readonly products: {
        readonly soldOut: number;
        readonly lowStock: number;
      };
      readonly pages: {
        readonly toPublish: number;
        readonly returned: number;
        readonly answered: number;
        readonly drafts: number;
        readonly changed: number;
        readonly scheduled: number;
      };
      readonly shop?: {
        readonly toShip: {
          readonly count: number;
          readonly oldestAt?: string;
        };
        readonly toPay: {
          readonly count: number;
          readonly oldestAt?: string;
        };
        readonly untracked: {
          readonly count: number;
          readonly oldestAt?: string;
        };
        readonly returns: {
          readonly count: number;
          readonly dueOn?: string;
          readonly isOverdue: boolean;
        };
        readonly bankRefunds: {
          readonly count: number;
          readonly withoutAccount: number;
          readonly dueOn?: string;
          readonly isOverdue: boolean;
        };
        readonly paymentProblems: {
          readonly count: number;
          readonly transfers: number;
        };
        readonly messages: {
          readonly count: number;
          readonly oldestAt?: string;
        };
      };
      readonly sales?: {
        readonly yesterday: readonly ({
          readonly currency: string;
          readonly orders: number;
          readonly total: number;
        })[];
        readonly yesterdayBefore: readonly ({
          readonly currency: string;
          readonly orders: number;
          readonly total: number;
        })[];
        readonly week: readonly ({
          readonly currency: string;
          readonly orders: number;
          readonly total: number;
        })[];
        readonly weekBefore: readonly ({
          readonly currency: string;
          readonly orders: number;
          readonly total: number;
        })[];
      };
    };
  };
  readonly 'GET /staff/overview/pages': {
    readonly answer: {
      readonly toPublish: number;
      readonly returned: number;
      readonly answered: number;
    };
  };
  readonly 'GET /staff/pages/export': {
    readonly query: {
      readonly site?: string;
      readonly type?: "article" | "page" | "product" | "product-category" | "snippet" | "banner" | "author" | "article-category" | "gallery" | "link" | "navigation" | "product-filter" | "article-filter";
      readonly ids?: string;
      readonly sections?: boolean;
    };
  };
  readonly 'POST /staff/pages/import': {
    readonly body: {
      readonly format?: "witryna-pages";
      readonly version?: 1;
      readonly site?: string;
      readonly dryRun?: boolean;
      readonly publish?: boolean;
      readonly pages: readonly ({
        readonly site?: string;
        readonly type: "article" | "page" | "product" | "product-category" | "snippet" | "banner" | "author" | "article-category" | "gallery" | "link" | "navigation" | "product-filter" | "article-filter";
        readonly urlPath: string;
        readonly title?: string;
        readonly isTemplate?: boolean;
        readonly isPublished?: boolean;
        readonly translationGroup?: string;
        readonly document: Readonly<Record<string, unknown>>;
      })[];
      readonly sections?: readonly ({
        readonly name: string;
        readonly group?: string;
        readonly site?: string;
        readonly modules: readonly (Readonly<Record<string, unknown>>)[];
      })[];
      readonly replaceSections?: boolean;
    };
    readonly answer: {
      readonly isDryRun: boolean;
      readonly items: readonly ({
        readonly site?: string;
        readonly urlPath: string;
        readonly title?: string;
        readonly outcome: "created" | "updated" | "unchanged" | "refused";
        readonly isPublished: boolean;
        readonly id?: number;
        readonly message?: string;
        readonly faults: readonly ({
          readonly path: string;
          readonly rule: string;
          readonly message: string;
          readonly placedModuleId?: string;
        })[];
      })[];
      readonly sections: readonly ({
        readonly name: string;
        readonly outcome: "created" | "updated" | "unchanged" | "kept" | "refused";
        readonly id?: number;
        readonly message?: string;
        readonly faults: readonly ({
          readonly path: string;
          readonly rule: string;
          readonly message: string;
          readonly placedModuleId?: string;
        })[];
      })[];
    };
  };
  readonly 'GET /staff/pages/{id}/translations': {
    readonly answer: {
      readonly isByAddress: boolean;
      readonly versions: readonly ({
        readonly site: string;
        readonly name: string;
        readonly language: string;
        readonly page?: PageSummary;
        readonly isSource: boolean;
        readonly isOutdated: boolean;
        readonly sourceChangedAt?: string;
        readonly proposedUrlPath?: string;
      })[];
    };
  };
  readonly 'POST /staff/pages/{id}/translations': {
    readonly body: {
      readonly site: string;
      readonly title?: string;
      readonly urlPath?: string;
    };
    readonly answer: PageSummary;
  };
  readonly 'PUT /staff/pages/{id}/translations/{site}': {
    readonly body: {
      readonly pageId: number;
    };
    readonly answer: {
      readonly isByAddress: boolean;
      readonly versions: readonly ({
        readonly site: string;
        readonly name: string;
        readonly language: string;
        readonly page?: PageSummary;
        readonly isSource: boolean;
        readonly isOutdated: boolean;
        readonly sourceChangedAt?: string;
        readonly proposedUrlPath?: string;
      })[];
    };
  };
  readonly 'DELETE /staff/pages/{id}/translations/{site}': {
    readonly answer: {
      readonly isByAddress: boolean;
      readonly versions: readonly ({
        readonly site: string;
        readonly name: string;
        readonly language: string;
        readonly page?: PageSummary;
        readonly isSource: boolean;
        readonly isOutdated: boolean;
        readonly sourceChangedAt?: string;
        readonly proposedUrlPath?: string;
      })[];
    };
  };
  readonly 'POST /staff/pages/{id}/translations/confirm': {
    readonly answer: {
      readonly isByAddress: boolean;
      readonly versions: readonly ({
        readonly site: string;
        readonly name: string;
        readonly language: string;
        readonly page?: PageSummary;
        readonly isSource: boolean;
        readonly isOutdated: boolean;
        readonly sourceChangedAt?: string;
        readonly proposedUrlPath?: string;
      })[];
    };
  };
  readonly 'GET /staff/translations': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly site: string;
      readonly from?: string;
      readonly state?: "missing" | "outdated";
      readonly type?: "article" | "page" | "product" | "product-category" | "snippet" | "banner" | "author" | "article-category" | "gallery" | "link" | "navigation" | "product-filter" | "article-filter";
    };
    readonly answer: {
      readonly items: readonly ({
        readonly page: PageSummary;
        readonly version?: PageSummary;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'GET /staff/search/phrases': {
    readonly query: {
      readonly page?: number;
      readonly pageSize?: number;
      readonly site?: string;
      readonly search?: string;
      readonly results?: "none";
    };
    readonly answer: {
      readonly items: readonly ({
        readonly site: string;
        readonly phrase: string;
        readonly uses: number;
        readonly results: number;
        readonly lastSeenAt: string;
        readonly means: readonly (string)[];
        readonly to?: string;
      })[];
      readonly total: number;
      readonly page: number;
      readonly pageSize: number;
    };
  };
  readonly 'PUT /staff/search/synonyms': {
    readonly body: {
      readonly phrase: string;
      readonly means: readonly (string)[];
    };
  };
  readonly 'PUT /staff/search/redirects': {
    readonly body: {
      readonly site: string;
      readonly phrase: string;
      readonly to?: string;
    };
  };
}
