import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run-command.mjs';

const target = path.join(root, 'docs/images/templates');

/** The state of a walked screen that its page for operators shows: the first of these that there is a picture of. */
const usualStates = ['empty', 'default', 'waiting', 'challenge', 'card', 'failed'];

/** Pictures in the repository stay small: bytes of the largest. */
const mostBytes = 60_000;

/**
 * Copies one picture of each template, 375 px and light, to where the pages for operators show it.
 *
 * @param {string} album folder of one brand's pictures
 * @returns {string[]} what is amiss: templates without a picture, pictures that are too large
 */
export function copyTemplatePictures(album) {
  mkdirSync(target, { recursive: true });
  const templates = readdirSync(path.join(root, 'templates'), { withFileTypes: true });
  return templates
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const files = usualStates.map((state) => path.join(album, `${name}-${state}-375-light.webp`));
      const picture = files.find((file) => existsSync(file)) ?? findState(album, name);
      if (!picture) return [`no picture of ${name}`];
      if (statSync(picture).size > mostBytes) return [`the picture of ${name} has more than ${mostBytes} bytes`];
      copyFileSync(picture, path.join(target, `${name}.webp`));
      return [];
    });
}

/**
 * The picture of a state of a screen that no walk comes by.
 *
 * @param {string} album
 * @param {string} name of the template
 */
function findState(album, name) {
  const file = readdirSync(album).find((one) => one.startsWith(`${name}-state-`) && one.endsWith('-375-light.webp'));
  return file && path.join(album, file);
}
