import { Head, NextScript } from 'next/document';
import type { ReactNode } from 'react';
import { readBuilt } from './built-files';
import { pickCriticalCss } from './critical-css';

/** The development server has its own files, and tools that no strict policy lets run. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** The chunk loader puts later sheets at the head's end, where they stand behind the page's own as if they had come with it. */
const moveToHead = 'document.head.append(document.currentScript.previousElementSibling)';

/** What Next prints in the head and the page prints behind all that can be seen; by the document's context. */
const heldBack = new WeakMap<object, ReactNode[]>();

/** What is between a page's head and its scripts; by its data, which the document and its parts both know. */
const bodies = new WeakMap<object, string>();

/** Must be told of a page before its head is rendered. */
export function rememberBody(data: object, html: string): void {
  bodies.set(data, html);
}

/**
 * Prints of the built style sheets what the page's elements can be styled by, so that they cost no request, and nothing else
 * that the first paint would wait for: a head that is read at one go is painted with its body.
 */
export class LeanHead extends Head {
  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    if (isDevelopment) return super.getCssLinks(files);
    const { dynamicImports = [], __NEXT_DATA__: data } = this.context as DocumentContextValue;
    const sheets = [...new Set([...files.allFiles, ...dynamicImports])].filter((file) => file.endsWith('.css'));
    // The chunk loader looks for a link of this address before it loads the sheet again; a disabled one is not fetched.
    const links = sheets.map((file) => (
      <link key={file} rel="stylesheet" href={`/_next/${file}`} {...{ disabled: true }} />
    ));
    const css = sheets.map(readBuilt).join('');
    const body = bodies.get(data);
    if (body === undefined) throw new Error('the data of the page are not those that its document was rendered with');
    const { nonce } = this.props;
    heldBack.set(this.context, [
      <style key="sheets" nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />,
      <script key="moved" nonce={nonce} dangerouslySetInnerHTML={{ __html: moveToHead }} />,
      ...links,
    ]);
    const critical = pickCriticalCss(body, { name: sheets.join(' '), css });
    return [<style key="critical" nonce={nonce} dangerouslySetInnerHTML={{ __html: critical }} />];
  }

  override getPolyfillScripts() {
    return this.holdBack(super.getPolyfillScripts());
  }

  /** The development server names chunks among them that it has not; it loads those that it has by itself. */
  override getDynamicChunks(files: Parameters<Head['getDynamicChunks']>[0]) {
    if (isDevelopment) return [];
    return this.holdBack(super.getDynamicChunks(files));
  }

  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    const manifests = listManifests(this.context);
    const isManifest = (src: unknown) => manifests.some((file) => String(src).includes(file));
    const scripts = super.getScripts(files);
    return this.holdBack(isDevelopment ? scripts : scripts.filter(({ props }) => !isManifest(props.src)));
  }

  private holdBack<T>(scripts: T[]): T[] {
    const held = heldBack.get(this.context);
    if (!held) return scripts;
    held.push(...(scripts as ReactNode[]));
    return [];
  }
}

/**
 * Prints the page's data, what the head has held back, and the three small manifests; the scripts run after them. The data come
 * first: a browser that reads the addresses of scripts asks for them before it paints.
 */
export class LateScripts extends NextScript {
  override render() {
    if (isDevelopment) return super.render();
    return (
      <>
        {super.render()}
        {heldBack.get(this.context)}
        {listManifests(this.context).map((file) => (
          <script key={file} nonce={this.props.nonce} dangerouslySetInnerHTML={{ __html: readBuilt(file) }} />
        ))}
      </>
    );
  }
}

/** What Next tells a document's parts, as far as they read it. */
interface DocumentContextValue {
  /** Files of the chunks that were loaded lazily to render the page. */
  dynamicImports?: readonly string[];
  __NEXT_DATA__: object;
}

function listManifests(context: unknown): readonly string[] {
  const { buildManifest } = context as { buildManifest: { lowPriorityFiles: readonly string[] } };
  return buildManifest.lowPriorityFiles.filter((file) => file.endsWith('.js'));
}
