import { contrastOf, readableOn } from '../model/theme/contrast';
import type { ResolvedTheme } from '../model/theme/resolve-theme';

/** Text in an image uses the device's font: an image loads no font. */
const type = `font-family="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif" font-weight="700" text-anchor="middle"`;

/** Tile of 48 × 48 with the brand's colour, shape and initials. */
export function drawFavicon(initials: string, { primary, shape }: ResolvedTheme): string {
  const size = initials.length > 1 ? 21 : 27;
  return svg(
    48,
    `<rect width="48" height="48" rx="${tileRadius(shape.radiusControl)}" fill="${primary}"/>` +
      `<text x="24" y="24" dy=".36em" ${type} font-size="${size}" fill="${readableOn(primary)}">${initials}</text>`,
  );
}

/** Ring that rotates around the initials, on the brand's colour; static with reduced motion. */
export function drawLoading(initials: string, { primary, shape }: ResolvedTheme): string {
  const ink = readableOn(primary);
  const cap = tileRadius(shape.radiusControl) === 0 ? 'butt' : 'round';
  const style =
    '@media (prefers-reduced-motion:no-preference){.r{transform-origin:24px 24px;animation:r 1.1s linear infinite}' +
    '@keyframes r{to{transform:rotate(360deg)}}}';
  const ring = `<circle cx="24" cy="24" r="20.5" fill="none" stroke="${ink}" stroke-width="3.5"`;
  return svg(
    96,
    `<style>${style}</style>${ring} opacity=".28"/>` +
      `${ring} class="r" stroke-linecap="${cap}" stroke-dasharray="38 91"/>` +
      `<text x="24" y="24" dy=".36em" ${type} font-size="${initials.length > 1 ? 15 : 19}" fill="${ink}">${initials}</text>`,
  );
}

/**
 * Light-mode logo for dark mode: unchanged if its colours are visible on the dark surface, else on a light plate.
 *
 * @param logo text of an SVG file
 * @returns undefined when it may stay unchanged, or its size is not stated
 */
export function drawLogoPlate(logo: string, { dark, light, shape }: ResolvedTheme): string | undefined {
  const root = /<svg\b[^>]*>/.exec(logo);
  const size = root && sizeOf(root[0]);
  if (!root || !size) return undefined;
  const colors = [...logo.matchAll(/(?:fill|stroke|stop-color)\s*[:=]\s*["']?\s*(#[0-9a-f]{3,6}|[a-z]+)\b/gi)];
  const inks = colors.map(([, color = '']) => color).filter((color) => !/^(?:none|transparent|url)$/i.test(color));
  if (inks.length > 0 && inks.every((ink) => contrastOf(ink, dark.surface) >= 3)) return undefined;
  const [width, height] = size;
  const edge = Math.round(height * 0.16);
  const box = `${-2 * edge} ${-edge} ${width + 4 * edge} ${height + 2 * edge}`;
  const plate =
    `<rect x="${-2 * edge}" y="${-edge}" width="${width + 4 * edge}" height="${height + 2 * edge}" ` +
    `rx="${Math.min(tileRadius(shape.radiusControl), edge * 2)}" fill="${light.surface}"/>`;
  const end = logo.lastIndexOf('</svg>') + '</svg>'.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${plate}${logo.slice(root.index, end)}</svg>`;
}

function svg(size: number, content: string): string {
  const attributes = `xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48"`;
  return `<svg ${attributes}>${content}</svg>`;
}

/** Radius of a 48 px tile that matches a control's: square stays square, a pill becomes a circle. */
function tileRadius(radius: string): number {
  const pixels = Number.parseFloat(radius) * (radius.endsWith('rem') ? 16 : 1);
  return Math.min(24, Math.round(pixels * 1.4));
}

/** Width and height of an svg element, or of its viewBox. */
function sizeOf(root: string): [number, number] | undefined {
  const attribute = (name: string) => Number.parseFloat(new RegExp(`\\s${name}="([^"]+)"`).exec(root)?.[1] ?? '');
  const box =
    /\sviewBox="([^"]+)"/
      .exec(root)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const width = attribute('width') || box[2];
  const height = attribute('height') || box[3];
  return width && height ? [width, height] : undefined;
}
