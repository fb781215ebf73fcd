import { existsSync } from 'node:fs';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { expect, test } from 'vitest';
import fontsFile from '../../brands/_base/fonts.json' with { type: 'json' };

type FontMetrics = Record<'unitsPerEm' | 'ascent' | 'descent' | 'lineGap', number>;

const { $schema: _, ...fonts } = fontsFile;
/** By the package name of the font: `JetBrains Mono` is `jetbrains-mono` there and `jetBrainsMono` here. */
const allMetrics = new Map(
  Object.entries(entireMetricsCollection as unknown as Record<string, FontMetrics>).map(([key, metrics]) => [
    key.toLowerCase(),
    metrics,
  ]),
);

test.each(Object.entries(fonts))(
  'the font %s has its file, and its fallback font has the same vertical metrics',
  (name, font) => {
    expect(existsSync(`node_modules/${font.package}/files/${font.file}`)).toBe(true);
    const metrics = allMetrics.get(name.replaceAll('-', ''));
    if (!metrics) throw new Error(`no metrics of ${name}`);
    const { ascent, descent, lineGap } = font.standIn;
    expect(ascent).toBeCloseTo(metrics.ascent / metrics.unitsPerEm, 3);
    expect(descent).toBeCloseTo(-metrics.descent / metrics.unitsPerEm, 3);
    expect(lineGap).toBeCloseTo(metrics.lineGap / metrics.unitsPerEm, 3);
  },
);
