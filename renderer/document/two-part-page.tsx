import { Head, NextScript } from 'next/document';
import type { ReactNode } from 'react';
import { fontsScript } from '../../model/theme/fonts-script';
import { joinLazy, readBuilt } from './built-files';
import { configEventsScript } from './config-events';
import { pickCriticalCss } from './critical-css';
import { guardScript } from './guard-script';
import type { StoredNeeds } from './list-stored-needs';
import { moveToHead } from './move-to-head';

/** The development server has its own files, and its tools break under a strict policy. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Style for a browser without scripts: shows the notice and hides forms and buttons. Such a browser would put the
 * form's values into the URL.
 */
const unscriptedRule = `form[data-step],button{display:none!important}
[data-unscripted]{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:0 24px;padding:16px;
background:var(--alert-low);color:var(--alert-high);font-weight:600;text-align:center}
[data-unscripted] p{flex-basis:100%}[data-unscripted] a{padding:10px 0;color:inherit}`;

/** Head elements that the page prints in its second part, by document context. */
const heldBack = new WeakMap<object, ReactNode[]>();

/** Data that select a page's style sheets. */
interface PageParts {
  /** HTML of the page's elements. */
  html: string;
  /** CSS of the first theme. */
  theme: string;
  /** CSS of the theme that a later step may switch to. */
  laterTheme: string;
  needs: StoredNeeds | undefined;
}

/** Keyed by the page's data, which the document and its parts share. */
const parts = new WeakMap<object, PageParts>();

/** Call this for a page before its head is rendered. */
export function rememberParts(data: object, page: PageParts): void {
  parts.set(data, page);
}

/**
 * Inlines the theme, the rules that match the page's elements, and the guard. The first paint waits for no request.
 * Full style sheets and scripts follow in the second part.
 */
export class LeanHead extends Head {
  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    const { dynamicImports = [], __NEXT_DATA__: data } = this.context as DocumentContextValue;
    const page = parts.get(data);
    if (page === undefined) throw new Error('the page data differ from those that rendered the document');
    const { html, theme, laterTheme, needs } = page;
    const common = [
      <script
        key="guard"
        nonce={this.props.nonce}
        data-needs={needs && JSON.stringify(needs)}
        dangerouslySetInnerHTML={{ __html: guardScript }}
      />,
      <noscript key="unscripted">{this.style('unscripted', unscriptedRule)}</noscript>,
    ];
    if (isDevelopment) return [this.style('theme', theme + laterTheme), ...common, ...(super.getCssLinks(files) ?? [])];
    const sheets = [...new Set([...files.allFiles, ...dynamicImports])].filter((file) => file.endsWith('.css'));
    // The chunk loader looks for a link with this URL before it loads the sheet again. Browsers do not fetch a disabled
    // link.
    const links = sheets.map((file) => (
      <link key={file} rel="stylesheet" href={`/_next/${file}`} {...{ disabled: true }} />
    ));
    const sheet = { name: sheets.join(' '), css: sheets.map(readBuilt).join('') };
    heldBack.set(this.context, [
      this.style('sheets', laterTheme + sheet.css),
      <script key="moved" nonce={this.props.nonce} dangerouslySetInnerHTML={{ __html: moveToHead }} />,
      ...links,
    ]);
    return [this.style('critical', theme + pickCriticalCss(html, sheet)), ...common];
  }

  private style(key: string, css: string) {
    return <style key={key} nonce={this.props.nonce} dangerouslySetInnerHTML={{ __html: css }} />;
  }

  override getPolyfillScripts() {
    return this.holdBack(super.getPolyfillScripts());
  }

  /** The development server also names chunks that do not exist. It loads the real ones by itself. */
  override getDynamicChunks(files: Parameters<Head['getDynamicChunks']>[0]) {
    if (isDevelopment) return [];
    const scripts = this.context.dynamicImports.filter(
      (file) => file.endsWith('.js') && !files.allFiles.includes(file),
    );
    return this.holdBack(
      joinLazy(scripts).map((file) => (
        <script key={file} defer nonce={this.props.nonce} src={`/_next/${encodeURI(file)}`} />
      )),
    );
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
 * Second part: the page's data, the held-back head elements and three small manifests. Scripts run after them. The data
 * come first, because a browser that sees script URLs requests them before it paints.
 */
export class LateScripts extends NextScript {
  override render() {
    const first = isDevelopment ? `${fontsScript};${configEventsScript}` : fontsScript;
    return (
      <>
        {this.script('fonts', first)}
        {super.render()}
        {heldBack.get(this.context)}
        {isDevelopment || !runsScripts(this.context as DocumentContextValue)
          ? null
          : listManifests(this.context).map((file) => this.script(file, readBuilt(file)))}
      </>
    );
  }

  private script(key: string, code: string) {
    return <script key={key} nonce={this.props.nonce} dangerouslySetInnerHTML={{ __html: code }} />;
  }
}

/** The parts of Next's document context that we read. */
interface DocumentContextValue {
  /** Files of lazily loaded chunks that the page needed. */
  dynamicImports?: readonly string[];
  __NEXT_DATA__: object;
  unstable_runtimeJS?: false | undefined;
}

/** Whether a page runs scripts: its module may switch them off. */
export function runsScripts({ unstable_runtimeJS }: DocumentContextValue): boolean {
  return unstable_runtimeJS !== false;
}

function listManifests(context: unknown): readonly string[] {
  const { buildManifest } = context as { buildManifest: { lowPriorityFiles: readonly string[] } };
  return buildManifest.lowPriorityFiles.filter((file) => file.endsWith('.js'));
}
