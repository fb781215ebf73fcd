import { describe, expect, it } from 'vitest';
import { makeTheme } from '../renderer/testing/make-brand-area';
import { minimalLogo } from '../renderer/testing/test-brand';
import { initialsOf } from './derive-assets';
import { drawFavicon, drawLoading, drawLogoPlate } from './draw-images';

const theme = makeTheme();
const withRadius = (radiusControl: string) => makeTheme({ shape: { ...theme.shape, radiusControl } });

describe('initials', () => {
  it.each([
    ['Acme Idiomas', 'AI'],
    ['Mentoria de Sucesso', 'MS'],
    ['WUP', 'W'],
    ['Escola da Água', 'EÁ'],
    ['3º Ano', '3A'],
    ['A & O', 'AO'],
    ['<script>', 'S'],
    ['—', '·'],
    ['', '·'],
  ])('of %j are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('a drawn favicon', () => {
  it.each([
    ['0', '0'],
    ['8px', '11'],
    ['1rem', '22'],
    ['26px', '24'],
  ])('in a theme with control radius %s has the radius %s', (radius, drawn) => {
    expect(drawFavicon('A', withRadius(radius))).toContain(`rx="${drawn}"`);
  });

  it('has initials that contrast with the brand colour', () => {
    expect(drawFavicon('A', makeTheme({ primary: '#ffe600' }))).toContain('fill="#111111">A</text>');
    expect(drawFavicon('A', makeTheme({ primary: '#0b2545' }))).toContain('fill="#ffffff">A</text>');
  });
});

describe('a drawn loading animation', () => {
  it('moves only when the visitor does not prefer reduced motion', () => {
    const [before, inside] = drawLoading('AI', theme).split('@media (prefers-reduced-motion:no-preference)');
    expect(before).not.toContain('animation');
    expect(inside).toContain('animation:r 1.1s linear infinite');
  });

  it('has square line ends in a theme with square controls', () => {
    expect(drawLoading('A', withRadius('0'))).toContain('stroke-linecap="butt"');
  });
});

describe('the logo in dark mode', () => {
  it('gets a white plate when its colour is dark', () => {
    const plate = drawLogoPlate(minimalLogo, theme);
    expect(plate).toMatch(
      /^<svg xmlns="[^"]+" viewBox="-12 -6 144 52"><rect [^>]*fill="#ffffff"\/><svg .+<\/svg><\/svg>$/s,
    );
  });

  it('stays unchanged when all its colours are visible on the dark background', () => {
    expect(drawLogoPlate(minimalLogo.replace('#0b3d91', '#ffc83a'), theme)).toBeUndefined();
  });

  it.each([
    ['without a colour, which browsers draw in black', minimalLogo.replace('fill="#0b3d91" ', '')],
    ['with a colour name', minimalLogo.replace('#0b3d91', 'navy')],
    ['with a colour in a style', minimalLogo.replace('fill="#0b3d91"', 'style="fill:#0b3d91"')],
    ['after an XML prologue', `<?xml version="1.0"?>\n<!DOCTYPE svg>\n${minimalLogo}`],
    ['with its size only in the viewBox', minimalLogo.replace('width="120" height="40" ', '')],
  ])('gets a plate: a logo %s', (_, logo) => {
    const plate = drawLogoPlate(logo, theme);
    expect(plate).toContain('viewBox="-12 -6 144 52"');
    expect(plate?.match(/<\?xml|<!DOCTYPE/)).toBeNull();
  });

  it('stays unchanged when its size is unknown', () => {
    expect(drawLogoPlate('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>', theme)).toBeUndefined();
    expect(drawLogoPlate('not a picture', theme)).toBeUndefined();
  });
});
