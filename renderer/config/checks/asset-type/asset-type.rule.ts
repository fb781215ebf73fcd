import { imageEndingOf, imageTypes } from '../../image-types';
import type { Rule } from '../rule';
import { findSvgFault } from './find-svg-fault';
import { isPlainDrawing } from './is-plain-drawing';

export const rule: Rule = {
  subject: 'image',
  check: ({ file, bytes }, report) => {
    if (!bytes) return;
    const type = imageEndingOf(file);
    if (!imageTypes[type].hasSignature(bytes)) {
      report({ file, offset: 0, length: 1 }, { what: 'content', type });
      return;
    }
    const fault = type === 'svg' && !isPlainDrawing(bytes) ? findSvgFault(bytes) : undefined;
    if (fault) report({ file, offset: fault.offset, length: 1 }, { what: fault.what, type });
  },
};
