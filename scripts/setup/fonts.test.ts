import { existsSync } from 'node:fs';
import arial from '@capsizecss/metrics/arial';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { expect, test } from 'vitest';
import fontsFile from '../../brands/_base/fonts.json' with { type: 'json' };

const { $schema: _, ...fonts } = fontsFile;
/** By the name of the font's package: `JetBrains Mono` is `jetbrains-mono` there and `jetBrainsMono` here. */
const allMetrics = new Map(
  Object.entries(entireMetricsCollection as unknown as Record<string, typeof arial>).map(([key, metrics]) => [
    key.toLowerCase(),
    metrics,
  ]),
);

test.each(Object.entries(fonts))(
  '%s has its file, and its stand-in takes the room that its metrics say',
  (name, font) => {
    expect(existsSync(`node_modules/${font.package}/files/${font.file}`)).toBe(true);
    const metrics = allMetrics.get(name.replaceAll('-', ''));
    if (!metrics) throw new Error(`no metrics of ${name}`);
    const sizeAdjust = metrics.xWidthAvg / metrics.unitsPerEm / (arial.xWidthAvg / arial.unitsPerEm);
    const share = (size: number) => size / (metrics.unitsPerEm * sizeAdjust);
    const wanted = {
      sizeAdjust,
      ascent: share(metrics.ascent),
      descent: share(-metrics.descent),
      lineGap: share(metrics.lineGap),
    };
    for (const [key, text] of Object.entries(font.fallback)) {
      expect(Number(text.replace('%', '')), key).toBeCloseTo(wanted[key as keyof typeof wanted] * 100, 1);
    }
  },
);
