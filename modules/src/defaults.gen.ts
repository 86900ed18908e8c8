// Written by scripts/generate-registry.ts from the schemas; not edited by hand.
import type { DefaultTree } from './slots/fill-settings.ts';

/** Slot names of the modules that have slots. */
export const moduleSlots: Readonly<Record<string, readonly string[]>> = {
  'container': ["content"],
  'cta-box': ["actions"],
  'hero': ["actions"],
  'product-header': ["details"],
  'tabs': ["tab1","tab2","tab3","tab4","tab5","tab6"],
};

export const moduleDefaults: Readonly<Record<string, DefaultTree>> = {
  'accordion': {"properties":{"items":{"items":{"values":{"open":false,"source":"own","field":"description"}}}},"values":{"level":"H3","multiple":true,"isFaq":false}},
  'advertise-box': {"properties":{"link":{"values":{"newTab":false}}},"values":{"appearance":"overlay","ratio":"portrait","level":"H2","isAdvertisement":false}},
  'article-text': {"values":{"dropCap":false}},
  'articles-list': {"values":{"level":"H2","count":9,"layout":"grid","leadsWithFirst":false,"showsMeta":true,"pagination":false}},
  'articles-teaser': {"values":{"level":"H2","count":3},"properties":{"more":{"properties":{"link":{"values":{"newTab":false}}}}}},
  'articles-teaser-box': {"values":{"level":"H2","layout":"start","tone":"tint","showsLead":true}},
  'artistic-carousel': {"properties":{"slides":{"items":{"properties":{"action":{"properties":{"link":{"values":{"newTab":false}}}}}}}},"values":{"level":"H2","autoplay":false,"seconds":8}},
  'brand-teaser': {"values":{"source":"own","logo":true,"appearance":"beside","level":"H2"},"properties":{"link":{"properties":{"link":{"values":{"newTab":false}}}}}},
  'breadcrumbs': {"values":{"showsCurrent":true,"width":"Normal"}},
  'button': {"properties":{"link":{"values":{"newTab":false}}},"values":{"appearance":"primary","size":"medium","align":"start","fullWidth":false}},
  'contact-form': {"values":{"hasOrderNumber":true,"level":"H2","width":"ExtraNarrow"}},
  'container': {"values":{"columns":1,"align":"stretch","width":"Normal","variant":"default"},"properties":{"image":{"values":{"position":"cover"}}}},
  'creations': {"values":{"layout":"alternating","list":true,"level":"H2"}},
  'cta-box': {"values":{"imageSide":"end","appearance":"box","align":"start","level":"H2"}},
  'description-list': {"values":{"source":"own","layout":"rows","columns":3,"align":"start","level":"H2"}},
  'footer': {"properties":{"badge":{"properties":{"link":{"values":{"newTab":false}}}},"main":{"properties":{"links":{"items":{"properties":{"link":{"values":{"newTab":false}}}}}}},"secondary":{"properties":{"links":{"items":{"properties":{"link":{"values":{"newTab":false}}}}}}},"contact":{"properties":{"links":{"items":{"properties":{"link":{"values":{"newTab":false}}}}}}},"social":{"properties":{"links":{"items":{"properties":{"link":{"values":{"newTab":false}}}}}}},"author":{"properties":{"link":{"values":{"newTab":false}}}}}},
  'heading': {"values":{"level":"H2","size":"Large","align":"start","source":"own","field":"name"}},
  'hero': {"values":{"level":"H1","align":"start","appearance":"overlay","height":"medium","source":"own"}},
  'image': {"values":{"ratio":"original","daylight":"none","priority":false,"source":"own"},"properties":{"link":{"values":{"newTab":false}}}},
  'image-list': {"properties":{"items":{"items":{"properties":{"link":{"values":{"newTab":false}}}}}},"values":{"count":3,"ratio":"square","onPhone":"row","level":"H2"}},
  'navbar': {"properties":{"announcement":{"properties":{"link":{"values":{"newTab":false}}}},"items":{"items":{"properties":{"link":{"values":{"newTab":false}},"children":{"items":{"properties":{"link":{"values":{"newTab":false}}}}}}}}},"values":{"sticky":true}},
  'newsletter': {"values":{"sms":false,"level":"H2","ground":"tint"}},
  'product-header': {"values":{"level":"H1","eyebrow":"line","hasSummary":true,"thumbnails":"side","hasStickyBar":true}},
  'product-reviews': {"values":{"level":"H2","pageSize":5,"hasDistribution":true}},
  'product-specification': {"values":{"source":"own","level":"H2"}},
  'products-list': {"values":{"level":"H2","limit":16,"layout":"grid","columns":4,"pagination":false,"filters":false}},
  'products-teaser': {"values":{"level":"H2","count":3,"layout":"above"},"properties":{"link":{"properties":{"link":{"values":{"newTab":false}}}}}},
  'snippet': {},
  'tabs': {"properties":{"tabs":{"items":{"values":{"priority":0,"source":"own","field":"description"}}}},"values":{"level":"H3"}},
  'text': {"values":{"size":"normal","align":"start","source":"own","field":"description"}},
  'video': {"values":{"ratio":"wide","width":"Normal"}},
  'where-to-buy': {"values":{"level":"H2","hasMap":true}},
};
