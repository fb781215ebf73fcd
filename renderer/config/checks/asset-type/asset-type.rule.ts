import type { Rule } from '../rule';
import { findSvgFault } from './find-svg-fault';

const svgTag = Buffer.from('<svg ');

/** Whether bytes are what a name's ending says; the browser is told the type by the name. */
const signatures: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  svg: (bytes) =>
    bytes.subarray(0, svgTag.length).equals(svgTag) ||
    /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>[]*>\s*)*<svg[\s>]/.test(
      bytes.toString('utf8', 0, 2_000),
    ),
  png: (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n',
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

export const rule: Rule = {
  subject: 'image',
  check: ({ file, bytes }, report) => {
    const type = file.slice(file.lastIndexOf('.') + 1);
    if (!bytes) return;
    if (signatures[type]?.(bytes) === false) {
      report({ file, offset: 0, length: 1 }, { what: 'content', type, meant: type });
      return;
    }
    const fault = type === 'svg' ? findSvgFault(bytes.toString('latin1')) : undefined;
    if (fault) report({ file, offset: fault.offset, length: 1 }, { what: fault.what, type, mend: fault.what });
  },
};
