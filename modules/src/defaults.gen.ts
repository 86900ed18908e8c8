// Written by scripts/generate-registry.ts from the schemas; not edited by hand.
import type { DefaultTree } from './slots/fill-settings.ts';

/** Slot names of the modules that have slots. */
export const moduleSlots: Readonly<Record<string, readonly string[]>> = {
  'container': ["content"],
  'hero': ["actions"],
};

export const moduleDefaults: Readonly<Record<string, DefaultTree>> = {
  'accordion': {"properties":{"items":{"items":{"values":{"open":false,"source":"own","field":"description"}}}},"values":{"level":"H3","multiple":true}},
  'button': {"properties":{"link":{"values":{"newTab":false}}},"values":{"appearance":"primary","size":"medium","align":"start","fullWidth":false}},
  'container': {"values":{"columns":1,"align":"stretch","width":"Normal","variant":"default"},"properties":{"image":{"values":{"position":"cover"}}}},
  'footer': {"properties":{"badge":{"properties":{"link":{"values":{"newTab":false}}}},"main":{"properties":{"links":{"items":{"properties":{"link":{"values":{"newTab":false}}}}}}},"secondary":{"properties":{"links":{"items":{"properties":{"link":{"values":{"newTab":false}}}}}}},"contact":{"properties":{"links":{"items":{"properties":{"link":{"values":{"newTab":false}}}}}}},"social":{"properties":{"links":{"items":{"properties":{"link":{"values":{"newTab":false}}}}}}},"author":{"properties":{"link":{"values":{"newTab":false}}}}}},
  'heading': {"values":{"level":"H2","size":"Large","align":"start","source":"own","field":"name"}},
  'hero': {"values":{"level":"H1","align":"start","appearance":"overlay","height":"medium","source":"own"}},
  'image': {"values":{"ratio":"original","priority":false,"source":"own"},"properties":{"link":{"values":{"newTab":false}}}},
  'navbar': {"properties":{"announcement":{"properties":{"link":{"values":{"newTab":false}}}},"items":{"items":{"properties":{"link":{"values":{"newTab":false}},"children":{"items":{"properties":{"link":{"values":{"newTab":false}}}}}}}}},"values":{"sticky":true}},
  'products-list': {"values":{"level":"H2","limit":16,"layout":"grid","columns":4,"pagination":false}},
  'text': {"values":{"size":"normal","align":"start","source":"own","field":"description"}},
};
