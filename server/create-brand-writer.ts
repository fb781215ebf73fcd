import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { hashAsset } from '../catalogue/asset-hash';
import { configPaths, languages } from '../catalogue/config-paths';
import { isBrandName } from '../catalogue/is-brand-name';
import { type ConfigFiles, readText, withTexts } from '../catalogue/source/config-files';
import { createJsonReader } from '../catalogue/source/json-text';
import { TreeLockedError, withFixLock } from '../checks/change/with-fix-lock';
import { type WrittenTexts, writeAll } from '../checks/change/write-fixes';
import { type BrandFile, readBrandFile } from '../checks/disk/read-brand-file';
import { readConfigFiles } from '../checks/disk/read-config-files';
import { formatFindingLine, serverLanguage } from '../checks/findings/format-finding-line';
import { identifyFinding } from '../checks/findings/identify-finding';
import { inspectFiles } from '../checks/inspect-config';
import type { SaveAnswer, SaveRequest } from '../studio/save-edits';

/** One save: the texts before and after it. */
interface Save extends WrittenTexts {
  brandId: string;
}

export type BrandWriter = ReturnType<typeof createBrandWriter>;

/** An author goes back a few steps. The memory of a long day must not grow. */
const mostSaves = 50;

/**
 * Writes files of brands for the editor of the studio, checked and all or none. Remembers each save for an undo, which
 * restores what was there before, with its errors.
 */
export function createBrandWriter(root: string) {
  const saves: Save[] = [];
  /** Number of a brand's saves that can be undone. */
  const countSaves = (brandId: string) => saves.filter((save) => save.brandId === brandId).length;

  const put = (save: Save): SaveAnswer | undefined => {
    const interfered = writeAll(root, save);
    return interfered === undefined ? undefined : { kind: 'changed', path: interfered };
  };
  const buildSavedAnswer = ({ brandId, texts }: Save): SaveAnswer => {
    const tree = readConfigFiles(root);
    const files = [...texts.keys()].map((file) => readBrandFile(tree, file, schemaOf(file)));
    return { kind: 'saved', files, saves: countSaves(brandId) };
  };

  const save = (brandId: string, files: readonly BrandFile[]): SaveAnswer => {
    const tree = readConfigFiles(root);
    const changed = files.find(({ path: file, hash }) => readBrandFile(tree, file, schemaOf(file)).hash !== hash);
    if (changed) return { kind: 'changed', path: changed.path };
    const made: Save = {
      brandId,
      texts: new Map(files.map(({ path: file, text }) => [file, text])),
      originals: new Map(files.map(({ path: file, hash }) => [file, hash === null ? undefined : readText(tree, file)])),
    };
    const findings = listNewErrors(tree, made.texts);
    if (findings.length > 0) return { kind: 'refused', findings };
    const failure = put(made);
    if (failure) return failure;
    saves.push(made);
    if (saves.length > mostSaves) saves.shift();
    return buildSavedAnswer(made);
  };

  const undo = (brandId: string): SaveAnswer => {
    const last = saves.findLast((one) => one.brandId === brandId);
    if (!last) return { kind: 'nothing' };
    const tree = readConfigFiles(root);
    const changed = [...last.texts].find(
      ([file, text]) => readBrandFile(tree, file, schemaOf(file)).hash !== hashAsset(text ?? ''),
    );
    if (changed) return { kind: 'changed', path: changed[0] };
    const back: Save = { brandId, texts: last.originals, originals: last.texts };
    // Unchecked: the texts were on the disk before, and their errors must not keep an author from going back.
    const failure = put(back);
    if (failure) return failure;
    saves.splice(saves.indexOf(last), 1);
    return buildSavedAnswer(back);
  };

  return {
    countSaves,
    /** @throws RangeError when a file is no editable file of an existing brand */
    write: async (request: SaveRequest): Promise<SaveAnswer> => {
      requireFiles(root, request);
      try {
        return await withFixLock(root, serverLanguage, () =>
          request.kind === 'undo' ? undo(request.brandId) : save(request.brandId, request.files),
        );
      } catch (error) {
        if (error instanceof TreeLockedError) return { kind: 'refused', findings: [error.message] };
        throw error;
      }
    },
  };
}

/** @throws RangeError when a file is no editable file of an existing brand, or a link */
function requireFiles(root: string, request: SaveRequest): void {
  const { brandId } = request;
  const folder = isBrandName(brandId) ? path.join(realpathSync(root), configPaths.brandFolder(brandId)) : undefined;
  // A link would lead to a file that nobody named.
  if (folder === undefined || !lstatSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new RangeError('no such brand');
  if (realpathSync(folder) !== folder) throw new RangeError('the folder is a link');
  const editable = [
    configPaths.brand(brandId),
    configPaths.theme(brandId),
    ...languages.map((one) => configPaths.copy(brandId, one)),
  ];
  const files = request.kind === 'save' ? request.files.map(({ path: file }) => file) : [];
  if (new Set(files).size < files.length || !files.every((file) => editable.includes(file)))
    throw new RangeError('not a file of the brand that the studio edits');
  for (const file of editable) {
    const entry = lstatSync(path.join(root, file), { throwIfNoEntry: false });
    if (entry && (!entry.isFile() || entry.nlink > 1)) throw new RangeError('not a regular file');
  }
}

/** Errors that only the new texts have, one line each. */
function listNewErrors(files: ConfigFiles, texts: WrittenTexts['texts']): string[] {
  const written = [...texts].flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const]));
  const changed = withTexts(files, new Map(written));
  const errors = inspectFiles(changed).findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return [];
  const known = new Set(inspectFiles(files).findings.map((finding) => identifyFinding(finding)));
  const readJson = createJsonReader(changed);
  return errors
    .filter((finding) => !known.has(identifyFinding(finding)))
    .map((finding) => formatFindingLine(finding, readJson, serverLanguage));
}

function schemaOf(file: string): 'brand' | 'theme' | 'copy' {
  const [kind] = path.posix.basename(file).split('.');
  return kind === 'brand' || kind === 'theme' ? kind : 'copy';
}
