import { configPaths, isBrandFile } from '../../catalogue/config-paths';
import type { JsonPlace } from '../../catalogue/source/json-text';
import type { AreaSubject } from '../../catalogue/subject';
import type { Change } from './change';
import { findChangeRule } from './change-table';
import { compareAssets, type PlanSides } from './compare-assets';
import type { Difference } from './compare-facts';
import type { Rename } from './find-renames';
import { everybody } from './list-facts';
import { listNotes } from './price-notes';

export interface ChangeSources extends PlanSides {
  /** Areas of both sides by subject. */
  oldAreas: ReadonlyMap<string, AreaSubject>;
  areas: ReadonlyMap<string, AreaSubject>;
}

/**
 * A difference with its words, its place, and what follows from it.
 *
 * @param subject brand, such as `acme`, or a brand's area
 */
export function buildChange(
  subject: string,
  { path, was, is, following }: Difference & { following: number },
  sources: ChangeSources,
): Change {
  const { category, params } = findChangeRule(path);
  const names = (is ?? was)?.params ?? params;
  const place = is ? is.place() : was ? placeOfGone(was.place(), sources.renamed) : { file: '', path: [] };
  const area = sources.areas.get(subject);
  const notes = area ? listNotes(path, { old: sources.oldAreas.get(subject), now: area, after: sources.after }) : [];
  return {
    ...{ category, path, params: names },
    subjects: subject === everybody ? [] : [subject],
    ...(category === 'image'
      ? compareAssets(subject, names[0] ?? '', sources)
      : { before: was?.value, after: is?.value }),
    ...(category === 'MONEY' && area ? { currency: area.settings.currency } : {}),
    ...(notes.length > 0 && { notes }),
    ...(category === 'color' && following > 0 && { derived: following }),
    ...sources.after.locate(place),
  };
}

/** Place where a removed value would be: the list in place of its item. */
function placeOfGone({ file, path }: JsonPlace, renamed: readonly Rename[]): JsonPlace {
  const rename = renamed.find(({ from }) => isBrandFile(from, file));
  const item = path.findIndex((key) => typeof key === 'number');
  return {
    file: rename ? file.replace(configPaths.brandFolder(rename.from), configPaths.brandFolder(rename.to)) : file,
    path: item < 0 ? path : path.slice(0, item),
  };
}
