import type { Area } from '../../../../schemas/generated/types';
import { configPaths } from '../../config-paths';
import { listMissingSettings } from '../../derive-settings';
import { quoteNames } from '../../findings/quote-names';
import type { Report, Rule } from '../rule';

interface Missing {
  file: string;
  area: Area;
  path: readonly string[];
}

/**
 * What `_base` and the brand together must state; links have a check of their own. What every brand of an area lacks is
 * missing once, in `_base`.
 */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const counts = { BR: 0, MZ: 0 };
    const missing = new Map<string, Missing[]>();
    return {
      visit: ({ file, areas }) => {
        for (const { area, settings } of areas) {
          counts[area] += 1;
          for (const path of listMissingSettings(settings)) {
            const id = `${area} ${path.join('.')}`;
            missing.set(id, [...(missing.get(id) ?? []), { file, area, path }]);
          }
        }
      },
      end: (report) => {
        for (const alike of missing.values()) {
          const [first] = alike;
          if (first && alike.length > 1 && alike.length === counts[first.area]) tellOfBase(first, report);
          else for (const one of alike) tell(one, report);
        }
      },
    };
  },
};

function tell({ file, area, path }: Missing, report: Report): void {
  report({ file, path: [area, ...path], part: 'key' }, { keys: quoteNames([path.join('.')]), area });
}

function tellOfBase({ area, path }: Missing, report: Report): void {
  const file = configPaths.settings(area);
  report({ file, path: [...path], part: 'key' }, { keys: quoteNames([path.join('.')]), area, base: file });
}
