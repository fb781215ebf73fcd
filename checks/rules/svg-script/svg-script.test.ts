import { describe, expect, it } from 'vitest';
import { makeConfig } from '../../testing/make-config';
import { rule } from './svg-script.rule';

/** The check's finding for an image; undefined when it is fine. */
function look(inside: string, file = 'brands/acme/logo.svg'): unknown {
  const reported: unknown[] = [];
  const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`);
  rule(makeConfig({ imageFiles: [{ file, bytes }] }), (_place, params) => reported.push(params?.what));
  expect(reported.length).toBeLessThanOrEqual(1);
  return reported[0];
}

describe('the check reports an SVG that can run a script or load a resource', () => {
  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<svg:script href="x"/>', 'script'],
    ['<script\n>alert(1)</script>', 'script'],
    ['<g onload="alert(1)"/>', 'event'],
    ['<g\nonclick = "alert(1)"/>', 'event'],
    ["<g\tonmouseover='alert(1)'/>", 'event'],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'javascript'],
    ['<a xlink:href=" JaVaScRiPt:alert(1)"/>', 'javascript'],
    ['<a href="java&#115;cript:alert(1)"/>', 'href'],
    ['<a href="https://evil.example/"/>', 'href'],
    ['<use href="//evil.example/a.svg#b"/>', 'href'],
    ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', 'href'],
    ['<image href="data:text/html,x"/>', 'href'],
    ['<animate attributeName="href" values="#a"/>', 'href'],
    ['<set attributeName=\'onload\' to="x"/>', 'href'],
    ['<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', 'foreign'],
    ['<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" />', 'foreign'],
    ['<!DOCTYPE svg [<!ENTITY x "y">]>', 'entity'],
    ['<style>@import "a.css";</style>', 'style'],
    ['<style>.a { fill: url(https://evil.example/a.svg#b) }</style>', 'style'],
    ['<path style="fill:url( \'//evil.example\' )"/>', 'style'],
  ])('%s: %s', (inside, what) => {
    expect(look(inside)).toBe(what);
  });
});

describe('the check accepts a harmless SVG', () => {
  it.each([
    '<path d="M0 0h8v8z" fill="#fff"/>',
    '<!-- a comment --><title>Acme</title>',
    '<linearGradient id="g"/><path fill="url(#g)"/>',
    '<path style="fill:url(\'#g\')"/>',
    '<symbol id="a"/><use href="#a"/><use xlink:href=\'#a\'/>',
    '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<style>@media (prefers-reduced-motion:no-preference){.r{animation:r 2s}@keyframes r{to{transform:rotate(1turn)}}}</style>',
    '<animateTransform attributeName="transform" type="rotate" values="0;360"/>',
    '<text font-family="Inter">conta on line</text>',
  ])('%s', (inside) => {
    expect(look(inside)).toBeUndefined();
  });

  it('and does not read a PNG file as SVG', () => {
    expect(look('<script/>', 'brands/acme/photo.png')).toBeUndefined();
  });
});
