import { expect, it } from 'vitest';
import { makeConfig } from '../../testing/make-config';
import { rule } from './svg-size.rule';

/** Number of findings for a drawing that begins with that tag. */
function countReported(tag: string, file = 'brands/acme/logo.svg'): number {
  let count = 0;
  const bytes = Buffer.from(`<?xml version="1.0"?>\n<!-- drawn -->\n${tag}<path d="M0 0h9v9z"/></svg>`);
  rule(makeConfig({ imageFiles: [{ file, bytes }] }), () => {
    count += 1;
  });
  return count;
}

it.each([
  '<svg>',
  '<svg width="480">',
  "<svg height='160'>",
  '<svg width="100%" height="100%">',
  '<svg\nstroke-width="2" line-height="3">',
])('an SVG that starts with %j has no size and is reported', (tag) => {
  expect(countReported(tag)).toBe(1);
});

it.each(['<svg viewBox="0 0 480 160">', "<svg\n\twidth='480' height='160'>", '<svg width="480px" height="160px">'])(
  'an SVG that starts with %j has a size and is accepted',
  (tag) => {
    expect(countReported(tag)).toBe(0);
  },
);

it('an empty SVG and a PNG file are accepted without a size', () => {
  expect(countReported('<svg/>')).toBe(0);
  expect(countReported('<svg>', 'brands/acme/photo.png')).toBe(0);
});
