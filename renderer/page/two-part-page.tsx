import { Head, NextScript } from 'next/document';
import type { ReactNode } from 'react';
import type { Mode } from '../config/checkout';
import { readBuilt } from './built-files';
import { configEventsScript } from './config-events';
import { pickCriticalCss, pickMomentCss } from './critical-css';
import { firstScript } from './first-script';
import { firstId, heldBackRule, restId, showRestScript, takeFirstView, unscriptedRule } from './first-view';
import { forFirstPaint, pickMode, pickUsedTokens, withoutDeviceFaces } from './used-tokens';

/** The development server has its own files, and tools that no strict policy lets run. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** The chunk loader puts later sheets at the head's end, where they stand behind the page's own as if they had come with it. */
const moveToHead = 'document.head.append(document.currentScript.previousElementSibling)';

/** What Next prints in the head and the page prints behind all that can be seen. */
interface HeldBack {
  /** Rules for all that can be seen. */
  rest: ReactNode;
  others: ReactNode[];
}

/** By the document's context. */
const heldBack = new WeakMap<object, HeldBack>();

/** What a page's style sheets are chosen by. */
interface PageParts {
  /** What is between its head and its scripts. */
  html: string;
  /** CSS of its brand's theme. */
  theme: string;
  mode: Mode;
}

/** By the page's data, which the document and its parts both know. */
const parts = new WeakMap<object, PageParts>();

/** Must be told of a page before its head is rendered. */
export function rememberParts(data: object, page: PageParts): void {
  parts.set(data, page);
}

/**
 * Prints of the theme and the built style sheets what the elements of the first view can be styled by, so that they cost no
 * request, and nothing else that the first paint would wait for: a head that is read at one go is painted with its body.
 */
export class LeanHead extends Head {
  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    const { dynamicImports = [], __NEXT_DATA__: data } = this.context as DocumentContextValue;
    const page = parts.get(data);
    if (page === undefined) throw new Error('the data of the page are not those that its document was rendered with');
    const { html, theme, mode } = page;
    if (isDevelopment) return [this.style('theme', theme), ...(super.getCssLinks(files) ?? [])];
    const sheets = [...new Set([...files.allFiles, ...dynamicImports])].filter((file) => file.endsWith('.css'));
    // The chunk loader looks for a link of this address before it loads the sheet again; a disabled one is not fetched.
    const links = sheets.map((file) => (
      <link key={file} rel="stylesheet" href={`/_next/${file}`} {...{ disabled: true }} />
    ));
    const sheet = { name: sheets.join(' '), css: sheets.map(readBuilt).join('') };
    const later = withoutDeviceFaces(theme);
    heldBack.set(this.context, {
      rest: this.style(restId, later + pickCriticalCss(html, sheet), { id: restId, type: 'text/plain' }),
      others: [
        <noscript key="unscripted">{this.style('unscripted', later + unscriptedRule)}</noscript>,
        this.style('sheets', sheet.css),
        <script key="moved" nonce={this.props.nonce} dangerouslySetInnerHTML={{ __html: moveToHead }} />,
        ...links,
      ],
    });
    const first = pickMomentCss(takeFirstView(html), sheet) + heldBackRule;
    const tokens = pickUsedTokens(forFirstPaint(pickMode(theme, mode)), first);
    return [this.style(firstId, tokens + first, { id: firstId })];
  }

  private style(key: string, css: string, attributes?: { id: string; type?: string }) {
    return <style key={key} {...attributes} nonce={this.props.nonce} dangerouslySetInnerHTML={{ __html: css }} />;
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
    held.others.push(...(scripts as ReactNode[]));
    return [];
  }
}

/**
 * Prints the rules for all that can be seen, what runs before any other script, the page's data, what else the head has held back,
 * and the three small manifests; the scripts run after them. The data come before them: a browser that reads the addresses of
 * scripts asks for them before it paints.
 */
export class LateScripts extends NextScript {
  override render() {
    const { nonce } = this.props;
    if (isDevelopment)
      return (
        <>
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `${firstScript};${configEventsScript}` }} />
          {super.render()}
        </>
      );
    const held = heldBack.get(this.context);
    return (
      <>
        {held?.rest}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `${showRestScript};${firstScript}` }} />
        {super.render()}
        {held?.others}
        {listManifests(this.context).map((file) => (
          <script key={file} nonce={nonce} dangerouslySetInnerHTML={{ __html: readBuilt(file) }} />
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
