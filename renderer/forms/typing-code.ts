// One chunk has all code that typed text needs.
export { Maskito, maskitoTransform, maskitoUpdateElement } from '@maskito/core';
export { loadMask } from './load-mask';
export { mendValues } from './mend-values';
