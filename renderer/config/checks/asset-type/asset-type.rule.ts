import { posix } from 'node:path';
import { imageEndings } from '../../../theme/image-name';
import type { Params } from '../../findings/config-finding';
import { imageEndingOf, imageTypes } from '../../image-types';
import { knownImages } from '../brand-images';
import type { Rule } from '../rule';
import { findSvgFault } from './find-svg-fault';
import { isPlainDrawing } from './is-plain-drawing';

export const rule: Rule = {
  subject: 'image',
  check: ({ file, bytes }, report) => {
    if (!bytes) return;
    const type = imageEndingOf(file);
    if (!imageTypes[type].hasSignature(bytes)) {
      report({ file, offset: 0, length: 1 }, { type, ...describeContent(file, bytes) });
      return;
    }
    const fault = type === 'svg' && !isPlainDrawing(bytes) ? findSvgFault(bytes) : undefined;
    if (fault) report({ file, offset: fault.offset, length: 1 }, { what: fault.what, type });
  },
};

/** What a picture is that is not what it is called, and the name that it may have instead. */
function describeContent(file: string, bytes: Buffer): Params {
  if (bytes.length === 0) return { what: 'empty' };
  const name = posix.basename(file);
  // Under another name nothing would read it.
  if (knownImages.includes(name)) return { what: 'drawing' };
  const actual = imageEndings.find((ending) => imageTypes[ending].hasSignature(bytes));
  const stem = name.slice(0, -posix.extname(name).length);
  return actual ? { what: 'other', name: `${stem}.${actual}` } : { what: 'content' };
}
