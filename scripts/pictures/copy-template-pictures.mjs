import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run-command.mjs';

const target = path.join(root, 'docs/images/templates');

/** Preferred states for the picture of a walked screen: the first one that has a picture. */
const usualStates = ['empty', 'default', 'waiting', 'challenge', 'card', 'failed'];

/** Size limit of a picture in the repository, in bytes. */
const mostBytes = 60_000;

/**
 * Copies one picture of each template, 375 px and light, to the operators' pages.
 *
 * @param {string} album folder of one brand's pictures
 * @returns {string[]} problems: templates without a picture, and pictures that are too large
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
 * Picture of a screen's state that no walk visits.
 *
 * @param {string} album
 * @param {string} name of the template
 */
function findState(album, name) {
  const file = readdirSync(album).find((one) => one.startsWith(`${name}-state-`) && one.endsWith('-375-light.webp'));
  return file && path.join(album, file);
}
